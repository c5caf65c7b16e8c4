/** Ships and hexes as they are told: nothing here is worked out. */

import { grouped } from "../../lib/lists";
import type { Facts, Place, Private, Ship } from "./types";

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

export function onMap(own: Private): Ship[] {
  return Object.values(own.ships).filter((ship) => ship.status === "map");
}

/** Naval units by name: task forces, and ships on their own. */
export function unitsOf(ships: Iterable<Ship>): Map<string, Ship[]> {
  return grouped(ships, (ship) => ship.force || ship.id);
}

/** The heaviest ship stands for her unit. */
export function flagship(facts: Facts, ships: Ship[]): Ship {
  return ships.reduce((best, ship) => (facts.ships[ship.id]!.hull > facts.ships[best.id]!.hull ? ship : best));
}
