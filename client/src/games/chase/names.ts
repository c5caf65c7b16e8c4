/** What people call the things that the server names by id. */

import type { Namer } from "../../lib/fluent";
import { counted, each, fitted, namerOf } from "../../lib/names";
import { t } from "../../lib/words.svelte";
import type { Facts } from "./types";

/** Letters that a counter has room for. */
const LONGEST = 11;
const SHIPS = ["ship", "unit", "target", "firer", "tanker", "ships", "escorts", "by", "type"];
/** Parameters of a question that are names of contacts. */
const CONTACTS = ["contact", "fast", "slow"];

export function shipName(facts: Facts, id: string): string {
  return facts.ships[id]?.name ?? id;
}

/** "TF1" as it is spoken. */
export function unitName(facts: Facts, id: string): string {
  return facts.ships[id]?.name ?? id.replace(/^(TF|KG)(\d+)$/, "$1 $2");
}

/** A wing with where it flies from, and a number where several of a type fly from there. */
export function wingName(facts: Facts, id: string): string {
  const wing = facts.wings[id];
  if (!wing) return id;
  const alike = Object.values(facts.wings).filter((other) => other.type === wing.type && other.base === wing.base);
  const number = alike.length > 1 ? ` ${alike.indexOf(wing) + 1}` : "";
  return `${wing.name}${number} · ${baseName(facts, wing.base)}`;
}

/** A class in the middle of a sentence. */
export function className(kind: string): string {
  return t(`client-chase-class-${kind}`);
}

export function baseName(facts: Facts, base: string): string {
  return facts.ships[base]?.name ?? facts.chart.bases.find((place) => place.hex === base)?.name ?? base;
}

/** A ship's name short enough for a counter. */
export function shortName(name: string): string {
  return fitted(name, LONGEST);
}

export function namerFor(facts: Facts): Namer {
  const named = namerOf({
    ...each(SHIPS, (id) => facts.ships[id]?.name ?? aircraft(facts, String(id))),
    wing: (id) => facts.wings[id]?.name,
    seat: (seat) => t(`chase-seat-${seat}`),
    convoy: (id) => facts.convoys[id]?.name,
  });
  return (name, value) => (name === "classes" && Array.isArray(value) ? counted(value) : named(name, value));
}

/** The names of a question to this seat: it knows more of contacts than their letter. */
export function contactNamed(namer: Namer, contactName: (id: string) => string): Namer {
  return (name, value) => (CONTACTS.includes(name) ? contactName(String(value)) : namer(name, value));
}

/** A type of aircraft by its name; a task force spelt out; anything else as it is. */
function aircraft(facts: Facts, id: string): string {
  return Object.values(facts.wings).find((wing) => wing.type === id)?.name ?? unitName(facts, id);
}
