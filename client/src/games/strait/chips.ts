/** Range and chance over the targets of a ship, beside one another where targets are neighbours. */

import { layOut } from "../../lib/map/placing";
import type { Point } from "../../lib/map/points";
import { centre } from "./geometry";

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

export function chipsOf(aims: Aim[], size: number): Chip[] {
  return layOut(
    aims.map((aim) => {
      const { x, y } = centre(aim.space);
      return { ...aim, foot: { x, y: y - ABOVE }, width: aim.width + 2 * MARGIN, height: size * 1.35, weight: 1 };
    }),
  );
}
