/** Where the ships that matter have been, for the chart that shows the truth. */

import type { Facts, Private } from "./types";

export interface Trail {
  ship: string;
  side: string;
  hexes: string[];
}

const HEAVY = ["BB", "BC", "CV", "CA"];

/** The track of every heavy ship, out of what her own side saw from the beginning. */
export function trailsOf(facts: Facts, seen: Record<string, { private: Private | null }[]>): Trail[] {
  const found = new Map<string, Trail>();
  for (const [side, views] of Object.entries(seen))
    for (const view of views)
      for (const ship of Object.values(view.private?.ships ?? {})) {
        if (ship.status !== "map" || !HEAVY.includes(facts.ships[ship.id]!.class)) continue;
        const trail = found.get(ship.id) ?? { ship: ship.id, side, hexes: [] };
        found.set(ship.id, trail);
        if (ship.through && trail.hexes.at(-1) !== ship.hex && trail.hexes.at(-1) !== ship.through)
          trail.hexes.push(ship.through);
        if (trail.hexes.at(-1) !== ship.hex) trail.hexes.push(ship.hex);
      }
  return [...found.values()].filter((trail) => trail.hexes.length > 1);
}
