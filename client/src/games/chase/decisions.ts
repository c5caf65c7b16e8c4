/** Decisions with a short list of answers: what each of them means, and what it costs or risks. */

import { pickAt, type ChartQuestion } from "../../lib/chart/question";
import { decision } from "../../lib/decision";
import { grouped } from "../../lib/lists";
import { listed } from "../../lib/modifiers";
import { percent, signed } from "../../lib/numbers";
import type { Asked, AskedAs } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import { placeOf } from "./fleet";
import { className, shipName, unitName, wingName } from "./names";
import { bombed, bombing, hunted, hunting, spread } from "./odds";
import type { Chase } from "./questions";
import type { ChaseTable } from "./table.svelte";

function names(table: ChaseTable, ids: string[]): string {
  return ids.map((id) => shipName(table.facts, id)).join(", ");
}

/** The two lists of an answer that divides ships: before and after the stroke. */
function halves([, ...rest]: string[]): [string[], string[]] {
  const cut = rest.indexOf("/");
  return [rest.slice(0, cut), rest.slice(cut + 1)];
}

export function evade(table: ChaseTable, asked: Asked<Chase, "chase-ask-evade">): ChartQuestion {
  const { shadow } = table.facts.tables;
  const ships = Object.values(table.own?.ships ?? {}).filter((ship) => ship.contact === asked.params.contact);
  const bunkers = (points: number) =>
    ships.map((ship) => `${shipName(table.facts, ship.id)} ${ship.fuel} → ${ship.fuel - points}`).join(", ");
  return decision(asked, {
    answer(words) {
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
  });
}

export function divert(table: ChaseTable, asked: Asked<Chase, "chase-ask-divert">): ChartQuestion {
  const part = (which: string) => table.contactName(String(asked.params[which]));
  const hints: Record<string, string> = {
    fast: t("client-chase-follow-fast", { modifier: signed(table.facts.tables.shadow.fast_part) }),
    slow: t("client-chase-follow-slow"),
    both: t("client-chase-follow-both"),
  };
  return decision(asked, {
    answer: (value) => ({
      label:
        value === "both"
          ? t("client-chase-answer-both")
          : t(`client-chase-answer-${value}`, { contact: part(value) }),
      hint: hints[value]!,
    }),
  });
}

export function divide(table: ChaseTable, asked: Asked<Chase, "chase-ask-divide">): ChartQuestion {
  return decision(asked, {
    answer(words) {
      const [fast, slow] = halves(words);
      return { label: t("client-chase-divide", { fast: names(table, fast), slow: names(table, slow) }) };
    },
    summary: t("client-chase-follow-fast", { modifier: signed(table.facts.tables.shadow.fast_part) }),
  });
}

export function combat(table: ChaseTable, asked: Asked<Chase, "chase-ask-combat">): ChartQuestion {
  return decision(asked, {
    answer([verb, unit = "", contact = ""]) {
      if (verb === "done") return { label: t("client-chase-no-attack") };
      const ships = table.units.get(unit) ?? [];
      const unseen = table.public?.options["attacker-sighted"] === "off";
      return {
        label: t("client-chase-attack", { unit: unitName(table.facts, unit), contact: table.contactName(contact) }),
        hint: t(unseen ? "client-chase-attack-unseen" : "client-chase-attack-hint", {
          ships: names(table, ships.map((ship) => ship.id)),
        }),
      };
    },
    only: t("client-chase-attack-nobody"),
  });
}

export function hunt(table: ChaseTable, asked: Asked<Chase, "chase-ask-end-german">): ChartQuestion {
  return decision(asked, {
    answer(value) {
      if (value === "none") return { label: t("client-chase-no-hunt") };
      const modifiers = hunting(table.facts, table.public!, table.units.get(value) ?? []);
      return {
        label: t("client-chase-hunt", { unit: unitName(table.facts, value) }),
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
}

export function merchant(table: ChaseTable, asked: Asked<Chase, "chase-ask-attack-merchant">): ChartQuestion {
  return decision(asked, {
    answer: (value) =>
      value === "yes"
        ? {
            label: t("client-chase-attack-her"),
            hint: t("client-chase-merchant-hint", { turns: table.facts.tables.hunting.no_move }),
          }
        : { label: t("client-chase-let-go"), hint: t("client-chase-merchant-spared") },
    summary: t("client-chase-merchant-hint", { turns: table.facts.tables.hunting.no_move }),
  });
}

function convoyHint(table: ChaseTable, id: string, attack: boolean): string {
  const { chits, escorts } = table.facts.convoys[id]!;
  if (!attack) return t("client-chase-convoy-spared");
  return t("client-chase-convoy-hint", {
    chits,
    escorts: escorts.length ? names(table, escorts) : "no",
    ...spread(table.facts.cups.convoy),
  });
}

export function convoy(table: ChaseTable, asked: Asked<Chase, "chase-ask-attack-convoy">): ChartQuestion {
  return decision(asked, {
    answer: (value) => ({
      label: t(value === "yes" ? "client-chase-attack-convoy" : "client-chase-spare-convoy"),
      hint: convoyHint(table, String(asked.params.convoy), value === "yes"),
    }),
    summary: convoyHint(table, String(asked.params.convoy), true),
  });
}

export function either(table: ChaseTable, asked: Asked<Chase, "chase-ask-either-convoy">): ChartQuestion {
  return decision(asked, {
    answer([id, answer]) {
      return {
        label: t("client-chase-convoy-choice", { convoy: table.facts.convoys[id]!.name, answer }),
        hint: convoyHint(table, id, answer === "yes"),
      };
    },
  });
}

export function relieve(table: ChaseTable, asked: Asked<Chase, "chase-ask-end-allied">): ChartQuestion {
  return decision(asked, {
    answer(value) {
      if (value === "none") return { label: t("client-chase-no-relief") };
      const relief = table.facts.scenarios[table.public!.scenario]?.relief.find((row) => row.ship === value);
      return {
        label: t("client-chase-relieve", { ship: shipName(table.facts, value) }),
        hint: t("client-chase-relieve-hint", {
          ship: shipName(table.facts, value),
          hex: relief?.hex ?? "",
          convoy: table.facts.convoys[relief?.convoy ?? ""]?.name ?? "",
        }),
      };
    },
    usual: "none",
    only: t("client-chase-relief-nobody"),
  });
}

export function airTarget(table: ChaseTable, asked: Asked<Chase, "chase-ask-air-target">): ChartQuestion {
  return decision(asked, {
    answer([hex, wing, kind]) {
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
}

/** Ships of one's own of which one has to be given away. */
function victim(table: ChaseTable, asked: AskedAs<string, unknown, unknown>, summary: string): ChartQuestion {
  const ships = asked.options.flatMap((id) => table.own?.ships[id] ?? []);
  const hexes = grouped(ships, (ship) => ship.hex);
  const question = decision(asked, {
    answer(id) {
      const printed = table.facts.ships[id]!;
      const ship = table.own?.ships[id];
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
    summary,
  });
  if (asked.options.length === 1) return question;
  const at = (hex: string) => hexes.get(hex)?.map((ship) => ship.id);
  return { ...question, hexes: [...hexes.keys()], hex: (hex) => pickAt(asked, at(hex)) };
}

export function airShip(table: ChaseTable, asked: Asked<Chase, "chase-ask-air-ship">): ChartQuestion {
  return victim(table, asked, t("client-chase-air-ship-summary"));
}

export function subShip(table: ChaseTable, asked: Asked<Chase, "chase-ask-sub-ship">): ChartQuestion {
  return victim(table, asked, t("client-chase-sub-ship-summary"));
}

export function noPrey(_: ChaseTable, asked: Asked<Chase, "chase-ask-no-prey">): ChartQuestion {
  return decision(asked, {
    answer: () => ({ label: t("client-chase-end-turn") }),
  });
}

