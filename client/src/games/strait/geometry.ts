/** The chart in numbers: spaces are 100 units wide, A1 begins at the origin, x grows to the east and y to the south. */

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

export interface Point {
  x: number;
  y: number;
}

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

/** A point at a distance from another one, in a direction in degrees clockwise from north. */
export function along(from: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(from.x + Math.sin(angle) * distance), y: round(from.y - Math.cos(angle) * distance) };
}

/** The angle nearest to `before` that shows this facing, so that a ship never spins the long way round. */
export function unwound(before: number, facing: number): number {
  const turn = ((((heading(facing) - before) % 360) + 540) % 360) - 180;
  return before + turn;
}

/** The two broadsides as paths: from 45 to 135 degrees off the bow on either side. */
export function broadsides(at: Point, facing: number, radius: number): [string, string] {
  return [sector(at, heading(facing) + 45, radius), sector(at, heading(facing) + 225, radius)];
}

/** A quarter of a circle that begins at an angle. */
function sector(at: Point, start: number, radius: number): string {
  const from = along(at, start, radius);
  const to = along(at, start + 90, radius);
  return `M${at.x} ${at.y}L${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}Z`;
}

/** The space next to this one in the direction of an arrow key, or the same one at the edge. */
export function neighbour(space: number, key: string): number {
  const step = { ArrowUp: STEPS[0], ArrowRight: STEPS[2], ArrowDown: STEPS[4], ArrowLeft: STEPS[6] }[key];
  if (!step) return space;
  const column = (space % SIZE) + step[0];
  const row = Math.floor(space / SIZE) + step[1];
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? row * SIZE + column : space;
}

/** Part of the way from one point to another, stopping short at both ends. */
export function between(from: Point, to: Point, skipFrom: number, skipTo: number): [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const at = (distance: number): Point => ({
    x: round(from.x + ((to.x - from.x) * distance) / length),
    y: round(from.y + ((to.y - from.y) * distance) / length),
  });
  return [at(skipFrom), at(length - skipTo)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
