/** What people call the things that the server names by id. */

import type { Namer } from "../../lib/fluent";
import { t } from "../../lib/words.svelte";
import type { Facts } from "./types";

/** Letters that a counter has room for. */
const LONGEST = 11;
const SHIPS = ["ship", "unit", "target", "firer", "tanker", "ships", "escorts", "by"];

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

/** Ships of a class report, shortest: "BB, 2 CA". */
export function classList(classes: readonly string[]): string {
  const counted = new Map<string, number>();
  for (const kind of classes) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  return [...counted].map(([kind, number]) => (number > 1 ? `${number} ${kind}` : kind)).join(", ");
}

/** A ship's name short enough for a counter: the capitals of a long one. */
export function shortName(name: string): string {
  const words = name.split(/[ -]/);
  if (name.length <= LONGEST) return name;
  if (words.length > 2) return words.map((word) => word[0]).join("");
  const last = words.at(-1)!;
  return last.length <= LONGEST ? `${words[0]![0]}. ${last}` : name.slice(0, LONGEST);
}

export function namerFor(facts: Facts): Namer {
  const named: Namer = (name, value) => {
    if (Array.isArray(value))
      return name === "classes"
        ? classList(value as string[])
        : value.map((part) => String(named(name, part))).join(", ");
    if (typeof value !== "string") return value;
    if (SHIPS.includes(name)) return facts.ships[value] ? shipName(facts, value) : aircraft(facts, value);
    if (name === "wing") return facts.wings[value]?.name ?? value;
    if (name === "type") return aircraft(facts, value);
    if (name === "convoy") return facts.convoys[value]?.name ?? value;
    return value;
  };
  return named;
}

/** A type of aircraft by its name; a task force spelt out; anything else as it is. */
function aircraft(facts: Facts, id: string): string {
  return Object.values(facts.wings).find((wing) => wing.type === id)?.name ?? unitName(facts, id);
}
