/** Log lines of this game as the log draws them. */

import type { Namer } from "../../lib/fluent";
import type { Entry } from "../../lib/game";
import { sum } from "../../lib/lists";
import { entry, facesOf, firstOf, goodFor, numberOf, percentOf, textOf } from "../../lib/log";
import { modifiersOf } from "../../lib/modifiers";
import type { LogLine } from "../../protocol";
import { t } from "../../lib/words.svelte";
import type { Facts } from "./types";

const GRAVE = new Set(["strait-sunk", "strait-left-map", "strait-morale-fails"]);
/** What happens to a ship to the enemy's advantage. */
const AGAINST = new Set([...GRAVE, "strait-roll-magazine"]);
const IDLE_CARDS = new Set(["strait-card-stopped", "strait-card-ends"]);

/** A shot as it was told: who fired at whom, and whether it hit. */
export interface Shot {
  firer: string;
  target: string;
  hit: boolean;
}

/** The line drawn, or nothing where a neighbouring line says the same with more. */
export function entryOf(line: LogLine, facts: Facts, namer: Namer, viewer: string | null = null): Entry | null {
  const { key, params } = line;
  // The card shows again in the line that tells what it does, and the points among the modifiers of the roll.
  if (key === "strait-deal-card" || (key === "strait-fires" && params.points === 0)) return null;
  const actor = firstOf(line, ["ship", "firer"]);
  const dice = facesOf(params.outcome);
  const total = dice.length ? sum(dice) : null;
  const need = numberOf(params.need);
  const side = (actor && facts.ships[actor]?.side) || textOf(params.side);
  const success = total !== null && need !== null ? total >= need : null;
  return entry(kindOf(key, dice), t(key, params, namer), {
    actor: actor ?? textOf(params.side),
    side,
    good: goodFor(viewer, textOf(params.winner) ?? (AGAINST.has(key) ? otherSide(side) : side), success ?? true),
    grave: GRAVE.has(key) || key.startsWith("strait-win") || key.startsWith("strait-draw"),
    dice,
    total,
    need,
    success,
    chance: percentOf(params.chance),
    modifiers: modifiersOf(params.modifiers, true),
    card: textOf(params.card),
    spent: IDLE_CARDS.has(key),
  });
}

function otherSide(side: string | null): string | null {
  return side && (side === "german" ? "british" : "german");
}

function kindOf(key: string, dice: number[]): Entry["kind"] {
  if (key === "strait-turn-begins") return "turn";
  if (key === "strait-phase") return "phase";
  if (dice.length) return "roll";
  return key.startsWith("strait-card") || key === "strait-damage" ? "card" : "note";
}

/** The shots of the phase that is being played, oldest first. */
export function shotsOfPhase(log: LogLine[]): Shot[] {
  const shots: Shot[] = [];
  for (let index = log.length - 1; index >= 0; index--) {
    const { key, params } = log[index]!;
    if (key === "strait-phase") break;
    if (key === "strait-hit" || key === "strait-miss")
      shots.unshift({ firer: String(params.ship), target: String(params.target), hit: key === "strait-hit" });
  }
  return shots;
}
