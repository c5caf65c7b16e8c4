/** The figures of a ship's card as they are now, added up from the data for the eye; the rules have their own sums. */

import { sum } from "../../lib/lists";
import { rankOf } from "./names";
import type { Facts, Public, Ship } from "./types";

/** A number of the ship's card, and by how much damage has raised it. */
export interface Figure {
  now: number;
  more: number;
}

export function speedOf(ship: Ship, facts: Facts): Figure {
  const base = facts.ships[ship.id]!.speed;
  const steps = Math.floor(ship.hull / facts.charts.movement.hull_points_per_speed_step);
  const more = steps + cardSum(ship, facts, "speed");
  return { now: base + more, more };
}

export function shootingOf(ship: Ship, facts: Facts): Figure {
  const more = cardSum(ship, facts, "shooting") + (ship.failed ? facts.charts.shooting.failed_morale : 0);
  return { now: facts.ships[ship.id]!.shooting + more, more };
}

export function moraleOf(ship: Ship, facts: Facts): Figure | null {
  const base = facts.captains[ship.captain]?.morale;
  if (base === null || base === undefined) return null;
  const { per_card, already_failed } = facts.charts.morale;
  const more = ship.cards.length * per_card + (ship.failed ? already_failed : 0);
  return { now: base + more, more };
}

/** An officer's points: how many he has this turn and how many of them are left. */
export function pointsOf(officer: string, ship: Ship, table: Public, facts: Facts): { full: number; left: number } {
  const commands = officer === ship.captain;
  const lost = commands ? cardSum(ship, facts, "captain_points") : 0;
  const full = Math.max(0, (facts.captains[officer]?.points ?? 0) + lost);
  return { full, left: Math.max(0, full - (table.spent[officer] ?? 0)) };
}

function cardSum(ship: Ship, facts: Facts, what: "speed" | "shooting" | "captain_points"): number {
  return sum(ship.cards.map(({ card }) => facts.effects[rankOf(card)]?.[what] ?? 0));
}
