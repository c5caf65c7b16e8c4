/** Decisions with a short list of answers: what each of them means, and what it costs or risks. */

import type { Choice, Value } from "../../lib/game";
import { signed } from "../../lib/numbers";
import type { AskInfo } from "../../protocol";
import { t } from "../../lib/words.svelte";
import { className, shipName, unitName, wingName } from "./names";
import { bombed, bombing, hunted, hunting, spread, type Modifier } from "./odds";
import type { Question } from "./question";
import type { ChaseTable } from "./table.svelte";
import { placeOf } from "./units";

/** One answer: what it is called, a figure beside it, and a sentence on what follows from it. */
interface Answer {
  label: string;
  detail?: string;
  hint?: string;
}

/** How a question reads: its answers, what is to be said about all of them, and the one that stands unless changed. */
interface Reading {
  answer(value: Value): Answer;
  summary?: string;
  usual?: Value;
  /** What to say where there is nothing to choose. */
  only?: string;
  /** A press is enough. */
  quick?: boolean;
  hexes?: Record<string, Value[]>;
}

type Reader = (table: ChaseTable, ask: AskInfo) => Reading;

export function optionId(value: Value): string {
  return Array.isArray(value) ? value.map(optionId).join("-") : String(value);
}

export function decision(table: ChaseTable, ask: AskInfo): Question {
  const reading = READERS[ask.key]!(table, ask);
  const single = table.options.length === 1;
  const quick = single || reading.quick === true;
  const choices = table.options.map((value): Choice => ({
    id: optionId(value),
    value,
    ...(quick ? { immediate: true } : {}),
    ...reading.answer(value),
  }));
  const { hexes } = reading;
  return {
    choices,
    summary: (single && reading.only) || reading.summary || "",
    confirm: quick ? null : t("client-confirm"),
    value: quick ? null : (table.picked ?? reading.usual ?? null),
    ...(hexes && !single ? { hexes: Object.keys(hexes), hex: (hex: string) => pickAt(table, hexes, hex) } : {}),
  };
}

/** A click on a hex picks what is there; another one what else is there. */
function pickAt(table: ChaseTable, hexes: Record<string, Value[]>, hex: string): boolean {
  const there = hexes[hex];
  if (there) table.choose(there[(there.findIndex((value) => value === table.picked) + 1) % there.length]!);
  return there !== undefined;
}

export function percent(value: number): string {
  return t("client-percent", { value: Math.round(value) });
}

export function listed(modifiers: Modifier[]): string {
  return modifiers.map(([key, value]) => `${t(key)} ${signed(value)}`).join(", ");
}

function names(table: ChaseTable, ids: string[]): string {
  return ids.map((id) => shipName(table.facts, id)).join(", ");
}

/** The two lists of an answer that divides ships: before and after the stroke. */
function halves([, ...rest]: string[]): [string[], string[]] {
  const cut = rest.indexOf("/");
  return [rest.slice(0, cut), rest.slice(cut + 1)];
}

const evade: Reader = (table, ask) => {
  const { shadow } = table.facts.tables;
  const ships = Object.values(table.own?.ships ?? {}).filter((ship) => ship.contact === ask.params.contact);
  const bunkers = (points: number) =>
    ships.map((ship) => `${shipName(table.facts, ship.id)} ${ship.fuel} → ${ship.fuel - points}`).join(", ");
  return {
    answer(value) {
      const words = (value as string[]).map(String);
      const [fast, slow] = halves(words);
      switch (words[0]) {
        case "evade":
          return {
            label: t("client-chase-evade"),
            detail: t("client-chase-fuel-points", { points: shadow.evasion_fuel }),
            hint: t("client-chase-evade-hint", {
              modifier: signed(shadow.evasion),
              hexes: shadow.evasion_hexes,
              bunkers: bunkers(shadow.evasion_fuel),
            }),
          };
        case "divert":
          return {
            label: t("client-chase-divert", { fast: names(table, fast), slow: names(table, slow) }),
            detail: t("client-chase-fuel-points", { points: shadow.diversion_fuel }),
            hint: t("client-chase-divert-hint", {
              modifier: signed(shadow.fast_part),
              fast: names(table, fast),
              bunkers: bunkers(shadow.diversion_fuel),
            }),
          };
        default:
          return { label: t("client-chase-no-manoeuvre"), hint: t("client-chase-no-manoeuvre-hint") };
      }
    },
    summary: t("client-chase-evade-summary"),
    only: t("client-chase-evade-only", { points: shadow.diversion_fuel, more: shadow.evasion_fuel }),
  };
};

