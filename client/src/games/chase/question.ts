/** The questions of this game: what can be picked, where on the chart, and what is sent. */

import type { Choice, Stepper, Subject, Value } from "../../lib/game";
import type { AskInfo } from "../../protocol";
import { t } from "../../lib/words.svelte";
import { battleQuestion } from "./battle-question";
import { decision, listed, percent } from "./decision";
import { classList, shipName, unitName } from "./names";
import { shadowed, shadowing } from "./odds";
import { traces } from "./plot";
import type { ChaseTable } from "./table.svelte";
import { unitsOf } from "./units";

/** A question, ready for prompt bar and chart. */
export interface Question {
  subjects?: Subject[];
  subject?: string | null;
  choices: Choice[];
  steppers?: Stepper[];
  summary?: string;
  confirm: string | null;
  confirmId?: string;
  /** What will be sent; nothing as long as it is not complete. */
  value: Value | null;
  /** Hexes of the chart that answer it. */
  hexes?: string[];
  hex?(hex: string): boolean;
  /** A hex may be typed, too. */
  typed?: boolean;
  pick?(choice: Choice): void;
  step?(id: string, value: number): void;
}

/** More than these are picked on the chart only. */
const MOST_BUTTONS = 8;
const MOST_TRACES = 5;

export function questionOf(table: ChaseTable, ask: AskInfo): Question {
  switch (ask.key) {
    case "chase-ask-orders":
      return orders(table);
    case "chase-ask-shadowed-moves":
      return shadowedMoves(table);
    case "chase-ask-tankers":
      return tankers(table);
    case "chase-ask-shadow":
      return shadow(table);
    case "chase-ask-search":
      return search(table);
    case "chase-ask-sub-hex":
      return subHex(table);
    case "chase-ask-buy":
    case "chase-ask-fleet":
      return shopping(table, ask.key === "chase-ask-buy" ? "buy" : "ship");
    default:
      return battleQuestion(table, ask) ?? decision(table, ask);
  }
}

function orders(table: ChaseTable): Question {
  const due = (table.hints.due as string[] | undefined) ?? [];
  const idle = table.idleUnits.length;
  const summary = due.length
    ? t("client-chase-due", { units: due.map((unit) => unitName(table.facts, unit)).join(", ") })
    : t("client-chase-orders-summary", { orders: table.book.items.length, idle });
  return { choices: [], summary, confirm: t("client-chase-lock"), confirmId: "lock-orders", value: table.book.value };
}

