/** The plots of both sides after the end, as lines on a chart. */

import { GRID } from "./grid";
import type { SinkTable } from "./table.svelte";
import type { Facts, Line } from "./types";

export interface PlotLine {
  id: string;
  path: string;
  side: string;
  /** Plotted in the turn that is looked at. */
  fresh: boolean;
}

/** What both sides have plotted: as the books were opened, or where the game was given up, as all may be seen. */
export function logsOf({ public: seen, truth }: Pick<SinkTable, "public" | "truth">): Record<string, Line[]> {
  if (Object.keys(seen?.logs ?? {}).length) return seen!.logs;
  return Object.fromEntries(Object.entries(truth ?? {}).map(([seat, card]) => [seat, card.log]));
}

/** The courses of all task forces up to a turn; flights of aircraft are left out. */
export function plotsOf(logs: Record<string, Line[]>, facts: Facts, turn: number): PlotLine[] {
  return Object.entries(logs).flatMap(([side, lines]) => {
    const ends = new Map<string, string>();
    return lines.flatMap(({ turn: when, unit, path }, index) => {
      const hexes = path.filter((hex) => GRID.parse(hex));
      if (when > turn || facts.aircraft[unit] || !hexes.length) return [];
      const before = ends.get(unit);
      ends.set(unit, hexes.at(-1)!);
      const whole = before ? [before, ...hexes] : hexes;
      return [{ id: `${side}-${index}`, path: GRID.trackPath(whole), side, fresh: when === turn }];
    });
  });
}
