/** What a list of orders comes to, as far as the chart and the panel show it. */

import type { Ship } from "./types";

/** A flight as it is being planned: hexes to fly over in order, markers to drop, and whether to come home at the end. */
export interface Flight {
  wing: string;
  way: string[];
  searches: string[];
  attack: string;
  home: boolean;
}

/** One order: words as they are sent, or a flight whose path depends on where its carrier is by then. */
export type Item = { kind: "order"; words: string[] } | { kind: "flight"; flight: Flight };

/** A flight as it will be flown. */
export interface FlightPlan {
  flight: Flight;
  start: string;
  base: string;
  path: string[];
  cost: number;
  lands: boolean;
}

/** Where a hex gets its search factors from. */
export interface Factors {
  units: number;
  patrol: number;
  air: number;
  watch: number;
  total: number;
}

export interface Forecast {
  /** Ships regrouped, but not yet moved. */
  mustered: Map<string, Ship[]>;
  /** Tracks of units, and the fuel that they cost every ship. */
  moves: Map<string, { path: string[]; fuel: Record<string, number> }>;
  /** By place in the list. */
  flights: Record<number, FlightPlan>;
  factors: Map<string, Factors>;
  /** Where a wing starts and where it has to land, as things stand at the end of the list. */
  bases(wing: string): { start: string; base: string } | null;
}

export function planOf(forecast: Forecast | null, wing: string | null): FlightPlan | null {
  return Object.values(forecast?.flights ?? {}).find((plan) => plan.flight.wing === wing) ?? null;
}
