/** Questions that are answered on the chart, in the order book or in the shipyard. */

import type { ChartQuestion } from "../../lib/chart/question";
import { choiceOf } from "../../lib/decision";
import { listed } from "../../lib/modifiers";
import { counted } from "../../lib/names";
import { ofTen } from "../../lib/numbers";
import { refused, stands, type Asked, type Choice } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import type { Chase } from "./chase";
import { shipName, unitName } from "./names";
import { ago } from "./plot";
import type { ChaseTable } from "./table.svelte";
import type { AttemptTried, Berth, Repair } from "./types";

/** More than these are picked on the chart only. */
const MOST_BUTTONS = 8;
const MOST_TRACES = 5;
const WISHES = ["rudder", "speed"] as const;

export function orders(table: ChaseTable, { hints, tried }: Asked<Chase, "chase-ask-orders">): ChartQuestion {
  const due = tried?.due ?? hints.due;
  const idle = tried?.idle.length ?? table.units.size;
  return {
    choices: [],
    summary: due.length
      ? t("client-chase-due", { units: due.map((unit) => unitName(table.facts, unit)).join(", ") })
      : t("client-chase-orders-summary", { orders: table.book.items.length, idle }),
    confirm: t("client-chase-lock"),
    confirmId: "lock-orders",
    value: table.book.orders,
    ready: stands(tried),
    refusal: refused(tried),
  };
}

export function shadowedMoves(
  table: ChaseTable,
  { hints, tried }: Asked<Chase, "chase-ask-shadowed-moves">,
): ChartQuestion {
  const { moves } = table.book;
  const units = Object.keys(hints.units);
  const summary = moves
    .map((order) => {
      const unit = unitName(table.facts, order.unit);
      return order.do === "stay"
        ? t("client-chase-stays", { unit })
        : t("client-chase-moves", { unit, hex: order.path.at(-1) ?? "" });
    })
    .join(" · ");
  return {
    subjects: units.map((id) => ({ id, label: unitName(table.facts, id) })),
    subject: table.selectedUnit,
    choices: [],
    summary,
    confirm: t(moves.some((order) => order.do === "move") ? "client-chase-confirm-moves" : "client-chase-confirm-stay"),
    confirmId: "lock-orders",
    value: moves,
    ready: stands(tried),
    refusal: refused(tried),
  };
}

/** Ships that repair instead of anything else; each mends one thing. */
export function repairs(table: ChaseTable, { hints, tried }: Asked<Chase, "chase-ask-repairs">): ChartQuestion {
  const ships = Object.entries(hints.ships);
  const chosen = ships.flatMap(([ship, wishes]): Repair[] =>
    WISHES.flatMap((wish) => (wish in wishes && table.entries[ship] === wish ? [{ do: "repair", ship, wish }] : [])),
  );
  return {
    choices: ships.flatMap(([ship, wishes]) =>
      WISHES.filter((wish) => wish in wishes).map((wish): Choice => {
        const on = table.entries[ship] === wish;
        return {
          id: `${ship}/${wish}`,
          label: `${shipName(table.facts, ship)}: ${t(`client-chase-do-repair-${wish}`)}`,
          detail: ofTen(wishes[wish] ?? 0),
          on,
          act: () => table.set(ship, on ? "" : wish),
        };
      }),
    ),
    summary: t(ships.length ? "client-chase-repairs-hint" : "client-chase-repairs-nobody"),
    confirm: t(chosen.length ? "client-chase-confirm-repairs" : "client-chase-continue"),
    value: chosen,
    ready: stands(tried),
    refusal: refused(tried),
  };
}

export function tankers(table: ChaseTable, { hints, tried }: Asked<Chase, "chase-ask-tankers">): ChartQuestion {
  const { tankers: names, hexes } = hints;
  const berths = table.entries;
  const now = table.subjectOf(names) ?? names.find((name) => !berths[name]) ?? names[0]!;
  const placed = names.flatMap((tanker): Berth[] =>
    berths[tanker] ? [{ tanker, hex: String(berths[tanker]) }] : [],
  );
  return {
    subjects: names.map((id) => ({ id, label: [shipName(table.facts, id), berths[id]].filter(Boolean).join(" · ") })),
    subject: now,
    choices: [],
    summary: t("client-chase-tankers-placed", { placed: placed.length, all: names.length }),
    confirm: t("client-chase-confirm-tankers"),
    value: placed.length ? placed : null,
    ready: stands(tried),
    refusal: refused(tried),
    hexes,
    entry: t("client-type-hex"),
    hex: (hex) => {
      if (!hexes.includes(hex)) {
        table.remark(t("client-chase-no-berth", { hex }));
        return true;
      }
      table.set(now, hex);
      const next = names.find((name) => name !== now && !berths[name]);
      if (next) table.selectSubject(next);
      return true;
    },
  };
}

