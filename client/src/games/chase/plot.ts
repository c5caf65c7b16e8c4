/** The plot: where the enemy was last known to be, and how far he can have come since. */

import { placeOf } from "./fleet";
import { GRID } from "./grid";
import type { Facts, Public, Sighting } from "./types";

/** The most a ship can sail in a turn. */
const PACE = 2;
/** A ring larger than this says nothing any more. */
const FARTHEST = 10;

export interface Trace {
  hex: string;
  turn: number;
  age: number;
  how: string;
  classes: string[];
  count: number;
  force: boolean;
  /** How far they can have come. */
  radius: number;
}

/** The latest report of every place where enemies were announced, newest first. */
export function traces(view: Public, enemy: string): Trace[] {
  const latest = new Map<string, Sighting>();
  for (const sighting of view.sightings) if (sighting.side === enemy) latest.set(`${sighting.hex}`, sighting);
  return [...latest.values()]
    .map((sighting) => ({ ...sighting, age: view.turn - sighting.turn, radius: PACE * moves(view, sighting.turn) }))
    .filter((trace) => trace.radius <= FARTHEST)
    .sort((a, b) => a.age - b.age);
}

/** How many Movement Phases have passed since a report of this turn: it came after the moves of its own turn. */
function moves(view: Public, turn: number): number {
  const moved = !["visibility", "shadow", "movement", "setup"].includes(view.phase);
  return Math.max(0, view.turn - turn - (moved ? 0 : 1));
}

/** Sea hexes in which ships of a report can be by now. */
export function possible(facts: Facts, trace: Trace): string[] {
  return GRID.within(trace.hex, trace.radius).filter((hex) => placeOf(facts, hex).sea);
}

/** Hexes that a side called, with the turns since. */
export function searched(view: Public, side: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [who, turn, hex] of view.calls) if (who === side) found.set(hex, view.turn - turn);
  return found;
}

/** Turns of nearly five hours in hours, as people speak of them. */
export function hours(turns: number): number {
  return Math.round(turns * 4.8);
}