const divert: Reader = (table, ask) => {
  const part = (which: string) => table.contactName(String(ask.params[which]));
  const hints: Record<string, string> = {
    fast: t("client-chase-follow-fast", { modifier: signed(table.facts.tables.shadow.fast_part) }),
    slow: t("client-chase-follow-slow"),
    both: t("client-chase-follow-both"),
  };
  return {
    answer: (value) => ({
      label:
        value === "both"
          ? t("client-chase-answer-both")
          : t(`client-chase-answer-${String(value)}`, { contact: part(String(value)) }),
      hint: hints[String(value)]!,
    }),
  };
};

const divide: Reader = (table) => ({
  answer(value) {
    const [fast, slow] = halves((value as string[]).map(String));
    return { label: t("client-chase-divide", { fast: names(table, fast), slow: names(table, slow) }) };
  },
  summary: t("client-chase-follow-fast", { modifier: signed(table.facts.tables.shadow.fast_part) }),
});

const combat: Reader = (table) => ({
  answer(value) {
    const [verb, unit = "", contact = ""] = (value as string[]).map(String);
    if (verb === "done") return { label: t("client-chase-no-attack") };
    const ships = table.units.get(unit) ?? [];
    return {
      label: t("client-chase-attack", { unit: unitName(table.facts, unit), contact: table.contactName(contact) }),
      hint: t(
        table.public?.options["attacker-sighted"] === "off" ? "client-chase-attack-unseen" : "client-chase-attack-hint",
        { ships: names(table, ships.map((ship) => ship.id)) },
      ),
    };
  },
  only: t("client-chase-attack-nobody"),
});

const hunt: Reader = (table) => ({
  answer(value) {
    if (value === "none") return { label: t("client-chase-no-hunt") };
    const modifiers = hunting(table.facts, table.public!, table.units.get(String(value)) ?? []);
    return {
      label: t("client-chase-hunt", { unit: unitName(table.facts, String(value)) }),
      detail: percent(hunted(table.facts, modifiers, "convoy") + hunted(table.facts, modifiers, "merchant")),
      hint: t("client-chase-hunt-hint", {
        convoy: percent(hunted(table.facts, modifiers, "convoy")),
        merchant: percent(hunted(table.facts, modifiers, "merchant")),
        modifiers: listed(modifiers) || "no",
      }),
    };
  },
  usual: "none",
  summary: t("client-chase-hunt-summary"),
  only: t("client-chase-hunt-nobody"),
});

const merchant: Reader = (table) => ({
  answer: (value) =>
    value === "yes"
      ? {
          label: t("client-chase-attack-her"),
          hint: t("client-chase-merchant-hint", { turns: table.facts.tables.hunting.no_move }),
        }
      : { label: t("client-chase-let-go"), hint: t("client-chase-merchant-spared") },
  summary: t("client-chase-merchant-hint", { turns: table.facts.tables.hunting.no_move }),
});

function convoyHint(table: ChaseTable, id: string, attack: boolean): string {
  const { chits, escorts } = table.facts.convoys[id]!;
  if (!attack) return t("client-chase-convoy-spared");
  return t("client-chase-convoy-hint", {
    chits,
    escorts: escorts.length ? names(table, escorts) : "no",
    ...spread(table.facts.cups.convoy),
  });
}

const convoy: Reader = (table, ask) => ({
  answer: (value) => ({
    label: t(value === "yes" ? "client-chase-attack-convoy" : "client-chase-spare-convoy"),
    hint: convoyHint(table, String(ask.params.convoy), value === "yes"),
  }),
  summary: convoyHint(table, String(ask.params.convoy), true),
});

const either: Reader = (table) => ({
  answer(value) {
    const [id = "", answer = ""] = (value as string[]).map(String);
    return {
      label: t("client-chase-convoy-choice", { convoy: table.facts.convoys[id]!.name, answer }),
      hint: convoyHint(table, id, answer === "yes"),
    };
  },
});

