/** A small part of the game's data, in the shape in which the server sends it. */

import type { Item } from "../../../src/games/chase/forecast";
import type { Facts, Private, Public, Ship } from "../../../src/games/chase/types";

const printed = { class: "BB", speed: "F", evasion: 30, fuel: 12, hull: 8, side: "allied" };

export const facts = {
  ships: {
    hood: { ...printed, id: "hood", name: "Hood" },
    victorious: { ...printed, id: "victorious", name: "Victorious", class: "CV" },
    "king-george-v": { ...printed, id: "king-george-v", name: "King George V" },
  },
  wings: {
    "swordfish-1": {
      id: "swordfish-1",
      type: "swordfish",
      name: "Swordfish",
      side: "allied",
      kind: "combat",
      speed: 5,
      endurance: 1,
      base: "victorious",
    },
  },
  chart: {
    places: { K27: { sea: true, allied: 6 }, K26: { sea: true }, K25: { sea: true } },
    land_sides: [],
    canal: ["O32", "O33"],
    ports: [],
    bases: [],
  },
  status: { state: { patrol: { move: "no", search: "yes" }, port: { search: "no" } } },
  tables: {
    search: { unit: 1, flight: 2, patrol: 3, free_markers: 2 },
    movement: {
      speed: {
        F: {
          hexes: 2,
          no_move: 0,
          fuel: [
            [0, 0, 1],
            [0, 0, 1],
            [0, 0, 2],
          ],
        },
      },
      damaged_hexes: 1,
      emergency_hexes: 1,
    },
    shadow: { evasion_hexes: 1 },
  },
  convoys: {},
} as unknown as Facts;

export function ship(id: string, hex: string, more: Partial<Ship> = {}): Ship {
  const card = { bow: 4, stern: 4, secondary: 0, hull: 8, torpedoes: 0, evasion: [], lag: 0, rudder: false };
  return {
    id,
    hex,
    card,
    status: "map",
    force: "",
    fuel: 12,
    moved: 0,
    task: "",
    marker: "",
    ...more,
  } as unknown as Ship;
}

export function chart(...ships: Ship[]): Private {
  return {
    ships: Object.fromEntries(ships.map((each) => [each.id, each])),
    wings: { "swordfish-1": { id: "swordfish-1", status: "ready", hex: "" } },
    searches: {},
  } as unknown as Private;
}

export const view = { visibility: 4, weather: 3, turn: 5, phase: "movement" } as unknown as Public;

export const order = (...words: string[]): Item => ({ kind: "order", words });
export const flight = (...way: string[]): Item => ({
  kind: "flight",
  flight: { wing: "swordfish-1", way, searches: [way[0]!], attack: "", home: true },
});
