/** Decisions with a short list of answers: what each of them means, and what it costs or risks. */

import { pickAt, type ChartQuestion } from "../../lib/chart/question";
import { decision } from "../../lib/decision";
import { grouped } from "../../lib/lists";
import { listed } from "../../lib/modifiers";
import { ofTen, signed } from "../../lib/numbers";
import type { Asked, AskedAs } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import type { Chase } from "./chase";
import { className, shipName, unitName, wingName } from "./names";
import type { ChaseTable } from "./table.svelte";
import type { ConvoyHints, HitOdds, Manoeuvre } from "./types";

function names(table: ChaseTable, ids: string[]): string {
  return ids.map((id) => shipName(table.facts, id)).join(", ");
}

export function evade(table: ChaseTable, asked: Asked<Chase, "chase-ask-evade">): ChartQuestion {
  const { evasion, diversion, hexes } = asked.hints;
  const bunkers = ({ left }: Manoeuvre) =>
    Object.entries(left)
      .map(([id, fuel]) => `${shipName(table.facts, id)} ${table.own?.ships[id]?.fuel ?? ""} → ${fuel}`)
      .join(", ");
  return decision(asked, {
    answer(reaction) {
      switch (reaction.do) {
        case "evade":
          return {
            label: t("client-chase-evade"),
            detail: t("client-chase-fuel-points", { points: evasion.fuel }),
            hint: t("client-chase-evade-hint", {
              modifier: signed(evasion.modifier),
              hexes,
              bunkers: bunkers(evasion),
            }),
          };
        case "divert": {
          const [fast, slow] = [names(table, reaction.fast), names(table, reaction.slow)];
          return {
            label: t("client-chase-divert", { fast, slow }),
            detail: t("client-chase-fuel-points", { points: diversion.fuel }),
            hint: t("client-chase-divert-hint", {
              modifier: signed(diversion.modifier),
              fast,
              bunkers: bunkers(diversion),
            }),
          };
        }
        case "none":
          return { label: t("client-chase-no-manoeuvre"), hint: t("client-chase-no-manoeuvre-hint") };
      }
    },
    summary: t("client-chase-evade-summary"),
    only: t("client-chase-evade-only", { points: diversion.fuel, more: evasion.fuel }),
  });
}

export function divert(table: ChaseTable, asked: Asked<Chase, "chase-ask-divert">): ChartQuestion {
  const part = (which: string) => table.contactName(String(asked.params[which]));
  const hints = {
    fast: t("client-chase-follow-fast", { modifier: signed(asked.hints.modifier) }),
    slow: t("client-chase-follow-slow"),
    both: t("client-chase-follow-both"),
  };
  return decision(asked, {
    answer: (value) => ({
      label:
        value === "both"
          ? t("client-chase-answer-both")
          : t(`client-chase-answer-${value}`, { contact: part(value) }),
      hint: hints[value],
    }),
  });
}

export function divide(table: ChaseTable, asked: Asked<Chase, "chase-ask-divide">): ChartQuestion {
  return decision(asked, {
    answer: ({ fast, slow }) => ({
      label: t("client-chase-divide", { fast: names(table, fast), slow: names(table, slow) }),
    }),
    summary: t("client-chase-follow-fast", { modifier: signed(asked.hints.modifier) }),
  });
}

export function combat(table: ChaseTable, asked: Asked<Chase, "chase-ask-combat">): ChartQuestion {
  return decision(asked, {
    answer(order) {
      if (order.do === "done") return { label: t("client-chase-no-attack") };
      const ships = names(table, (table.units.get(order.unit) ?? []).map((ship) => ship.id));
      return {
        label: t("client-chase-attack", {
          unit: unitName(table.facts, order.unit),
          contact: table.contactName(order.contact),
        }),
        hint: t(asked.hints.sighted ? "client-chase-attack-hint" : "client-chase-attack-unseen", { ships }),
      };
    },
    only: t("client-chase-attack-nobody"),
  });
}