const relieve: Reader = (table) => ({
  answer(value) {
    if (value === "none") return { label: t("client-chase-no-relief") };
    const relief = table.facts.scenarios[table.public!.scenario]?.relief.find((row) => row.ship === value);
    return {
      label: t("client-chase-relieve", { ship: shipName(table.facts, String(value)) }),
      hint: t("client-chase-relieve-hint", {
        ship: shipName(table.facts, String(value)),
        hex: relief?.hex ?? "",
        convoy: table.facts.convoys[relief?.convoy ?? ""]?.name ?? "",
      }),
    };
  },
  usual: "none",
  only: t("client-chase-relief-nobody"),
});

const airTarget: Reader = (table) => ({
  answer(value) {
    const [hex = "", wing = "", kind = ""] = (value as string[]).map(String);
    const modifiers = bombing(table.facts, table.public!, placeOf(table.facts, hex));
    return {
      label: t("client-chase-air-target", { wing: wingName(table.facts, wing), class: className(kind), hex }),
      detail: percent(bombed(table.facts, modifiers)),
      hint: t("client-chase-air-hint", {
        chance: percent(bombed(table.facts, modifiers)),
        modifiers: listed(modifiers) || "no",
      }),
    };
  },
  summary: t("client-chase-air-summary"),
});

/** Ships of one's own of which one has to be given away. */
const victim =
  (summary: string): Reader =>
  (table) => {
    const ships = table.options.flatMap((value) => table.own?.ships[String(value)] ?? []);
    const hexes: Record<string, Value[]> = {};
    for (const ship of ships) hexes[ship.hex] = [...(hexes[ship.hex] ?? []), ship.id];
    return {
      answer(value) {
        const printed = table.facts.ships[String(value)]!;
        const ship = table.own?.ships[String(value)];
        return {
          label: printed.name,
          ...(ship ? { detail: `${ship.hex} · ${ship.card.hull}/${printed.hull}` } : {}),
          hint: t("client-chase-victim", {
            ship: printed.name,
            class: className(printed.class),
            hex: ship?.hex ?? "",
            hull: ship?.card.hull ?? 0,
            full: printed.hull,
            force: ship?.force ? unitName(table.facts, ship.force) : "no",
          }),
        };
      },
      summary: t(summary),
      hexes,
    };
  };

const abort: Reader = (table) => {
  const [part, whole] = table.hints.chance as [number, number];
  const modifiers = table.hints.modifiers as Modifier[];
  return {
    answer: (value) =>
      value === "try"
        ? { label: t("client-chase-answer-try"), detail: percent((100 * part) / whole) }
        : { label: t("client-chase-answer-fight-on") },
    summary: t("client-chase-abort-hint", { modifiers: listed(modifiers) || "no" }),
    quick: true,
  };
};

const pushed: Reader = (_, ask) => ({
  answer: (value) => ({ label: t(`client-chase-answer-${String(value)}`) }),
  summary: t("client-chase-pushed-hint", { zones: Number(ask.params.zones) }),
  quick: true,
});

const concede: Reader = () => ({
  answer: (value) => ({ label: t(value === "yes" ? "client-chase-answer-give-up" : "client-chase-answer-fight-on") }),
  summary: t("client-chase-concede-hint"),
  only: t("client-chase-concede-not-yet"),
});

const noPrey: Reader = () => ({
  answer: () => ({ label: t("client-chase-end-turn") }),
});

const READERS: Record<string, Reader> = {
  "chase-ask-evade": evade,
  "chase-ask-divert": divert,
  "chase-ask-divide": divide,
  "chase-ask-combat": combat,
  "chase-ask-end-german": hunt,
  "chase-ask-attack-merchant": merchant,
  "chase-ask-attack-convoy": convoy,
  "chase-ask-either-convoy": either,
  "chase-ask-no-prey": noPrey,
  "chase-ask-end-allied": relieve,
  "chase-ask-air-target": airTarget,
  "chase-ask-air-ship": victim("client-chase-air-ship-summary"),
  "chase-ask-abort": abort,
  "chase-ask-pushed": pushed,
  "chase-ask-concede": concede,
  "chase-ask-sub-ship": victim("client-chase-sub-ship-summary"),
};
