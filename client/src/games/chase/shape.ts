/** A ship from above, bow to the right, amidships at the origin, drawn from her own measures. */

import type { Silhouette } from "./types";

export interface Shape {
  length: number;
  hull: string;
  house: string;
  turrets: { x: number; r: number; guns: number; aft: boolean }[];
  funnels: number[];
}

const one = (value: number) => Number(value.toFixed(1));

/** `length` is what the longest ship of the game would get; shorter ones get less, but never too little to be seen. */
export function shapeOf(silhouette: Silhouette, longest = 50): Shape {
  const length = longest * (0.42 + (0.58 * silhouette.length_m) / 262);
  const beam = longest * (0.085 + (0.125 * silhouette.beam_m) / 36);
  const [half, side] = [length / 2, beam / 2];
  const hull =
    `M${one(half)} 0` +
    `C${one(half * 0.8)} ${one(side * 0.7)} ${one(half * 0.5)} ${one(side)} ${one(half * 0.1)} ${one(side)}` +
    `H${one(-half * 0.55)}C${one(-half * 0.85)} ${one(side)} ${one(-half)} ${one(side * 0.6)} ${one(-half)} 0` +
    `C${one(-half)} ${one(-side * 0.6)} ${one(-half * 0.85)} ${one(-side)} ${one(-half * 0.55)} ${one(-side)}` +
    `H${one(half * 0.1)}C${one(half * 0.5)} ${one(-side)} ${one(half * 0.8)} ${one(-side * 0.7)} ${one(half)} 0Z`;
  const wide = side * 0.45;
  const house = `M${one(half * 0.28)} ${one(-wide)}V${one(wide)}H${one(-half * 0.3)}V${one(-wide)}Z`;
  const r = Math.min(beam * 0.3, length * 0.045);
  const step = length * 0.105;
  const turrets = [
    ...silhouette.turrets_fore.map((guns, index, all) => ({
      x: one(half * 0.42 + (all.length - 1 - index) * step),
      r,
      guns,
      aft: false,
    })),
    ...silhouette.turrets_aft.map((guns, index) => ({ x: one(-half * 0.45 - index * step), r, guns, aft: true })),
  ];
  const funnels = Array.from({ length: silhouette.funnels }, (_, index) =>
    one(half * 0.08 - (index - (silhouette.funnels - 1) / 2) * length * 0.09),
  );
  return { length, hull, house, turrets, funnels };
}
