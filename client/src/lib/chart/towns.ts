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
  /** Where the name begins, ends or has its middle, around the symbols; nothing where it has no room. */
  text: { x: number; y: number; anchor: "start" | "end" | "middle" } | null;
}

export const TOWN_FONT = 9;
/** The mean width of a letter of the narrow face, as a share of its height. */
const LETTER = 0.55;
/** How far below and above its town a name may stand, where there is no room beside it. */
const ROWS = [14, -14, 24, -24, 34, -34];
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

/** Names in order of weight, each where it covers no other name and no other town, and no piece covers it. */
export function namesFor(towns: Town[], k: number, covered: readonly Box[] = []): DrawnTown[] {
  const scale = Math.max(0.42, Math.min(1.3, 1 / k));
  const symbols = towns.map((town) => box(town, scale, -6, end(town), 8));
  const taken: Box[] = [...covered];
  return towns.map((town, index) => {
    const length = town.name.length * TOWN_FONT * LETTER;
    const places = [
      { x: end(town) + 2, y: 3, anchor: "start" as const, left: end(town) + 1 },
      { x: -8, y: 3, anchor: "end" as const, left: -9 - length },
      ...ROWS.map((row) => ({ x: 0, y: row + 3, anchor: "middle" as const, left: -1 - length / 2 })),
    ];
    const sides = places.map((place) => ({
      ...place,
      area: box(town, scale, place.left, place.left + length + 2, 5, place.y - 3),
    }));
    const others = symbols.filter((_, other) => other !== index);
    const free = sides.find(({ area }) => ![...others, ...taken].some((other) => overlap(area, other)));
    if (k * HEX <= NAMED || !free) return { ...town, scale, text: null };
    taken.push(free.area);
    return { ...town, scale, text: { x: free.x, y: free.y, anchor: free.anchor } };
  });
}

/** How far the symbols of a town reach to the right. */
function end({ port, base }: Town): number {
  return port && base ? 17 : 6;
}

function box(town: Town, scale: number, left: number, right: number, half: number, down = 0): Box {
  return {
    x: town.x + left * scale,
    y: town.y + (down - half) * scale,
    width: (right - left) * scale,
    height: 2 * half * scale,
  };
}