export function shadow(table: ChaseTable, asked: Asked<Chase, "chase-ask-shadow">): ChartQuestion {
  const { contacts } = asked.hints;
  const names = Object.keys(contacts);
  const contact =
    table.subjectOf(names) ?? names.find((name) => Object.keys(contacts[name]!.ships).length) ?? names[0]!;
  const ready = contacts[contact]?.ships ?? {};
  const chosen = Object.keys(ready).filter((ship) => table.entries[`${contact}/${ship}`]);
  const groups = [...table.units].flatMap(([unit, ships]) => {
    const able = ships.flatMap(({ id }) => (id in ready ? [id] : []));
    return able.length > 1 ? [{ unit, able }] : [];
  });
  const mark = (ids: string[], on: boolean) => {
    for (const id of ids) table.set(`${contact}/${id}`, on ? 1 : "");
  };
  const toggle = (id: string, ships: string[], wording: Pick<Choice, "label" | "detail">): Choice => {
    const on = ships.every((ship) => chosen.includes(ship));
    return { id, ...wording, on, act: () => mark(ships, !on) };
  };
  const hexOf = (name: string) => table.public!.contacts[name]!.hex;
  return {
    subjects: names.map((id) => ({ id, label: table.contactName(id) })),
    subject: contact,
    choices: [
      ...groups.map(({ unit, able }) =>
        toggle(unit, able, { label: t("client-chase-whole-force", { unit: unitName(table.facts, unit) }) }),
      ),
      ...Object.entries(ready).map(([ship, knots]) =>
        toggle(ship, [ship], { label: shipName(table.facts, ship), detail: t("client-chase-knots", { knots }) }),
      ),
      { id: "done", label: t("client-chase-no-shadow"), immediate: true, act: () => asked.send([]) },
    ],
    summary: shadowSummary(Object.keys(ready), chosen, asked.tried),
    confirm: Object.keys(ready).length ? t("client-chase-confirm-shadow") : null,
    value: chosen.length ? [{ contact, ships: chosen }] : null,
    ready: !asked.tried?.refusal,
    hexes: [...new Set(names.map(hexOf))],
    hex: (hex) => {
      const there = names.filter((name) => hexOf(name) === hex);
      if (there.length) table.selectSubject(there[(there.indexOf(contact) + 1) % there.length]!);
      return there.length > 0;
    },
  };
}

/** What the ships that were picked can hope for: their die is known but for the speed of the quarry. */
function shadowSummary(ready: string[], chosen: string[], tried: AttemptTried | null): string {
  if (!ready.length) return t("client-chase-shadow-nobody");
  if (!chosen.length || !tried) return t("client-chase-shadow-pick");
  return t("client-chase-shadow-summary", {
    knots: tried.evasion,
    modifiers: listed(tried.modifiers) || "no",
    equal: ofTen(tried.as_fast),
    faster: ofTen(tried.slower),
    slower: ofTen(tried.faster),
  });
}

export function search(table: ChaseTable, asked: Asked<Chase, "chase-ask-search">): ChartQuestion {
  const hexes = asked.options.filter((value) => value !== "done");
  const { need, factors } = asked.hints;
  const all: Choice = {
    id: "call-all",
    label: t("client-chase-call-all", { number: hexes.length }),
    immediate: true,
    act: () => table.callAll(),
  };
  return {
    choices: [
      ...hexes
        .slice(0, MOST_BUTTONS)
        .map((hex) => choiceOf(asked, hex, { label: hex, detail: `${factors[hex]?.total ?? 0}/${need}` })),
      ...(hexes.length > 1 ? [all] : []),
      choiceOf(asked, "done", { label: t("client-chase-search-done") }, true),
    ],
    picked: asked.picked,
    summary: hexes.length ? t("client-chase-search-summary", { number: hexes.length }) : t("client-chase-search-none"),
    confirm: hexes.length ? t("client-chase-confirm-call") : null,
    value: asked.picked,
    hexes,
    ...(hexes.length ? { entry: t("client-type-hex") } : {}),
    hex: (hex) => {
      if (asked.picked === hex) table.confirm();
      else if (hexes.includes(hex)) asked.choose(hex);
      else asked.send(hex);
      return true;
    },
  };
}

/** The hexes where the enemy was heard of last come first; any other hex is picked on the chart or typed. */
export function subHex(table: ChaseTable, asked: Asked<Chase, "chase-ask-sub-hex">): ChartQuestion {
  const seas = new Set(asked.options);
  const seen = table.traces.filter((trace) => seas.has(trace.hex));
  const age = (turn: number) => (table.public?.turn ?? turn) - turn;
  return {
    choices: seen.slice(0, MOST_TRACES).map((trace) =>
      choiceOf(asked, trace.hex, {
        label: trace.hex,
        detail: [counted(trace.classes), age(trace.turn) ? ago(table.facts, age(trace.turn)) : ""].filter(Boolean).join(" · "),
        hint: t("client-chase-sub-trace", { how: t(`chase-how-${trace.how}`), turn: trace.turn, hex: trace.hex }),
      }),
    ),
    picked: asked.picked,
    summary: asked.picked ? t("client-chase-hex-picked", { hex: asked.picked }) : t("client-chase-pick-hex"),
    confirm: t("client-confirm"),
    value: asked.picked,
    hexes: [...seas],
    entry: t("client-type-hex"),
    hex: (hex) => {
      if (asked.picked === hex) table.confirm();
      else if (seas.has(hex)) asked.choose(hex);
      else table.remark(t("chase-no-sea", { hex }));
      return true;
    },
  };
}

/** Ships that are bought before the game; none is an answer, too. */
export function buying(table: ChaseTable, { tried }: Asked<Chase, "chase-ask-buy">): ChartQuestion {
  return {
    choices: [],
    summary: t("client-chase-buy-summary", { number: table.chosenWares.length, points: tried?.points ?? 0 }),
    confirm: t("client-chase-confirm-buy"),
    value: table.chosenWares,
    ready: stands(tried),
    refusal: refused(tried),
  };
}

/** The ships of a single fight. */
export function fitting(table: ChaseTable, { tried }: Asked<Chase, "chase-ask-fleet">): ChartQuestion {
  const number = table.chosenWares.length;
  return {
    choices: [],
    summary: t("client-chase-fleet-summary", { number }),
    confirm: t("client-chase-confirm-fleet"),
    value: number ? table.chosenWares : null,
    ready: stands(tried),
    refusal: refused(tried) ?? tried?.owed ?? null,
  };
}
