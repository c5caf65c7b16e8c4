/** A ship from above, drawn from her own measures: bow up, amidships at the origin. */

/** What a ship looks like: turrets from bow to stern, each with its number of guns. */
export interface Silhouette {
  length_m: number;
  beam_m: number;
  turrets_fore: readonly number[];
  turrets_aft: readonly number[];
  funnels: number;
}

export interface Size {
  length: number;
  beam: number;
}

export interface Turret {
  y: number;
  size: number;
  /** Where each barrel lies across the turret. */
  barrels: number[];
  length: number;
  aft: boolean;
}

export interface Drawing extends Size {
  hull: string;
  deck: string;
  bridge: string;
  turrets: Turret[];
  funnels: { y: number; rx: number; ry: number }[];
}

/** The longest ship that was there, and the broadest. */
const LONGEST_M = 262;
const BROADEST_M = 36;

/** The size of a piece where the longest ship gets `longest`: small ships are drawn a little too large, so that a
 * destroyer can still be seen beside a battleship. */
export function pieceSize({ length_m, beam_m }: Silhouette, longest: number): Size {
  return {
    length: longest * (0.36 + (0.64 * length_m) / LONGEST_M),
    beam: longest * (0.08 + (0.125 * beam_m) / BROADEST_M),
  };
}

export function drawing(shape: Silhouette, { length, beam }: Size): Drawing {
  return {
    length,
    beam,
    hull: outline(length, beam),
    deck: outline(length * 0.9, beam * 0.72),
    bridge: superstructure(length, beam),
    turrets: [...turrets(shape.turrets_fore, length, beam, false), ...turrets(shape.turrets_aft, length, beam, true)],
    funnels: funnels(shape.funnels, length, beam),
  };
}

/** A sharp bow, parallel sides and a rounded stern. */
function outline(length: number, beam: number): string {
  const [half, side] = [length / 2, beam / 2];
  const curve = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(" ");
  return (
    `M${curve(0, -half)}` +
    `C${curve(side * 0.5, -half * 0.78, side, -half * 0.5, side, -half * 0.12)}` +
    `L${curve(side, half * 0.5)}` +
    `C${curve(side, half * 0.8, side * 0.66, half, 0, half)}` +
    `C${curve(-side * 0.66, half, -side, half * 0.8, -side, half * 0.5)}` +
    `L${curve(-side, -half * 0.12)}` +
    `C${curve(-side, -half * 0.5, -side * 0.5, -half * 0.78, 0, -half)}Z`
  );
}

/** Bridge and deckhouses amidships, wider in the middle. */
function superstructure(length: number, beam: number): string {
  const [top, bottom, wide, narrow] = [-length * 0.13, length * 0.17, beam * 0.27, beam * 0.14];
  const points = [
    [-narrow, top],
    [narrow, top],
    [wide, top + length * 0.06],
    [wide, bottom - length * 0.08],
    [narrow, bottom],
    [-narrow, bottom],
    [-wide, bottom - length * 0.08],
    [-wide, top + length * 0.06],
  ];
  return `M${points.map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`).join("L")}Z`;
}

function turrets(guns: readonly number[], length: number, beam: number, aft: boolean): Turret[] {
  const size = Math.min(beam * 0.6, length * 0.085);
  const step = length * 0.105;
  return guns.map((count, index) => ({
    y: aft ? length * 0.235 + index * step : -length * 0.2 - (guns.length - 1 - index) * step,
    size,
    barrels: Array.from({ length: count }, (_, gun) => (gun - (count - 1) / 2) * size * 0.26),
    length: size * 0.95,
    aft,
  }));
}

function funnels(count: number, length: number, beam: number): Drawing["funnels"] {
  const step = length * 0.085;
  return Array.from({ length: count }, (_, index) => ({
    y: length * 0.035 + (index - (count - 1) / 2) * step,
    rx: beam * 0.13,
    ry: Math.min(length * 0.03, beam * 0.17),
  }));
}
