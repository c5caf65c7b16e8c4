/** The printed sheet as a few shapes, worked out once for a set of data. */

import { areaPath, borderPath, centre, gridPath, rowLetters, ROWS, trackPath } from "./geometry";
import type { Facts } from "./types";
import { placeOf } from "./units";

export interface Sheet {
  grid: string;
  fog: string;
  air: string;
  airBorder: string;
  destroyers: string;
  lanes: { id: string; path: string }[];
  seas: string[];
}

const sheets = new WeakMap<Facts, Sheet>();

export function sheetOf(facts: Facts): Sheet {
  let sheet = sheets.get(facts);
  if (!sheet) {
    sheet = draw(facts);
    sheets.set(facts, sheet);
  }
  return sheet;
}

function draw(facts: Facts): Sheet {
  const hexes = Object.keys(facts.chart.places);
  const all = hexes.map((hex) => ({ hex, ...placeOf(facts, hex) }));
  const pick = (wanted: (place: (typeof all)[number]) => boolean) => all.filter(wanted).map(({ hex }) => hex);
  const air = pick((place) => place.air !== "");
  return {
    grid: gridPath(),
    fog: areaPath(pick((place) => place.fog)),
    air: areaPath(air),
    airBorder: borderPath(air),
    destroyers: borderPath(pick((place) => place.destroyers)),
    lanes: ["east-west", "north-south"].map((id) => ({
      id,
      path: trackPath(
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
  const east = (hex: string) => centre(hex).x;
  const south = (hex: string) => centre(hex).y;
  const own = id === "east-west" ? hexes.filter((hex) => south(hex) < centre("O20").y) : hexes;
  return id === "east-west" ? own.sort((a, b) => east(a) - east(b)) : northSouth(own);
}

/** One hex of each row from the edge of the sheet up to where the lanes meet. */
function northSouth(hexes: string[]): string[] {
  const rows = Array.from({ length: ROWS }, (_, index) => rowLetters(index + 1));
  return rows.flatMap((row) => {
    const there = hexes.filter((hex) => hex.replace(/\d+$/, "") === row);
    if (row === "N") return there.filter((hex) => hex === "N23");
    return there.length === 1 ? there : [];
  });
}