export function hunt(table: ChaseTable, asked: Asked<Chase, "chase-ask-end-german">): ChartQuestion {
  return decision(asked, {
    answer(value) {
      if (value === "none") return { label: t("client-chase-no-hunt") };
      const odds = asked.hints.units[value]!;
      return {
        label: t("client-chase-hunt", { unit: unitName(table.facts, value) }),
        detail: ofTen(odds.prey),
        hint: t("client-chase-hunt-hint", {
          convoy: ofTen(odds.convoy),
          merchant: ofTen(odds.merchant),
          modifiers: listed(odds.modifiers) || "no",
        }),
      };
    },
    usual: "none",
    summary: t("client-chase-hunt-summary"),
    only: t("client-chase-hunt-nobody"),
  });
}

export function merchant(_: ChaseTable, asked: Asked<Chase, "chase-ask-attack-merchant">): ChartQuestion {
  const hint = t("client-chase-merchant-hint", { turns: asked.hints.no_move });
  return decision(asked, {
    answer: (value) =>
      value === "yes"
        ? { label: t("client-chase-attack-her"), hint }
        : { label: t("client-chase-let-go"), hint: t("client-chase-merchant-spared") },
    summary: hint,
  });
}

function convoyHint(table: ChaseTable, hints: ConvoyHints, id: string, attack: boolean): string {
  const { escorts, doubtful, ...prize } = hints.convoys[id]!;
  if (!attack) return t("client-chase-convoy-spared");
  const nobody = doubtful ? "perhaps" : "no";
  return t("client-chase-convoy-hint", { ...prize, escorts: escorts.length ? names(table, escorts) : nobody });
}

export function convoy(table: ChaseTable, asked: Asked<Chase, "chase-ask-attack-convoy">): ChartQuestion {
  return decision(asked, {
    answer: (value) => ({
      label: t(value === "yes" ? "client-chase-attack-convoy" : "client-chase-spare-convoy"),
      hint: convoyHint(table, asked.hints, String(asked.params.convoy), value === "yes"),
    }),
    summary: convoyHint(table, asked.hints, String(asked.params.convoy), true),
  });
}

export function either(table: ChaseTable, asked: Asked<Chase, "chase-ask-either-convoy">): ChartQuestion {
  return decision(asked, {
    answer: ({ convoy: id, attack }) => ({
      label: t("client-chase-convoy-choice", { convoy: table.facts.convoys[id]!.name, answer: attack }),
      hint: convoyHint(table, asked.hints, id, attack === "yes"),
    }),
  });
}

export function relieve(table: ChaseTable, asked: Asked<Chase, "chase-ask-end-allied">): ChartQuestion {
  return decision(asked, {
    answer(value) {
      if (value === "none") return { label: t("client-chase-no-relief") };
      const { hex, convoy: left } = asked.hints.ships[value]!;
      return {
        label: t("client-chase-relieve", { ship: shipName(table.facts, value) }),
        hint: t("client-chase-relieve-hint", {
          ship: shipName(table.facts, value),
          hex,
          convoy: table.facts.convoys[left]?.name ?? left,
        }),
      };
    },
    usual: "none",
    only: t("client-chase-relief-nobody"),
  });
}

export function airTarget(table: ChaseTable, asked: Asked<Chase, "chase-ask-air-target">): ChartQuestion {
  return decision(asked, {
    answer({ hex, wing, kind }) {
      const odds = asked.hints.hexes[hex]!;
      return {
        label: t("client-chase-air-target", { wing: wingName(table.facts, wing), class: className(kind), hex }),
        detail: ofTen(odds.chance),
        hint: t("client-chase-air-hint", { chance: ofTen(odds.chance), modifiers: listed(odds.modifiers) || "no" }),
      };
    },
    summary: t("client-chase-air-summary"),
  });
}

/** Ships of one's own of which one has to be given away. */
function victim(
  table: ChaseTable,
  asked: AskedAs<string, { ships: Record<string, HitOdds> }, unknown>,
  summary: string,
): ChartQuestion {
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
          chance: ofTen(asked.hints.ships[id]?.chance ?? 0),
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
