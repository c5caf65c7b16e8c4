/** Land and graticule, as the chart tool drew them from the coastlines of the world. */

import { linePath, type Point } from "../map/points";
import { HEX } from "./grid";

export interface Coast {
  land: string;
  graticule: { label: string; path: string }[];
}

/** The file that the chart tool writes: pairs of numbers, in hexes. */
interface Outline {
  land: number[][][];
  graticule: { label: string; line: number[] }[];
}

/** A loader of a game's coast, which reads its file when it is first asked. */
export function coastLoader(file: () => Promise<{ default: unknown }>): () => Promise<Coast> {
  let coast: Promise<Coast> | null = null;
  return () => (coast ??= file().then((loaded) => drawn(loaded.default as Outline)));
}

function drawn(outline: Outline): Coast {
  return {
    land: outline.land.flatMap((rings) => rings.map((ring) => `${linePath(points(ring))}Z`)).join(""),
    graticule: outline.graticule.map(({ label, line }) => ({ label, path: linePath(points(line)) })),
  };
}

function points(numbers: number[]): Point[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[2 * index]! * HEX,
    y: numbers[2 * index + 1]! * HEX,
  }));
}
