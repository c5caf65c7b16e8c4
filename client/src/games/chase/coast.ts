/** Land and graticule, as the chart tool drew them from the coastlines of the world; loaded when a chart is opened. */

import { HEX } from "./geometry";

export interface Coast {
  land: string;
  graticule: { label: string; path: string; x: number; y: number }[];
}

interface Outline {
  land: number[][][];
  graticule: { label: string; line: number[] }[];
}

let coast: Promise<Coast> | null = null;

export function loadCoast(): Promise<Coast> {
  coast ??= import("../../../../src/huffduff/games/chase/data/coast.json").then((file) =>
    drawn(file.default as unknown as Outline),
  );
  return coast;
}

function drawn(outline: Outline): Coast {
  return {
    land: outline.land.flatMap((rings) => rings.map((ring) => `${path(ring)}Z`)).join(""),
    graticule: outline.graticule.map(({ label, line }) => ({
      label,
      path: path(line),
      x: (line[0] ?? 0) * HEX,
      y: (line[1] ?? 0) * HEX,
    })),
  };
}

/** Pairs of numbers, in hexes, as a path in chart units. */
function path(numbers: number[]): string {
  const points: string[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    points.push(`${(numbers[index]! * HEX).toFixed(1)} ${(numbers[index + 1]! * HEX).toFixed(1)}`);
  return `M${points.join("L")}`;
}
