/** The plates with the names of ships, and the mark of those whose morale failed: where they lie and how large. */

import type { Box } from "../../lib/map/points";
import { textWidth } from "../../lib/measure";
import { CELL, centre } from "./geometry";
import { plateName } from "./names";

export interface Plate {
  text: string;
  size: number;
  /** How wide the text is, and how wide it may be. */
  width: number;
  room: number;
  /** The sign of its side. */
  mark: number;
  /** Half of the straight edge, and of the whole plate. */
  half: number;
  end: number;
  /** Its upper edge below the middle of the ship, and its height. */
  top: number;
  height: number;
}

/** A plate lies no higher than this below the middle of its ship. */
export const HIGHEST = 27;

/** Where the mark of failed morale lies beside a ship, and how far it reaches. */
export const FAILED = { x: 37, y: -37, reach: 13 };

/** A plate stays in its space, so that two side by side do not cover each other. */
export function plateOf(name: string, unit: number): Plate {
  const text = plateName(name, unit);
  const size = Math.max(13.5, 9.6 * unit);
  const [height, mark, width] = [size * 1.28, size * 0.3, textWidth(text, size)];
  const point = height * 0.42;
  const room = CELL - 2 * (mark * 1.2 + point);
  const half = Math.min(width, room) / 2 + mark * 1.2;
  return { text, size, width, room, mark, half, end: half + point, top: Math.max(HIGHEST, 46 - height), height };
}

/** Where the plate of a ship on this space lies. */
export function plateBox(name: string, space: number, unit: number): Box {
  const { end, top, height } = plateOf(name, unit);
  const { x, y } = centre(space);
  return { x: x - end, y: y + top, width: 2 * end, height };
}

/** Where the mark of failed morale lies in this space. */
export function failedBox(space: number): Box {
  const { x, y } = centre(space);
  const [left, top, size] = [x + FAILED.x - FAILED.reach, y + FAILED.y - FAILED.reach, 2 * FAILED.reach];
  return { x: left, y: top, width: size, height: size };
}
