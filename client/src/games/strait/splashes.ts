/** Splash markers beside the ships they were aimed at: two of the same ship lie over each other. */

import type { Box, Point } from "../../lib/map/points";
import { initials } from "../../lib/names";
import { centre } from "./geometry";
import type { Facts, Ship } from "./types";

export interface Splash {
  firer: string;
  side: string;
  letters: string;
  at: Point;
  /** Whether there is a second one behind it. */
  two: boolean;
}

/** How large a marker is, and where the second one lies. */
export const BURST = 13.5;
export const BEHIND: Point = { x: 4, y: -5 };
/** Where one more goes when all places are taken. */
const OVER: Point = { x: 9, y: -4 };

/** Places beside a ship, above the plate with her name, by the line on which she lies: north-south, and so on
 * clockwise. */
export const PLACES: Point[][] = [
  [
    { x: -37, y: -30 },
    { x: -37, y: 0 },
    { x: 36, y: -8 },
    { x: 36, y: 13 },
  ],
  [
    { x: -37, y: -30 },
    { x: -9, y: -34 },
    { x: -38, y: -1 },
    { x: 38, y: 0 },
  ],
  [
    { x: -37, y: -28 },
    { x: -10, y: -28 },
    { x: 17, y: -28 },
  ],
  [
    { x: 8, y: -34 },
    { x: 38, y: -4 },
    { x: -38, y: 0 },
    { x: -16, y: 13 },
  ],
];

export function splashesOf(ships: Ship[], facts: Facts): Splash[] {
  const count = new Map<string, number>();
  return ships.flatMap((firer) => {
    const target = ships.find((ship) => ship.id === firer.target && ship.status === "afloat");
    if (!target || !firer.splashes) return [];
    const number = count.get(target.id) ?? 0;
    count.set(target.id, number + 1);
    const places = PLACES[target.facing % 4]!;
    const place = places[number % places.length]!;
    const lap = Math.floor(number / places.length);
    const { x, y } = centre(target.space);
    return {
      firer: firer.id,
      side: firer.side,
      letters: initials(facts.ships[firer.id]?.name ?? firer.id),
      at: { x: x + place.x + lap * OVER.x, y: y + place.y + lap * OVER.y },
      two: firer.splashes > 1,
    };
  });
}

/** What a marker covers, with the one behind it. */
export function splashBox({ at, two }: Splash): Box {
  const [x, y] = two ? [BEHIND.x, BEHIND.y] : [0, 0];
  return { x: at.x - BURST, y: at.y - BURST + y, width: 2 * BURST + x, height: 2 * BURST - y };
}
