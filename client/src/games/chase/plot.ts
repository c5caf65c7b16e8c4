/** The plot: where the enemy was last known to be, and how far he can have come since. */

import { t } from "../../lib/words.svelte";
import { placeOf } from "./fleet";
import { GRID } from "./grid";
import type { Facts, Overview, Public, Trace } from "./types";

const DAY = 24;
/** A ring larger than this says nothing any more. */
const FARTHEST = 10;

/** Where enemies were announced, newest first, as long as a ring around it can be drawn. */
export function tracesOf(overview: Overview | null): Trace[] {
  return (overview?.traces ?? []).filter((trace) => trace.radius <= FARTHEST);
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

/** How long ago something was, in the one way in which the chart, the plot and the cards say it. */
export function ago(facts: Facts, turns: number): string {
  return turns > 0 ? t("client-chase-seen", { hours: hours(facts, turns) }) : t("client-chase-seen-now");
}

/** Turns in hours, as people speak of them. */
export function hours(facts: Facts, turns: number): number {
  return Math.round((turns * DAY) / facts.tracks.turns.times.length);
}
