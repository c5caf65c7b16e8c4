/** The chart in numbers: spaces are 100 units wide, A1 begins at the origin, x grows to the east and y to the south. */

import { sector, type Point } from "../../lib/map/points";

export const CELL = 100;
export const SIZE = 8;
export const BOARD = CELL * SIZE;

const LETTERS = "ABCDEFGH";
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

export function label(space: number): string {
  return `${LETTERS[space % SIZE]}${Math.floor(space / SIZE) + 1}`;
}

export function centre(space: number): Point {
  return { x: ((space % SIZE) + 0.5) * CELL, y: (Math.floor(space / SIZE) + 0.5) * CELL };
}

/** The direction of a facing in degrees, clockwise from north. */
export function heading(facing: number): number {
  return facing * 45;
}

/** The two broadsides as paths: between these degrees off the bow on either side. */
export function broadsides(at: Point, facing: number, [from, to]: [number, number], radius: number): [string, string] {
  const bow = heading(facing);
  return [sector(at, bow + from, bow + to, radius), sector(at, bow - to, bow - from, radius)];
}

/** The space next to this one in the direction of an arrow key, or the same one at the edge. */
export function neighbour(space: number, key: string): number {
  const step = { ArrowUp: STEPS[0], ArrowRight: STEPS[2], ArrowDown: STEPS[4], ArrowLeft: STEPS[6] }[key];
  if (!step) return space;
  const column = (space % SIZE) + step[0];
  const row = Math.floor(space / SIZE) + step[1];
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? row * SIZE + column : space;
}
