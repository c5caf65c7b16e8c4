/** What befell a ship, turn by turn, out of the log. */

import { numberOf, textOf } from "../../lib/log";
import type { LogLine } from "../../protocol";

/** Sentences that belong into a damage report. */
const TOLD = new Set([
  "vas-damage",
  "vas-sunk",
  "vas-crippled",
  "vas-gun-lost",
  "vas-trait-lost",
  "vas-score",
  "vas-score-again",
  "vas-dice-lost",
  "vas-turret-damaged",
  "vas-turret-destroyed",
  "vas-light-halved",
  "vas-vital",
  "vas-rudder",
  "vas-repaired",
  "vas-flooded",
  "vas-withdrawn",
]);

export interface Chapter {
  turn: number;
  lines: LogLine[];
  /** Hull lost in this turn. */
  lost: number;
}

export function damageOf(log: readonly LogLine[], ship: string): Chapter[] {
  const chapters: Chapter[] = [];
  let turn = 0;
  for (const line of log) {
    if (line.key === "vas-turn") turn = numberOf(line.params.turn) ?? turn;
    if (!TOLD.has(line.key) || textOf(line.params.ship) !== ship) continue;
    if (chapters.at(-1)?.turn !== turn) chapters.push({ turn, lines: [], lost: 0 });
    const chapter = chapters.at(-1)!;
    chapter.lines.push(line);
    if (line.key === "vas-damage") chapter.lost += numberOf(line.params.damage) ?? 0;
  }
  return chapters;
}
