/** Log lines of this game as the log draws them. */

import type { Namer } from "../../lib/fluent";
import type { Entry } from "../../lib/game";
import { entry, facesOf, firstOf, goodFor, numberOf, textOf } from "../../lib/log";
import { modifiersOf, totalOf } from "../../lib/modifiers";
import { t } from "../../lib/words.svelte";
import type { LogLine } from "../../protocol";
import type { Facts } from "./types";

const GRAVE = new Set(["chase-sunk", "chase-blows-up", "chase-out-of-fuel", "chase-wing-lost", "chase-final"]);
/** What happens to a ship to the enemy's advantage. */
const AGAINST = new Set(["chase-sunk", "chase-blows-up", "chase-out-of-fuel", "chase-wing-lost", "chase-roll-secret"]);
/** What the Allies try, and only they. */
const HUNTERS = new Set(["chase-roll-shadow", "chase-roll-spotting"]);
const TITLES: Record<string, Entry["kind"]> = {
  "chase-turn": "turn",
  "chase-phase": "phase",
  "chase-battle-round": "phase",
};
/** One case of ten. */
const PER_CENT = 10;
const CHITS: Record<string, string> = {
  "chase-deal-damage": "damage",
  "chase-deal-evasion": "evasion",
  "chase-deal-convoy": "convoy",
};

/** The line drawn. */
export function entryOf(line: LogLine, facts: Facts, namer: Namer, viewer: string | null = null): Entry | null {
  const { key, params } = line;
  // The ten of a ten-sided die is a zero.
  const dice = facesOf(params.outcome).map((face) => face % 10);
  const modifiers = modifiersOf(params.modifiers);
  const total = dice.length !== 1 || !modifiers.length ? null : dice[0]! + totalOf(modifiers);
  const need = numberOf(params.need);
  const chance = numberOf(params.chance);
  const chit = key in CHITS ? chitName(key, params.outcome) : "";
  const success = dice.length === 1 && need !== null ? (total ?? dice[0]!) <= need : null;
  return entry(
    TITLES[key] ?? (dice.length ? "roll" : chit ? "card" : "note"),
    t(key, chit ? { ...params, chit } : params, namer),
    {
      actor: firstOf(line, ["firer", "ship", "unit", "contact", "side"]),
      side: sideOf(facts, line),
      grave: GRAVE.has(key) || key.startsWith("chase-win") || key.startsWith("chase-draw"),
      dice,
      sides: 10,
      total,
      low: true,
      need,
      success,
      good: goodFor(viewer, favoured(facts, line), success ?? true),
      chance: chance === null ? null : PER_CENT * chance,
      modifiers,
      results: (params.results as string[] | undefined) ?? [],
      chit,
    },
  );
}

/** The side that gains by what a line tells. */
function favoured(facts: Facts, line: LogLine): string | null {
  if (HUNTERS.has(line.key)) return "allied";
  const side = textOf(line.params.winner) ?? sideOf(facts, line);
  return side && AGAINST.has(line.key) ? (side === "german" ? "allied" : "german") : side;
}

function chitName(key: string, outcome: unknown): string {
  return CHITS[key] === "damage"
    ? t(`chase-damage-${String(outcome)}`)
    : `${CHITS[key] === "evasion" ? "−" : ""}${String(outcome)}`;
}

/** Whose doing it was, as far as the line says. */
function sideOf(facts: Facts, line: LogLine): string | null {
  const named = firstOf(line, ["firer", "ship", "unit"]) ?? "";
  if (facts.ships[named]) return facts.ships[named].side;
  if (/^KG\d/.test(named)) return "german";
  if (/^TF\d/.test(named)) return "allied";
  return textOf(line.params.side) ?? facts.wings[textOf(line.params.wing) ?? ""]?.side ?? null;
}

/** The dice of one salvo in one line, with what they did. */
export function gatherSalvos(log: LogLine[]): (LogLine | null)[] {
  const lines: (LogLine | null)[] = [...log];
  let first = -1;
  log.forEach((line, index) => {
    const open = first >= 0 ? lines[first]! : null;
    const same = open?.params.ship === line.params.ship && open?.params.target === line.params.target;
    if (line.key === "chase-roll-gun") {
      const thrown = (open?.params.outcome as number[] | undefined)?.length ?? 0;
      if (open && same && thrown < Number(open.params.dice)) {
        const outcome = [...(open.params.outcome as number[]), ...(line.params.outcome as number[])];
        lines[first] = { ...open, params: { ...open.params, outcome } };
        lines[index] = null;
      } else {
        first = index;
        lines[first] = { ...line, params: { ...line.params, results: [] } };
      }
    } else if (open && line.key === "chase-gun-result" && same) {
      const results = [...(open.params.results as string[]), t(`client-chase-result-${String(line.params.result)}`)];
      lines[first] = { ...open, params: { ...open.params, results } };
      lines[index] = null;
    } else first = -1;
  });
  return lines;
}
