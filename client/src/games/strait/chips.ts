/** Range and chance over the targets of a ship, beside one another where targets are neighbours. */

import { layOut } from "../../lib/map/placing";
import type { Box, Point } from "../../lib/map/points";
import { BOARD, centre } from "./geometry";

interface Aim {
  id: string;
  space: number;
  text: string;
  /** How wide the text is. */
  width: number;
}

export interface Chip extends Aim {
  height: number;
  /** The middle of the bracket over the target, and of the chip itself. */
  foot: Point;
  at: Point;
}

/** How far above the middle of a space the bracket lies, and what is left free around a text. */
const ABOVE = 46;
const MARGIN = 6;

/** What lies beyond the letters and numbers around the board, where no chip can be read. */
const FRAME = 24;
const BEYOND: Box[] = [-FRAME - BOARD, BOARD + FRAME].map((x) => ({ x, y: 0, width: BOARD, height: BOARD }));

/** The chips on the board, where they cover neither one another nor what is written on it. */
export function chipsOf(aims: Aim[], written: Box[], size: number): Chip[] {
  const chips = aims.map((aim) => {
    const { x, y } = centre(aim.space);
    return { ...aim, foot: { x, y: y - ABOVE }, width: aim.width + 2 * MARGIN, height: size * 1.35, weight: 1 };
  });
  return layOut(chips, [...BEYOND, ...written]);
}