function shadowedMoves(table: ChaseTable): Question {
  const units = Object.keys((table.hints.units as object | undefined) ?? {});
  const moves = units.map((unit) => table.shadowedBook.find("move", unit) ?? ["stay", unit]);
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

function tankers(table: ChaseTable): Question {
  const names = (table.hints.tankers as string[] | undefined) ?? [];
  const hexes = (table.hints.hexes as string[] | undefined) ?? [];
  const free = names.find((name) => !table.draft[name]) ?? names[0]!;
  const now = table.subjectOf(names) ?? free;
  const placed = names.filter((name) => table.draft[name]);
  return {
    subjects: names.map((id) => ({
      id,
      label: [shipName(table.facts, id), table.draft[id]].filter(Boolean).join(" · "),
    })),
    subject: now,
    choices: [],
    summary: t("client-chase-tankers-placed", { placed: placed.length, all: names.length }),
    confirm: t("client-chase-confirm-tankers"),
    value: placed.length === names.length ? names.map((name) => ["tanker", name, String(table.draft[name])]) : null,
    hexes,
    typed: true,
    hex: (hex) => {
      if (!hexes.includes(hex)) {
        table.remark(t("client-chase-no-berth", { hex }));
        return true;
      }
      table.set(now, hex);
      const next = names.find((name) => name !== now && !table.draft[name]);
      if (next) table.selectSubject(next);
      return true;
    },
  };
}

interface Shadowing {
  ships: Record<string, number>;
  visibility: number;
}

function shadow(table: ChaseTable): Question {
  const contacts = (table.hints.contacts as Record<string, Shadowing> | undefined) ?? {};
  const names = Object.keys(contacts);
  const contact =
    table.subjectOf(names) ?? names.find((name) => Object.keys(contacts[name]!.ships).length) ?? names[0]!;
  const ready = contacts[contact]?.ships ?? {};
  const chosen = Object.keys(ready).filter((ship) => table.draft[`${contact}/${ship}`]);
  const done: Choice = { id: "done", label: t("client-chase-no-shadow"), value: [["done"]], immediate: true };
  const groups = [...unitsOf(Object.keys(ready).flatMap((id) => table.own?.ships[id] ?? []))].filter(
    ([, ships]) => ships.length > 1,
  );
  const mark = (ids: string[], on: boolean) => {
    for (const id of ids) table.set(`${contact}/${id}`, on ? 1 : "");
  };
  return {
    subjects: names.map((id) => ({ id, label: table.contactName(id) })),
    subject: contact,
    choices: [
      ...groups.map(([unit, ships]) => ({
        id: unit,
        label: t("client-chase-whole-force", { unit: unitName(table.facts, unit) }),
        value: unit,
        on: ships.every((ship) => chosen.includes(ship.id)),
      })),
      ...Object.entries(ready).map(([ship, evasion]) => ({
        id: ship,
        label: shipName(table.facts, ship),
        detail: t("client-chase-knots", { knots: evasion }),
        value: ship,
        on: chosen.includes(ship),
      })),
      done,
    ],
    summary: shadowSummary(table, ready, chosen),
    confirm: Object.keys(ready).length ? t("client-chase-confirm-shadow") : null,
    value: chosen.length ? [["shadow", contact, ...chosen]] : null,
    hexes: [...new Set(names.map((name) => table.public!.contacts[name]!.hex))],
    hex: (hex) => {
      const there = names.filter((name) => table.public!.contacts[name]!.hex === hex);
      if (there.length) table.selectSubject(there[(there.indexOf(contact) + 1) % there.length]!);
      return there.length > 0;
    },
    pick: (choice) => {
      const group = groups.find(([unit]) => unit === choice.id)?.[1].map((ship) => ship.id);
      if (choice.immediate) table.source.answer(choice.value);
      else mark(group ?? [choice.id], !choice.on);
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

function search(table: ChaseTable): Question {
  const hexes = table.options.filter((value): value is string => typeof value === "string" && value !== "done");
  const need = Number(table.hints.need ?? table.public?.visibility);
  const factors = (table.hints.factors as Record<string, number> | undefined) ?? {};
  const all: Choice[] =
    hexes.length > 1
      ? [
          {
            id: "call-all",
            label: t("client-chase-call-all", { number: hexes.length }),
            value: "call-all",
            immediate: true,
          },
        ]
      : [];
  return {
    choices: [
      ...hexes.slice(0, MOST_BUTTONS).map((hex) => ({
        id: hex,
        label: hex,
        detail: `${factors[hex] ?? need}/${need}`,
        value: hex,
      })),
      ...all,
      { id: "done", label: t("client-chase-search-done"), value: "done", immediate: true },
    ],
    summary: hexes.length ? t("client-chase-search-summary", { number: hexes.length }) : t("client-chase-search-none"),
    confirm: hexes.length ? t("client-chase-confirm-call") : null,
    value: table.picked,
    hexes,
    typed: hexes.length > 0,
    hex: (hex) => {
      if (table.picked === hex) table.confirm();
      else if (hexes.includes(hex)) table.choose(hex);
      else table.source.answer(hex);
      return true;
    },
    pick: (choice) => {
      if (choice.id === "call-all") table.callAll();
      else if (choice.immediate) table.source.answer(choice.value);
      else table.choose(choice.value);
    },
  };
}

/** The hexes where the enemy was heard of last come first; any other hex is picked on the chart or typed. */
function subHex(table: ChaseTable): Question {
  const seas = new Set(table.options as string[]);
  const seen = traces(table.public!, table.enemy).filter((trace) => seas.has(trace.hex));
  return {
    choices: seen.slice(0, MOST_TRACES).map((trace) => ({
      id: trace.hex,
      label: trace.hex,
      detail: [classList(trace.classes), trace.age ? `−${trace.age}` : ""].filter(Boolean).join(" "),
      hint: t("client-chase-sub-trace", { how: t(`chase-how-${trace.how}`), turn: trace.turn, hex: trace.hex }),
      value: trace.hex,
    })),
    summary: table.picked ? t("client-chase-hex-picked", { hex: String(table.picked) }) : t("client-chase-pick-hex"),
    confirm: t("client-confirm"),
    value: table.picked,
    hexes: [...seas],
    typed: true,
    hex: (hex) => {
      if (table.picked === hex) table.confirm();
      else if (seas.has(hex)) table.choose(hex);
      else table.remark(t("chase-no-sea", { hex }));
      return true;
    },
  };
}

function shopping(table: ChaseTable, verb: string): Question {
  const chosen = table.wares.filter((id) => table.draft[id]);
  const price = chosen.reduce((sum, id) => sum + (table.facts.optional[id]?.points ?? 0), 0);
  return {
    choices: [],
    summary:
      verb === "buy"
        ? t("client-chase-buy-summary", { number: chosen.length, points: price })
        : t("client-chase-fleet-summary", { number: chosen.length }),
    confirm: t(verb === "buy" ? "client-chase-confirm-buy" : "client-chase-confirm-fleet"),
    value: verb === "buy" || chosen.length ? chosen.map((id) => [verb, id]) : null,
  };
}
