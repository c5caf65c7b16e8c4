/** The plots of both sides after the end, as lines on a chart. */

import { GRID } from "./grid";
import type { Facts, Line } from "./types";

export interface PlotLine {
  id: string;
  path: string;
  side: string;
  /** Plotted in the turn that is looked at. */
  fresh: boolean;
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
