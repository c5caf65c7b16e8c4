/** The questions of this game: what can be picked, where on the chart, and what is sent. */

import type { Choice, Stepper, Subject, Value } from "../../lib/game";
import type { AskInfo } from "../../protocol";
import { t } from "../../lib/words.svelte";
import { battleQuestion } from "./battle-question";
import { classList, shipName, unitName, wingName } from "./names";
import type { ChaseTable } from "./table.svelte";

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
  pick?(choice: Choice): void;
  step?(id: string, value: number): void;
}

/** More than these are picked on the chart only. */
const MOST_BUTTONS = 8;

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
      return battleQuestion(table, ask) ?? oneOf(table, ask);
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
  const seen = table.public?.contacts[contact];
  const done: Choice = { id: "done", label: t("client-chase-done"), value: [["done"]], immediate: true };
  return {
    subjects: names.map((id) => ({ id, label: `${id} · ${table.public?.contacts[id]?.hex ?? ""}` })),
    subject: contact,
    choices: [
      ...Object.entries(ready).map(([ship, evasion]) => ({
        id: ship,
        label: shipName(table.facts, ship),
        detail: t("client-chase-knots", { knots: evasion }),
        value: ship,
        on: chosen.includes(ship),
      })),
      done,
    ],
    summary: Object.keys(ready).length
      ? t("client-chase-shadow-summary", {
          classes: classList(seen?.classes ?? []),
          visibility: contacts[contact]!.visibility,
        })
      : t("client-chase-shadow-nobody"),
    confirm: Object.keys(ready).length ? t("client-chase-confirm-shadow") : null,
    value: chosen.length ? [["shadow", contact, ...chosen]] : null,
    hexes: names.map((name) => table.public!.contacts[name]!.hex),
    hex: (hex) => {
      const there = names.find((name) => table.public!.contacts[name]!.hex === hex);
      if (there) table.selectSubject(there);
      return there !== undefined;
    },
    pick: (choice) => {
      if (choice.immediate) table.source.answer(choice.value);
      else table.set(`${contact}/${choice.id}`, table.draft[`${contact}/${choice.id}`] ? "" : 1);
    },
  };
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

function subHex(table: ChaseTable): Question {
  const hexes = table.options as string[];
  return {
    choices: [],
    summary: table.picked ? t("client-chase-hex-picked", { hex: String(table.picked) }) : t("client-chase-pick-hex"),
    confirm: t("client-confirm"),
    value: table.picked,
    hexes,
    hex: (hex) => {
      if (hexes.includes(hex)) table.choose(hex);
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

/** A question with a short list of answers. */
function oneOf(table: ChaseTable, ask: AskInfo): Question {
  const plain = table.options.every((value) => typeof value === "string" && ["yes", "no", "none"].includes(value));
  const choices = table.options.map((value): Choice => {
    const chance = table.hints.chance as [number, number] | undefined;
    const odds =
      chance && value === "try" ? { detail: t("client-percent", { value: (100 * chance[0]) / chance[1] }) } : {};
    return { id: optionId(value), label: labelOf(table, ask, value), value, immediate: plain, ...odds };
  });
  return {
    choices,
    confirm: plain ? null : t("client-confirm"),
    value: table.picked ?? (table.options.length === 1 ? table.options[0]! : null),
  };
}

export function optionId(value: Value): string {
  return Array.isArray(value) ? value.map(optionId).join("-") : String(value);
}

function labelOf(table: ChaseTable, ask: AskInfo, value: Value): string {
  const { facts } = table;
  const names = (list: Value[]) => list.map((id) => shipName(facts, String(id))).join(", ");
  if (Array.isArray(value)) {
    const [verb, ...rest] = value.map(String);
    const cut = rest.indexOf("/");
    switch (verb) {
      case "none":
      case "done":
        return t(`client-chase-${ask.key === "chase-ask-evade" ? "no-manoeuvre" : "done"}`);
      case "evade":
        return t("client-chase-evade", { points: facts.tables.shadow.evasion_fuel });
      case "divert":
        return t("client-chase-divert", {
          fast: names(rest.slice(0, cut)),
          slow: names(rest.slice(cut + 1)),
          points: facts.tables.shadow.diversion_fuel,
        });
      case "divide":
        return t("client-chase-divide", { fast: names(rest.slice(0, cut)), slow: names(rest.slice(cut + 1)) });
      case "attack":
        return t("client-chase-attack", { unit: unitName(facts, rest[0]!), contact: table.contactName(rest[1]!) });
      default:
        break;
    }
    if (ask.key === "chase-ask-air-target")
      return t("client-chase-air-target", {
        wing: wingName(facts, String(value[1])),
        class: t(`chase-class-${String(value[2])}`),
        hex: String(value[0]),
      });
    const convoy = facts.convoys[String(value[0])];
    if (convoy) return t("client-chase-convoy-choice", { convoy: convoy.name, answer: String(value[1]) });
    return value.map(String).join(" ");
  }
  const word = String(value);
  if (facts.ships[word]) return facts.ships[word].name;
  if (/^(TF|KG)\d+$/.test(word)) return unitName(facts, word);
  if (word === "none") return t(ask.key === "chase-ask-end-german" ? "client-chase-no-hunt" : "client-chase-continue");
  if (["yes", "no"].includes(word)) return t(`client-value-${word}`);
  return t(`client-chase-answer-${word}`);
}
