/** Questions that are answered on the chart, in the order book or in the shipyard. */

import type { ChartQuestion } from "../../lib/chart/question";
import { choiceOf } from "../../lib/decision";
import { sum } from "../../lib/lists";
import { listed } from "../../lib/modifiers";
import { counted } from "../../lib/names";
import { percent } from "../../lib/numbers";
import type { Asked, Choice } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import { unitsOf } from "./fleet";
import { shipName, unitName } from "./names";
import { shadowed, shadowing } from "./odds";
import { traces } from "./plot";
import type { Chase } from "./questions";
import type { ChaseTable } from "./table.svelte";

/** More than these are picked on the chart only. */
const MOST_BUTTONS = 8;
const MOST_TRACES = 5;

export function orders(table: ChaseTable, { hints }: Asked<Chase, "chase-ask-orders">): ChartQuestion {
  const summary = hints.due.length
    ? t("client-chase-due", { units: hints.due.map((unit) => unitName(table.facts, unit)).join(", ") })
    : t("client-chase-orders-summary", { orders: table.book.items.length, idle: table.idleUnits.length });
  return { choices: [], summary, confirm: t("client-chase-lock"), confirmId: "lock-orders", value: table.book.value };
}

export function shadowedMoves(table: ChaseTable, { hints }: Asked<Chase, "chase-ask-shadowed-moves">): ChartQuestion {
  const units = Object.keys(hints.units);
  const moves = units.map((unit) => table.book.find("move", unit) ?? ["stay", unit]);
  const summary = units
    .map((unit, index) =>
      t(moves[index]![0] === "stay" ? "client-chase-stays" : "client-chase-moves", {
        unit: unitName(table.facts, unit),
        hex: moves[index]!.at(-1) ?? "",
      }),
    )
    .join(" · ");
  return {
    subjects: units.map((id) => ({ id, label: unitName(table.facts, id) })),
    subject: table.selectedUnit,
    choices: [],
    summary,
    confirm: t("client-chase-confirm-moves"),
    confirmId: "lock-orders",
    value: moves,
  };
}

export function tankers(table: ChaseTable, { hints }: Asked<Chase, "chase-ask-tankers">): ChartQuestion {
  const { tankers: names, hexes } = hints;
  const berths = table.entries;
  const now = table.subjectOf(names) ?? names.find((name) => !berths[name]) ?? names[0]!;
  const placed = names.filter((name) => berths[name]);
  return {
    subjects: names.map((id) => ({ id, label: [shipName(table.facts, id), berths[id]].filter(Boolean).join(" · ") })),
    subject: now,
    choices: [],
    summary: t("client-chase-tankers-placed", { placed: placed.length, all: names.length }),
    confirm: t("client-chase-confirm-tankers"),
    value: placed.length === names.length ? names.map((name) => ["tanker", name, String(berths[name])]) : null,
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
  const groups = [...unitsOf(Object.keys(ready).flatMap((id) => table.own?.ships[id] ?? []))].filter(
    ([, ships]) => ships.length > 1,
  );
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
      ...groups.map(([unit, ships]) =>
        toggle(
          unit,
          ships.map((ship) => ship.id),
          { label: t("client-chase-whole-force", { unit: unitName(table.facts, unit) }) },
        ),
      ),
      ...Object.entries(ready).map(([ship, knots]) =>
        toggle(ship, [ship], { label: shipName(table.facts, ship), detail: t("client-chase-knots", { knots }) }),
      ),
      { id: "done", label: t("client-chase-no-shadow"), immediate: true, act: () => asked.send([["done"]]) },
    ],
    summary: shadowSummary(table, ready, chosen),
    confirm: Object.keys(ready).length ? t("client-chase-confirm-shadow") : null,
    value: chosen.length ? [["shadow", contact, ...chosen]] : null,
    hexes: [...new Set(names.map(hexOf))],
    hex: (hex) => {
      const there = names.filter((name) => hexOf(name) === hex);
      if (there.length) table.selectSubject(there[(there.indexOf(contact) + 1) % there.length]!);
      return there.length > 0;
    },
  };
}

/** What the ships that were picked can hope for: their die is known but for the speed of the quarry. */
function shadowSummary(table: ChaseTable, ready: Record<string, number>, chosen: string[]): string {
  if (!Object.keys(ready).length) return t("client-chase-shadow-nobody");
  const ships = chosen.flatMap((id) => table.own?.ships[id] ?? []);
  if (!ships.length) return t("client-chase-shadow-pick");
  const modifiers = shadowing(table.facts, table.public!, ships);
  const chance = (faster: number) => percent(shadowed(table.facts, modifiers, faster));
  return t("client-chase-shadow-summary", {
    knots: Math.min(...chosen.map((id) => ready[id]!)),
    modifiers: listed(modifiers) || "no",
    equal: chance(0),
    faster: chance(1),
    slower: chance(-1),
  });
}

export function search(table: ChaseTable, asked: Asked<Chase, "chase-ask-search">): ChartQuestion {
  const hexes = asked.options.filter((value) => value !== "done");
  const need = asked.hints.need ?? table.public?.visibility ?? 0;
  const factors = asked.hints.factors ?? {};
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
        .map((hex) => choiceOf(asked, hex, { label: hex, detail: `${factors[hex] ?? need}/${need}` })),
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
  const seen = traces(table.public!, table.enemy).filter((trace) => seas.has(trace.hex));
  return {
    choices: seen.slice(0, MOST_TRACES).map((trace) =>
      choiceOf(asked, trace.hex, {
        label: trace.hex,
        detail: [counted(trace.classes), trace.age ? `−${trace.age}` : ""].filter(Boolean).join(" "),
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
export function buying(table: ChaseTable): ChartQuestion {
  const chosen = table.wares.filter((id) => table.entries[id]);
  const points = sum(chosen.map((id) => table.facts.optional[id]?.points ?? 0));
  return {
    choices: [],
    summary: t("client-chase-buy-summary", { number: chosen.length, points }),
    confirm: t("client-chase-confirm-buy"),
    value: chosen.map((id) => ["buy", id]),
  };
}

/** The ships of a single fight. */
export function fitting(table: ChaseTable): ChartQuestion {
  const chosen = table.wares.filter((id) => table.entries[id]);
  return {
    choices: [],
    summary: t("client-chase-fleet-summary", { number: chosen.length }),
    confirm: t("client-chase-confirm-fleet"),
    value: chosen.length ? chosen.map((id) => ["ship", id]) : null,
  };
}
