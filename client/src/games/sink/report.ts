/** The plots of both sides after the end, as lines on a chart. */

import { HEX } from "../../lib/chart/grid";
import type { Letters } from "../../lib/map/lettering";
import type { Box, Point } from "../../lib/map/points";
import { GRID } from "./grid";
import { shipName } from "./names";
import type { SinkTable } from "./table.svelte";
import type { Facts, Line } from "./types";

export interface PlotLine {
  id: string;
  path: string;
  side: string;
  /** Plotted in the turn that is looked at. */
  fresh: boolean;
  /** Nobody was behind the marker. */
  dummy: boolean;
}

/** Where a ship was lost or left the map, or where she sails. */
export interface Place extends Letters {
  side: string;
  what: "sunk" | "exited" | "sails";
  foot: Point;
}

/** Hexes around what is shown. */
const MARGIN = 5;

/** What both sides have plotted: as the books were opened, or where the game was given up, as far as it may be seen. */
export function logsOf({
  public: seen,
  truth,
  own,
  side,
}: Pick<SinkTable, "public" | "truth" | "own" | "side">): Record<string, Line[]> {
  if (Object.keys(seen?.logs ?? {}).length) return seen!.logs;
  if (!truth) return own && side ? { [side]: own.log } : {};
  return Object.fromEntries(Object.entries(truth).map(([seat, card]) => [seat, card.log]));
}

/** The courses of all task forces up to a turn; flights of aircraft are left out. */
export function plotsOf(logs: Record<string, Line[]>, facts: Facts, turn: number): PlotLine[] {
  return Object.entries(logs).flatMap(([side, lines]) => {
    const ends = new Map<string, string>();
    return lines.flatMap(({ turn: when, unit, path, ships }, index) => {
      const hexes = onMap(path);
      if (when > turn || facts.aircraft[unit] || !hexes.length) return [];
      const before = ends.get(unit);
      ends.set(unit, hexes.at(-1)!);
      const whole = before ? [before, ...hexes] : hexes;
      const line = { id: `${side}-${index}`, path: GRID.trackPath(whole), side };
      return [{ ...line, fresh: when === turn, dummy: !ships.length }];
    });
  });
}

function onMap(path: readonly string[]): string[] {
  return path.filter((hex) => GRID.parse(hex));
}

/** The waters through which the Germans have sailed; no taller than wide. */
export function frameOf(logs: Record<string, Line[]>): Box {
  const points = (logs.german ?? []).flatMap(({ path, ships }) =>
    ships.length ? onMap(path).map((hex) => GRID.centre(hex)) : [],
  );
  if (!points.length) return GRID.bounds;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const height = bottom - top + 2 * MARGIN * HEX;
  const width = Math.max(right - left + 2 * MARGIN * HEX, height);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Where a name may stand beside its place, in pixels of the drawing. */
const BESIDE: [number, number][] = [
  [46, 0],
  [-46, 0],
  [0, 16],
  [0, -16],
  [46, 16],
  [46, -16],
  [-46, 16],
  [-46, -16],
  [0, 32],
  [0, -32],
];

/** The Germans by name: where each was sunk, left the map, or has sailed to; and whoever else was sunk. */
export function placesOf(
  table: Pick<SinkTable, "public" | "facts">,
  logs: Record<string, Line[]>,
  turn: number,
  toDrawing: (point: Point) => Point,
): Place[] {
  const { facts } = table;
  const found = new Map<string, { hex: string; what: Place["what"] }>();
  for (const { turn: when, ships, path } of logs.german ?? []) {
    const end = onMap(path).at(-1);
    if (when <= turn && end) for (const ship of ships) found.set(ship, { hex: end, what: "sails" });
  }
  for (const { ship, hex, turn: when, status } of Object.values(table.public?.losses ?? {}))
    if (when <= turn) found.set(ship, { hex, what: status === "exited" ? "exited" : "sunk" });
  return [...found].map(([ship, { hex, what }]) => {
    const foot = toDrawing(GRID.centre(hex));
    const spots = BESIDE.map(([dx, dy]) => ({ x: foot.x + dx, y: foot.y + dy }));
    return { id: ship, side: facts.ships[ship]?.side ?? "", what, foot, text: shipName(facts, ship), spots };
  });
}
