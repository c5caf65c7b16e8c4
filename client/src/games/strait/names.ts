/** What people call the things that the server names by id. */

import type { Namer } from "../../lib/fluent";
import { capitals, each, namerOf, surname } from "../../lib/names";
import { t } from "../../lib/words.svelte";
import { label } from "./geometry";
import type { Facts } from "./types";

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A card as it is written: rank and suit. */
export function cardName(card: string): string {
  return card.slice(0, -1) + (SUITS[card.slice(-1)] ?? "");
}

export function rankOf(card: string): string {
  return card.slice(0, -1);
}

export function namerFor(facts: Facts): Namer {
  return namerOf({
    ...each(["ship", "target", "firer"], (id) => facts.ships[id]?.name),
    ...each(["officer", "captain", "admiral"], (id) => surname(facts.captains[id]?.name ?? String(id))),
    ...each(["space", "from", "to"], (space) => (typeof space === "number" && space >= 0 ? label(space) : undefined)),
    seat: (seat) => t(`strait-seat-${seat}`),
    card: (card) => cardName(String(card)),
  });
}

/** Chart units for a pixel from which on a plate has room for capitals only. */
export const SMALL = 1.9;

/** What stands on a ship's plate. */
export function plateName(name: string, unit: number): string {
  return unit > SMALL ? capitals(name) : name;
}
