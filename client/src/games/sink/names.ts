/** What people call the things that the server names by id. */

import type { Namer } from "../../lib/fluent";
import { each, fitted, namerOf } from "../../lib/names";
import { t } from "../../lib/words.svelte";
import type { Facts, Types } from "./types";

/** Letters that a counter has room for. */
const LONGEST = 11;
const THINGS = ["ship", "ships", "target", "firer", "by", "unit", "units"];
/** What a force tells of itself, from the heaviest on, as short as a mark on the chart needs it. */
const CATEGORIES = { battleship: "BB", carrier: "CV", cruiser: "C", destroyers: "DD" } as const;

export type Category = keyof typeof CATEGORIES;

export function shipName(facts: Facts, id: string): string {
  return facts.ships[id]?.name ?? id;
}

/** A ship's name short enough for a counter. */
export function shortName(facts: Facts, id: string): string {
  return fitted(shipName(facts, id), LONGEST);
}

export function airName(facts: Facts, id: string): string {
  return facts.aircraft[id]?.name ?? id;
}

/** A ship, an air unit or anything else by its name. */
export function thingName(facts: Facts, id: string): string {
  return facts.ships[id]?.name ?? facts.aircraft[id]?.name ?? convoyName(id);
}

/** "HX-3" as it is spoken. */
export function convoyName(id: string): string {
  return id.replace(/^([A-Z]+\d?[A-Z]?)-(\d+)$/, "$1 $2");
}

/** What is known of a force, as short as it can be said: "2 BB, C". */
export function shortTypes(types: Types): string {
  return Object.entries(CATEGORIES)
    .flatMap(([category, short]) => {
      const number = types[category as Category];
      return number ? [number > 1 ? `${number} ${short}` : short] : [];
    })
    .join(" ");
}

/** The same in words. */
export function typesInWords(types: Types): string {
  const known = (Object.keys(CATEGORIES) as Category[]).filter((category) => types[category]);
  return known.map((category) => `${types[category]} × ${t(`sink-category-${category}`)}`).join(", ");
}

export function namerFor(facts: Facts): Namer {
  return namerOf({
    ...each(THINGS, (id) => thingName(facts, String(id))),
    convoy: (id) => convoyName(String(id)),
    seat: (seat) => t(`sink-seat-${seat}`),
  });
}
