/** What people call the things that the server names by id. */

import type { Namer } from "../../lib/fluent";
import { label } from "./geometry";
import type { Facts } from "./types";

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

const SHIPS = ["ship", "target", "firer"];
const OFFICERS = ["officer", "captain", "admiral"];
const SPACES = ["space", "from", "to"];

/** A card as it is written: rank and suit. */
export function cardName(card: string): string {
  return card.slice(0, -1) + (SUITS[card.slice(-1)] ?? "");
}

export function rankOf(card: string): string {
  return card.slice(0, -1);
}

/** The family name, under which an officer is known at sea. */
export function surname(name: string): string {
  return name.split(" ").at(-1) ?? name;
}

/** A ship's name short enough for a small chart: the capitals of a long one. */
export function shortName(name: string): string {
  const words = name.split(" ");
  return words.length > 1 ? words.map((word) => word[0]).join("") : name;
}

/** One or two letters for a marker. */
export function initials(name: string): string {
  const capitals = name.replace(/[^A-ZÄÖÜ]/g, "");
  return capitals.slice(0, 2) || name.slice(0, 1);
}

export function namerFor(facts: Facts): Namer {
  return (name, value) => {
    if (typeof value === "string") {
      if (SHIPS.includes(name)) return facts.ships[value]?.name ?? value;
      if (OFFICERS.includes(name)) return surname(facts.captains[value]?.name ?? value);
      if (name === "card") return cardName(value);
    }
    return typeof value === "number" && SPACES.includes(name) && value >= 0 ? label(value) : value;
  };
}
