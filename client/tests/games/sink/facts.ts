/** A small part of the game's data, for tests. */

import type { Battle, Facts, Fighter, ShipCard } from "../../../src/games/sink/types";

function ship(id: string, name: string, side: ShipCard["side"], kind: ShipCard["class"]): ShipCard {
  return {
    id,
    name,
    side,
    class: kind,
    range: "A",
    defence: 0,
    front: { attack: 10, evasion: 29, capacity: 8 },
    back: null,
    fuel: 9,
    radar: false,
    torpedoes: 0,
    gunnery: 0,
    evasion_as: null,
  };
}

export const facts = {
  ships: {
    bismarck: ship("bismarck", "Bismarck", "german", "BB"),
    "prinz-eugen": ship("prinz-eugen", "Prinz Eugen", "german", "CA"),
    hood: ship("hood", "Hood", "british", "BC"),
    norfolk: ship("norfolk", "Norfolk", "british", "CA"),
  },
  aircraft: { "recon-brest": { id: "recon-brest", name: "Recon Brest", side: "german", kind: "R" } },
} as unknown as Facts;

export function fighter(ship: string, seat: Fighter["seat"], more: Partial<Fighter> = {}): Fighter {
  return {
    ship,
    seat,
    token: seat === "german" ? "G1" : "B1",
    damage: 0,
    flipped: false,
    escort: false,
    torpedoes: false,
    aircraft: false,
    group: 0,
    chasing: 0,
    left: "",
    ...more,
  };
}

export function battle(...fighters: Fighter[]): Battle {
  return {
    hex: "2815",
    round: 1,
    night: false,
    attackers: ["british"],
    fighters: Object.fromEntries(fighters.map((each) => [each.ship, each])),
    frozen: null,
    shots: [],
    hits: [],
    convoys: false,
    idle: 0,
    rounds_fought: 0,
  };
}
