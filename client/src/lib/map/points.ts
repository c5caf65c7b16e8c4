/** Points, boxes and lines of a drawing: x grows to the east, y to the south. */

export interface Point {
  x: number;
  y: number;
}

/** A rectangle as SVG writes it. */
export interface Box extends Point {
  width: number;
  height: number;
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** A point at a distance from another one, in a direction in degrees clockwise from north. */
export function along(from: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: two(from.x + Math.sin(angle) * distance), y: two(from.y - Math.cos(angle) * distance) };
}

/** Part of the way from one point to another, stopping short at both ends. */
export function between(from: Point, to: Point, skipFrom: number, skipTo: number): [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const at = (distance: number): Point => ({
    x: two(from.x + ((to.x - from.x) * distance) / length),
    y: two(from.y + ((to.y - from.y) * distance) / length),
  });
  return [at(skipFrom), at(length - skipTo)];
}

/** The angle nearest to `before` that shows a heading, so that nothing ever spins the long way round. */
export function unwound(before: number, heading: number): number {
  const turn = ((((heading - before) % 360) + 540) % 360) - 180;
  return before + turn;
}

/** A part of a disc from one heading clockwise to another. */
export function sector(at: Point, start: number, end: number, radius: number): string {
  const from = along(at, start, radius);
  const to = along(at, end, radius);
  const large = end - start > 180 ? 1 : 0;
  return `M${at.x} ${at.y}L${from.x} ${from.y}A${radius} ${radius} 0 ${large} 1 ${to.x} ${to.y}Z`;
}

/** A line through points. */
export function linePath(points: Point[]): string {
  return points.length ? `M${points.map(({ x, y }) => `${two(x)} ${two(y)}`).join("L")}` : "";
}

/** Two decimals are finer than any screen. */
export function two(value: number): number {
  return Number(value.toFixed(2));
}
