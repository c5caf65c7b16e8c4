/** Ports and air bases of a chart, and which of their names have room at a scale. */

import { overlap, type Box } from "../map/points";
import { HEX, type HexGrid } from "./grid";

/** A port or an air base, as a game's data say it. */
interface Site {
  hex: string;
  name: string;
  side: string;
}

export interface Town extends Site {
  port: boolean;
  base: boolean;
  x: number;
  y: number;
}

/** A town as it is drawn: larger or smaller than the chart, its name to the right, to the left, or left out. */
export interface DrawnTown extends Town {
  scale: number;
  /** Where the name begins or ends, beside the symbols; nothing where it has no room. */
  text: { x: number; anchor: "start" | "end" } | null;
}

export const TOWN_FONT = 9;
/** The mean width of a letter of the narrow face, as a share of its height. */
const LETTER = 0.55;
/** Hexes smaller than this carry no names. */
const NAMED = 26;

/** The towns of a chart, those that matter most first: a port with aircraft, a port, an air base. */
export function townsOf(grid: HexGrid, ports: readonly Site[], bases: readonly Site[]): Town[] {
  const found = new Map<string, Town>();
  for (const { hex, name, side } of ports)
    found.set(hex, { hex, name, side, port: true, base: false, ...grid.centre(hex) });
  for (const { hex, name, side } of bases) {
    const there = found.get(hex);
    const port = there?.port ?? false;
    found.set(hex, { hex, name: there?.name ?? name, side, port, base: true, ...grid.centre(hex) });
  }
  const weight = ({ port, base }: Town) => 2 * Number(port) + Number(base);
  return [...found.values()].sort((one, other) => weight(other) - weight(one));
}

/** Names in order of weight, each where it covers no other name and no other town. */
export function namesFor(towns: Town[], k: number): DrawnTown[] {
  const scale = Math.max(0.42, Math.min(1.3, 1 / k));
  const symbols = towns.map((town) => box(town, scale, -6, end(town), 8));
  const taken: Box[] = [];
  return towns.map((town, index) => {
    const length = town.name.length * TOWN_FONT * LETTER;
    const sides = [
      { x: end(town) + 2, anchor: "start" as const, area: box(town, scale, end(town) + 1, end(town) + 3 + length, 5) },
      { x: -8, anchor: "end" as const, area: box(town, scale, -9 - length, -7, 5) },
    ];
    const others = symbols.filter((_, other) => other !== index);
    const free = sides.find(({ area }) => ![...others, ...taken].some((other) => overlap(area, other)));
    if (k * HEX <= NAMED || !free) return { ...town, scale, text: null };
    taken.push(free.area);
    return { ...town, scale, text: { x: free.x, anchor: free.anchor } };
  });
}

/** How far the symbols of a town reach to the right. */
function end({ port, base }: Town): number {
  return port && base ? 17 : 6;
}

function box(town: Town, scale: number, left: number, right: number, half: number): Box {
  return {
    x: town.x + left * scale,
    y: town.y - half * scale,
    width: (right - left) * scale,
    height: 2 * half * scale,
  };
}
