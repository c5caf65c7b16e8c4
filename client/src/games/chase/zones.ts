/** The zones of the chart as a few shapes, worked out once for a set of data. */

import { grouped } from "../../lib/lists";
import { placeOf } from "./fleet";
import { GRID } from "./grid";
import type { Facts } from "./types";

export interface Zones {
  fog: string;
  air: string;
  airBorder: string;
  destroyers: string;
  lanes: { id: string; path: string }[];
  seas: string[];
}

const drawn = new WeakMap<Facts, Zones>();

export function zonesOf(facts: Facts): Zones {
  let zones = drawn.get(facts);
  if (!zones) {
    zones = draw(facts);
    drawn.set(facts, zones);
  }
  return zones;
}

function draw(facts: Facts): Zones {
  const hexes = Object.keys(facts.chart.places);
  const all = hexes.map((hex) => ({ hex, ...placeOf(facts, hex) }));
  const pick = (wanted: (place: (typeof all)[number]) => boolean) => all.filter(wanted).map(({ hex }) => hex);
  const air = pick((place) => place.air !== "");
  return {
    fog: GRID.areaPath(pick((place) => place.fog)),
    air: GRID.areaPath(air),
    airBorder: GRID.borderPath(air),
    destroyers: GRID.borderPath(pick((place) => place.destroyers)),
    lanes: ["east-west", "north-south"].map((id) => ({
      id,
      path: GRID.trackPath(
        lane(
          pick((place) => place.centre && place.routes.includes(id)),
          id,
        ),
      ),
    })),
    seas: pick((place) => place.sea),
  };
}

/** The hexes of a lane's centre line in the order in which convoys pass them. */
function lane(hexes: string[], id: string): string[] {
  const east = (hex: string) => GRID.centre(hex).x;
  const south = (hex: string) => GRID.centre(hex).y;
  const own = id === "east-west" ? hexes.filter((hex) => south(hex) < south("O20")) : hexes;
  return id === "east-west" ? own.sort((a, b) => east(a) - east(b)) : northSouth(own);
}

/** One hex of each row from the edge of the chart up to where the lanes meet. */
function northSouth(hexes: string[]): string[] {
  const rows = grouped(hexes, (hex) => hex.replace(/\d+$/, ""));
  return [...rows]
    .flatMap(([row, there]) => {
      if (row === "N") return there.filter((hex) => hex === "N23");
      return there.length === 1 ? there : [];
    })
    .sort((a, b) => GRID.centre(a).y - GRID.centre(b).y);
}
