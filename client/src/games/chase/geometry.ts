/** Hexes of the chart: pointy on top, odd rows pushed to the right, labelled by row letters and column number. */

export const ROWS = 34;
export const COLUMNS = 35;
/** Chart units from flat to flat of a hex. */
export const HEX = 40;

const ROOT_3 = Math.sqrt(3);
/** From the middle of a hex to its corners. */
export const RADIUS = HEX / ROOT_3;

export interface Point {
  x: number;
  y: number;
}

interface Cell {
  row: number;
  column: number;
}

/** A, B ... Z, AA ... AH. */
export function rowLetters(row: number): string {
  return row > 26 ? `A${String.fromCharCode(64 + row - 26)}` : String.fromCharCode(64 + row);
}

export function labelOf(row: number, column: number): string {
  return `${rowLetters(row)}${column}`;
}

function cellOf(label: string): Cell {
  const letters = label.replace(/\d+$/, "");
  const last = letters.charCodeAt(letters.length - 1) - 64;
  return { row: letters.length > 1 ? 26 + last : last, column: Number(label.slice(letters.length)) };
}

/** The label as the chart writes it, or nothing where no hex is called so. */
export function parseHex(text: string): string | null {
  const label = text.trim().toUpperCase();
  if (!/^(A[A-H]|[A-Z])\d{1,2}$/.test(label)) return null;
  const { row, column } = cellOf(label);
  return onSheet(row, column) ? labelOf(row, column) : null;
}

function onSheet(row: number, column: number): boolean {
  return row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS;
}

export function centre(label: string): Point {
  const { row, column } = cellOf(label);
  return { x: (column + (row % 2) / 2) * HEX, y: ((row * ROOT_3) / 2) * HEX };
}

/** Everything that is on the sheet, in chart units. */
export const SHEET = {
  x: HEX * 0.5,
  y: (HEX * ROOT_3) / 2 - RADIUS,
  width: HEX * (COLUMNS + 0.5),
  height: ((ROWS - 1) * HEX * ROOT_3) / 2 + 2 * RADIUS,
};

/** The hex under a point of the chart; nothing beyond the edge of the sheet. */
export function hexAt(point: Point): string | null {
  const r = (point.y * 2) / (HEX * ROOT_3);
  const q = point.x / HEX - r / 2;
  const [column, row] = rounded(q, r);
  // Axial to rows and columns: every second row is pushed half a hex to the right.
  const offset = column + (row - (row & 1)) / 2;
  return onSheet(row, offset) ? labelOf(row, offset) : null;
}

/** The middle nearest to fractional axial coordinates. */
function rounded(q: number, r: number): [number, number] {
  const s = -q - r;
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(s);
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return [a, b];
}

function axial(label: string): [number, number] {
  const { row, column } = cellOf(label);
  return [column - (row - (row & 1)) / 2, row];
}

function fromAxial(q: number, r: number): string | null {
  const column = q + (r - (r & 1)) / 2;
  return onSheet(r, column) ? labelOf(r, column) : null;
}

const STEPS: [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

const beside = new Map<string, string[]>();

export function neighbours(label: string): string[] {
  let found = beside.get(label);
  if (!found) {
    const [q, r] = axial(label);
    found = STEPS.flatMap(([dq, dr]) => fromAxial(q + dq, r + dr) ?? []);
    beside.set(label, found);
  }
  return found;
}

export function distance(one: string, other: string): number {
  const [q, r] = axial(one);
  const [u, v] = axial(other);
  const [dq, dr] = [q - u, r - v];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** All hexes of the sheet up to a distance. */
export function within(label: string, radius: number): string[] {
  const [q, r] = axial(label);
  const found: string[] = [];
  for (let dq = -radius; dq <= radius; dq++)
    for (let dr = Math.max(-radius, -dq - radius); dr <= Math.min(radius, radius - dq); dr++) {
      const near = fromAxial(q + dq, r + dr);
      if (near) found.push(near);
    }
  return found;
}

/** The hexes on a straight line from one (left out) to another. */
export function line(from: string, to: string): string[] {
  const steps = distance(from, to);
  const [q, r] = axial(from);
  const [u, v] = axial(to);
  const found: string[] = [];
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    // A hair off the corner, so that of two equal ways always the same is taken.
    const [a, b] = rounded(q + (u - q) * share + 1e-6, r + (v - r) * share + 2e-6);
    const label = fromAxial(a, b);
    if (label) found.push(label);
  }
  return found;
}

const two = (value: number) => Number(value.toFixed(2));

function corners({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 180) * (60 * index - 30);
    return { x: two(x + radius * Math.cos(angle)), y: two(y + radius * Math.sin(angle)) };
  });
}

/** The outline of one hex, a little smaller than full if so wanted. */
export function hexPath(label: string, share = 1): string {
  const points = corners(centre(label), RADIUS * share);
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

/** Every line between hexes of the sheet, each drawn once. */
export function gridPath(): string {
  const parts: string[] = [];
  for (let row = 1; row <= ROWS; row++)
    for (let column = 1; column <= COLUMNS; column++) {
      const [a, b, c, d, e, f] = corners(centre(labelOf(row, column)), RADIUS);
      // Right and lower sides belong to the hex itself, the others to its neighbours, except at the sheet's edges.
      parts.push(`M${a!.x} ${a!.y}L${b!.x} ${b!.y} ${c!.x} ${c!.y} ${d!.x} ${d!.y}`);
      if (column === 1) parts.push(`M${d!.x} ${d!.y}L${e!.x} ${e!.y}`);
      if (column === 1 || row === 1) parts.push(`M${e!.x} ${e!.y}L${f!.x} ${f!.y}`);
      if (row === 1 || column === COLUMNS) parts.push(`M${f!.x} ${f!.y}L${a!.x} ${a!.y}`);
    }
  return parts.join("");
}

/** An area of hexes as one shape. */
export function areaPath(labels: Iterable<string>): string {
  return [...labels].map((label) => hexPath(label)).join("");
}

/** The border of an area: every side between a hex in it and one outside. */
export function borderPath(labels: Iterable<string>): string {
  const inside = new Set(labels);
  const parts: string[] = [];
  for (const label of inside) {
    const [q, r] = axial(label);
    const points = corners(centre(label), RADIUS);
    // The corners run clockwise from the upper right; the side after each faces these neighbours.
    const facing: [number, number][] = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ];
    facing.forEach(([dq, dr], index) => {
      const near = fromAxial(q + dq, r + dr);
      if (near && inside.has(near)) return;
      const [a, b] = [points[index]!, points[(index + 1) % 6]!];
      parts.push(`M${a.x} ${a.y}L${b.x} ${b.y}`);
    });
  }
  return parts.join("");
}

/** A line through the middles of hexes. */
export function trackPath(labels: string[]): string {
  const points = labels.map(centre);
  return points.length ? `M${points.map(({ x, y }) => `${two(x)} ${two(y)}`).join("L")}` : "";
}
