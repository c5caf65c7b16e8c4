/** A small part of the game's data, in the shape in which the server sends it. */

import type { Course, Facts, Flight, OrderHints, OrdersTried, OrderTried, Reach } from "../../../src/games/chase/types";

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
  chart: { places: { K27: { sea: true }, K26: { sea: true }, K25: { sea: true } }, ports: [], bases: [] },
  tracks: { turns: { times: ["morning", "noon", "afternoon", "evening", "night"] } },
  convoys: {},
} as unknown as Facts;

export const sail: Reach = {
  refusal: null,
  ways: {
    K26: { path: ["K26"], fuel: { hood: 0 } },
    K25: { path: ["K26", "K25"], fuel: { hood: 1 } },
  },
  onward: { K27: ["K26", "L27"], K26: ["K25", "K27"] },
  most: 2,
  limits: [],
};

export const flight: Flight = {
  start: "K27",
  base: "K27",
  cost: 4,
  left: 1,
  short: false,
  lands: true,
  home: 0,
  stay: false,
  markers: 2,
  searchable: ["K26", "K25"],
  attackable: [],
};

export const course: Course = {
  hex: "K25",
  burnt: { hood: 1 },
  fuel: { hood: 11 },
  left: 0,
  limits: [],
  onward: [],
  last_fuel: {},
  rests: 0,
  fog: "",
};

export function told(more: Partial<OrderTried> = {}): OrderTried {
  return { refusal: null, course: null, flight: null, fuel: {}, chance: null, ends_game: false, ...more };
}

export function tried(orders: OrderTried[], more: Partial<OrdersTried> = {}): OrdersTried {
  const units = { due: [], idle: [], units: {}, regrouped: {} };
  return { orders, owed: null, ...units, wings: {}, factors: {}, calls: [], force: "TF1", ...more };
}

export const hints: OrderHints = {
  units: { hood: { sail, patrol: null }, victorious: { sail, patrol: null } },
  ships: {},
  wings: {
    "swordfish-1": {
      status: "ready",
      grounded: null,
      start: "K27",
      base: "K27",
      speed: 5,
      endurance: 1,
      kind: "combat",
    },
  },
  factors: {},
  need: 4,
  patrol: 3,
  marker: 2,
  force: "TF1",
  due: [],
};
