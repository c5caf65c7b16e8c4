/** A small part of the game's data, in the shape in which the server sends it. */

import type { End, Facts, Overview, Public, Ship } from "../../../src/games/strait/types";

const silhouette = { length_m: 251, beam_m: 36, turrets_fore: [2, 2], turrets_aft: [2, 2], funnels: 1 };

function ship(id: string, name: string, side: string) {
  return { id, name, side, class: "BB", speed: 4, shooting: 5, hull: 35, armour: {}, silhouette };
}

function captain(id: string, name: string, side: string, points: number, morale: number | null) {
  return {
    id,
    name,
    side,
    rank: "captain",
    role: "captain",
    points,
    morale,
    cost: null,
    ability: "steady-crew",
    title: null,
  };
}

export const facts = {
  ships: {
    bismarck: ship("bismarck", "Bismarck", "german"),
    hood: ship("hood", "Hood", "british"),
    "prince-of-wales": ship("prince-of-wales", "Prince of Wales", "british"),
  },
  captains: {
    lutjens: captain("lutjens", "Günther Lütjens", "german", 2, null),
    lindemann: captain("lindemann", "Ernst Lindemann", "german", 4, 5),
  },
} as unknown as Facts;

export function afloat(id: string, side: string, space: number, facing: number, more: Partial<Ship> = {}): Ship {
  const rest = {
    status: "afloat",
    hull: 0,
    cards: [],
    failed: false,
    hit: false,
    exploded: false,
    target: "",
    splashes: 0,
  };
  return { id, side, space, facing, captain: "", admiral: "", ...rest, ...more };
}

export function position(ships: Ship[], more: Partial<Public> = {}): Public {
  const rest = {
    scenario: "denmark-strait",
    options: {},
    decks: {},
    acted: [],
    speed: {},
    spent: {},
    lent: 0,
    used: [],
    salvos: [],
  };
  const named = Object.fromEntries(ships.map((ship) => [ship.id, ship]));
  return { ...rest, ships: named, turn: 1, phase: "movement", ...more };
}

export const overview: Overview = { ships: {}, berths: [], broadside: [45, 135] };

/** A manoeuvre and where it ends, as the hints tell it. */
export function end(ship: Ship, space: number | null, facing: number | null, price = 0): End {
  const where = { space: space === null ? ship.space : space < 0 ? null : space, facing: facing ?? ship.facing };
  return { order: { ship: ship.id, space, facing }, ...where, price };
}
