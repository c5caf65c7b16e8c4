/** What people call the things that the server names by id. */

import type { Namer } from "./fluent";

/** The family name, under which an officer is known at sea. */
export function surname(name: string): string {
  return name.split(" ").at(-1) ?? name;
}

/** The first letters of a name of several words. */
export function capitals(name: string): string {
  const words = name.split(/[ -]/);
  return words.length > 1 ? words.map((word) => word[0]).join("") : name;
}

/** One or two letters for a marker. */
export function initials(name: string): string {
  return name.replace(/[^A-ZÄÖÜ]/g, "").slice(0, 2) || name.slice(0, 1);
}

/** A name that has so many letters at the most. */
export function fitted(name: string, longest: number): string {
  const words = name.split(/[ -]/);
  if (name.length <= longest) return name;
  if (words.length > 2) return capitals(name);
  const last = words.at(-1)!;
  return last.length + 3 <= longest ? `${words[0]![0]}. ${last}` : `${name.slice(0, longest - 1)}.`;
}

/** What a drawn thing is called: the words about it, after what can be read on it where they do not contain that. */
export function called(seen: readonly string[], words: string): string {
  const read = seen.filter(Boolean).join(" ");
  return plain(` ${words} `).includes(plain(` ${read} `)) ? words : `${read}: ${words}`;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
}

/** Things of a kind counted, shortest: "BB, 2 CA". */
export function counted(kinds: readonly string[]): string {
  const found = new Map<string, number>();
  for (const kind of kinds) found.set(kind, (found.get(kind) ?? 0) + 1);
  return [...found].map(([kind, number]) => (number > 1 ? `${number} ${kind}` : kind)).join(", ");
}

/** How parameters of one name are called; nothing where the value is no id. */
export type Lookup = (value: string | number) => string | undefined;

/** A namer out of a lookup for each name of a parameter; lists are named part by part. */
export function namerOf(lookups: Record<string, Lookup>): Namer {
  const named: Namer = (name, value) => {
    if (Array.isArray(value)) return value.map((part) => String(named(name, part))).join(", ");
    if (typeof value !== "string" && typeof value !== "number") return value;
    return lookups[name]?.(value) ?? value;
  };
  return named;
}

/** The same lookup under several names. */
export function each(names: readonly string[], lookup: Lookup): Record<string, Lookup> {
  return Object.fromEntries(names.map((name) => [name, lookup]));
}
