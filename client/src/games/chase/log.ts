/** Log lines of this game as the log draws them. */

import type { Entry, Modifier } from "../../lib/game";
import type { LogLine } from "../../protocol";
import { t } from "../../lib/words.svelte";
import type { Namer } from "../../lib/fluent";
import type { Facts } from "./types";

const GRAVE = new Set(["chase-sunk", "chase-blows-up", "chase-out-of-fuel", "chase-wing-lost", "chase-final"]);
const TITLES: Record<string, Entry["kind"]> = {
  "chase-turn": "turn",
  "chase-phase": "phase",
  "chase-battle-round": "phase",
};
const CHITS: Record<string, string> = {
  "chase-deal-damage": "damage",
  "chase-deal-evasion": "evasion",
  "chase-deal-convoy": "convoy",
};

/** The line drawn. */
export function entryOf(line: LogLine, facts: Facts, namer: Namer): Entry | null {
  const { key, params } = line;
  const dice = diceOf(params.outcome);
  const modifiers = modifiersOf(params.modifiers);
  const salvo = dice.length > 1;
  const total =
    dice.length !== 1 || !modifiers.length ? null : dice[0]! + modifiers.reduce((sum, { value }) => sum + value, 0);
  const need = typeof params.need === "number" ? params.need : null;
  const actor = text(params.firer) ?? text(params.ship) ?? text(params.unit) ?? text(params.contact);
  return {
    kind: TITLES[key] ?? (dice.length ? "roll" : key in CHITS ? "card" : "note"),
    text: t(key, key in CHITS ? { ...params, chit: chitName(key, params.outcome) } : params, namer),
    actor: actor ?? text(params.side),
    side: sideOf(facts, line),
    grave: GRAVE.has(key) || key.startsWith("chase-win") || key.startsWith("chase-draw"),
    dice,
    sides: 10,
    total,
    low: true,
    need,
    success: dice.length === 1 && need !== null ? (total ?? dice[0]!) <= need : null,
    chance: need === null || salvo ? null : chanceOf(need, modifiers),
    modifiers,
    results: (params.results as string[] | undefined) ?? [],
    ...(key in CHITS ? { chit: chitName(key, params.outcome) } : {}),
    card: null,
    spent: false,
  };
}

/** The faces of ten-sided dice, whose ten is a zero. */
function diceOf(outcome: unknown): number[] {
  return Array.isArray(outcome) ? (outcome as number[]).map((face) => face % 10) : [];
}

function chitName(key: string, outcome: unknown): string {
  return CHITS[key] === "damage"
    ? t(`chase-damage-${String(outcome)}`)
    : `${CHITS[key] === "evasion" ? "−" : ""}${String(outcome)}`;
}

/** Whose doing it was, as far as the line says. */
function sideOf(facts: Facts, { params }: LogLine): string | null {
  const named = text(params.firer) ?? text(params.ship) ?? text(params.unit) ?? "";
  if (facts.ships[named]) return facts.ships[named].side;
  if (/^KG\d/.test(named)) return "german";
  if (/^TF\d/.test(named)) return "allied";
  return text(params.side) ?? facts.wings[text(params.wing) ?? ""]?.side ?? null;
}

function modifiersOf(raw: unknown): Modifier[] {
  if (!Array.isArray(raw)) return [];
  return (raw as [string, number][]).flatMap(([key, value]) => (value ? [{ label: t(key), value, base: false }] : []));
}

/** The chance to stay at or below a number with one die and what is added to it, in per cent. */
export function chanceOf(need: number, modifiers: Modifier[]): number {
  const limit = need - modifiers.reduce((sum, { value }) => sum + value, 0);
  return 10 * Math.max(0, Math.min(10, limit + 1));
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
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
