/** The hexes of a chart as drawing coordinates.  Labels are converted at the edge; nothing is ever counted in them. */

import { linePath, two, type Box, type Point } from "../map/points";

/** Chart units from flat to flat of a hex. */
export const HEX = 40;

const ROOT_3 = Math.sqrt(3);
/** From the middle of a hex to its corners. */
export const RADIUS = HEX / ROOT_3;

/** A hex by its printed row and column. */
export interface Cell {
  row: number;
  column: number;
}

/** How the hexes of a chart lie, and what they are called. */
export interface GridShape {
  /** Rows of hexes with a point on top, odd ones half a hex to the right; or columns with a flat side on top, odd ones
   * half a hex lower. */
  lines: "rows" | "columns";
  /** First and last, as they are printed. */
  rows: readonly [number, number];
  columns: readonly [number, number];
  labelOf(cell: Cell): string;
  /** Nothing where the text is no label at all; a cell beyond the edge is left to the grid. */
  cellOf(label: string): Cell | null;
}

/** Axial coordinates: along a line of hexes, and from line to line. */
type Axial = readonly [q: number, r: number];

const STEPS: Axial[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** The neighbour that each side faces; sides run clockwise (mirrored: the other way) from the one after corner 0. */
const FACED: Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export class HexGrid {
  /** Everything that is on the chart, in chart units. */
  readonly bounds: Box;
  private readonly beside = new Map<string, string[]>();

  constructor(private readonly shape: GridShape) {
    const { rows, columns, lines } = shape;
    const [first, last] = lines === "rows" ? rows : columns;
    const [from, to] = lines === "rows" ? columns : rows;
    const long = { at: HEX * (from - 0.5), length: HEX * (to - from + 1.5) };
    const wide = { at: (first * HEX * ROOT_3) / 2 - RADIUS, length: ((last - first) * HEX * ROOT_3) / 2 + 2 * RADIUS };
    const [x, y] = lines === "rows" ? [long, wide] : [wide, long];
    this.bounds = { x: x.at, y: y.at, width: x.length, height: y.length };
  }

  /** The label as the chart writes it, or nothing where no hex is called so. */
  parse(text: string): string | null {
    const cell = this.shape.cellOf(text.trim().toUpperCase());
    return cell && this.has(cell) ? this.shape.labelOf(cell) : null;
  }

  centre(label: string): Point {
    const { line, place } = this.placeOf(this.cell(label));
    return this.turned({ x: (place + Math.abs(line % 2) / 2) * HEX, y: ((line * ROOT_3) / 2) * HEX });
  }

  /** The hex under a point of the chart; nothing beyond its edge. */
  hexAt(point: Point): string | null {
    const { x, y } = this.turned(point);
    const r = (y * 2) / (HEX * ROOT_3);
    return this.fromAxial(rounded(x / HEX - r / 2, r));
  }

  neighbours(label: string): string[] {
    let found = this.beside.get(label);
    if (!found) {
      const [q, r] = this.axial(label);
      found = STEPS.flatMap(([dq, dr]) => this.fromAxial([q + dq, r + dr]) ?? []);
      this.beside.set(label, found);
    }
    return found;
  }

  /** The hex so many rows down and columns to the right, or as far as the chart goes: where arrow keys lead. */
  moved(label: string, down: number, right: number): string {
    const { row, column } = this.cell(label);
    const { rows, columns, labelOf } = this.shape;
    const within = ([first, last]: readonly [number, number], value: number) =>
      Math.max(first, Math.min(last, value));
    return labelOf({ row: within(rows, row + down), column: within(columns, column + right) });
  }

  distance(one: string, other: string): number {
    const [q, r] = this.axial(one);
    const [u, v] = this.axial(other);
    const [dq, dr] = [q - u, r - v];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  }

  /** All hexes of the chart up to a distance. */
  within(label: string, radius: number): string[] {
    const [q, r] = this.axial(label);
    const found: string[] = [];
    for (let dq = -radius; dq <= radius; dq++)
      for (let dr = Math.max(-radius, -dq - radius); dr <= Math.min(radius, radius - dq); dr++) {
        const near = this.fromAxial([q + dq, r + dr]);
        if (near) found.push(near);
      }
    return found;
  }

  /** The hexes on a straight line from one (left out) to another. */
  line(from: string, to: string): string[] {
    const steps = this.distance(from, to);
    const [q, r] = this.axial(from);
    const [u, v] = this.axial(to);
    const found: string[] = [];
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      // A hair off the corner, so that of two equal ways always the same is taken.
      const label = this.fromAxial(rounded(q + (u - q) * share + 1e-6, r + (v - r) * share + 2e-6));
      if (label) found.push(label);
    }
    return found;
  }

  /** Every hex of the chart, line by line. */
  *all(): Generator<string> {
    const { rows, columns, labelOf } = this.shape;
    for (let row = rows[0]; row <= rows[1]; row++)
      for (let column = columns[0]; column <= columns[1]; column++) yield labelOf({ row, column });
  }

  /** The outline of one hex, a little smaller than full if so wanted. */
  hexPath(label: string, share = 1): string {
    return `${linePath(this.corners(label, RADIUS * share))}Z`;
  }

  /** Every line between hexes, each drawn once. */
  gridPath(): string {
    return this.sides(this.all(), (index, near) => near === null || index < 3);
  }

  /** An area of hexes as one shape. */
  areaPath(labels: Iterable<string>): string {
    return [...labels].map((label) => this.hexPath(label)).join("");
  }

  /** The border of an area: every side between a hex in it and one outside. */
  borderPath(labels: Iterable<string>): string {
    const inside = new Set(labels);
    return this.sides(inside, (_, near) => near === null || !inside.has(near));
  }

  /** A line through the middles of hexes. */
  trackPath(labels: string[]): string {
    return linePath(labels.map((label) => this.centre(label)));
  }

  /** The sides of hexes that are wanted, sides in a row as one line. */
  private sides(labels: Iterable<string>, wanted: (index: number, near: string | null) => boolean): string {
    const parts: string[] = [];
    for (const label of labels) {
      const [q, r] = this.axial(label);
      const points = this.corners(label, RADIUS);
      let before = false;
      FACED.forEach(([dq, dr], index) => {
        const draws = wanted(index, this.fromAxial([q + dq, r + dr]));
        const [from, to] = [points[index]!, points[(index + 1) % 6]!];
        if (draws) parts.push(before ? `L${to.x} ${to.y}` : `M${from.x} ${from.y}L${to.x} ${to.y}`);
        before = draws;
      });
    }
    return parts.join("");
  }

  private corners(label: string, radius: number): Point[] {
    const middle = this.turned(this.centre(label));
    return Array.from({ length: 6 }, (_, index) => {
      const angle = (Math.PI / 180) * (60 * index - 30);
      const { x, y } = this.turned({
        x: middle.x + radius * Math.cos(angle),
        y: middle.y + radius * Math.sin(angle),
      });
      return { x: two(x), y: two(y) };
    });
  }

  /** Columns are rows with both axes exchanged. */
  private turned({ x, y }: Point): Point {
    return this.shape.lines === "rows" ? { x, y } : { x: y, y: x };
  }

  private cell(label: string): Cell {
    return this.shape.cellOf(label) ?? { row: 0, column: 0 };
  }

  private has({ row, column }: Cell): boolean {
    const { rows, columns } = this.shape;
    return row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];
  }

  private placeOf({ row, column }: Cell): { line: number; place: number } {
    return this.shape.lines === "rows" ? { line: row, place: column } : { line: column, place: row };
  }

  private axial(label: string): Axial {
    const { line, place } = this.placeOf(this.cell(label));
    return [place - lag(line), line];
  }

  private fromAxial([q, line]: Axial): string | null {
    const place = q + lag(line);
    const cell = this.shape.lines === "rows" ? { row: line, column: place } : { row: place, column: line };
    return this.has(cell) ? this.shape.labelOf(cell) : null;
  }
}

/** Hexes by which a line lags behind the slanting axis. */
function lag(line: number): number {
  return Math.floor(line / 2);
}

/** The middle nearest to fractional axial coordinates. */
function rounded(q: number, r: number): Axial {
  const s = -q - r;
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(s);
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return [a, b];
}
