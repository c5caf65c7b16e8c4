/** Ships and hexes as they are told: nothing here is worked out. */

import type { Facts, Place, Private, Ship, ShipNow, View } from "./types";

const EMPTY: Place = {
  sea: false,
  fog: false,
  destroyers: false,
  channel: false,
  air: "",
  allied: 0,
  german: 0,
  routes: [],
  centre: false,
};

/** What the chart says of a hex; the server leaves out what a hex has not. */
export function placeOf(facts: Facts, hex: string): Place {
  return { ...EMPTY, ...facts.chart.places[hex] };
}

/** Naval units by name, the heaviest ship of each first. */
export type Fleet = Map<string, Ship[]>;

/** The units of a chart, made up of these ships. */
export function mustered(own: Private, units: Record<string, string[]>): Fleet {
  return new Map(Object.entries(units).map(([unit, ids]) => [unit, ids.flatMap((id) => own.ships[id] ?? [])]));
}

/** The units of a side as it sees them. */
export function fleetOf(view: View | null): Fleet {
  return view?.private ? mustered(view.private, view.overview.units) : new Map();
}

/** The states of a ship that are worth a word: what she is anyway is not. */
export function statesOf(now: ShipNow | undefined): string[] {
  return (now?.states ?? []).filter((state) => state !== "tanker");
}
