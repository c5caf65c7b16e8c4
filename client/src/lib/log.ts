/** Reading log lines: what every game's lines have in common. */

import type { LogLine } from "../protocol";
import type { Entry } from "./game";

/** A line as it is drawn; what a game says nothing about is not there. */
export function entry(kind: Entry["kind"], text: string, more: Partial<Entry> = {}): Entry {
  return {
    kind,
    text,
    actor: null,
    side: null,
    grave: false,
    good: null,
    dice: [],
    need: null,
    each: null,
    success: null,
    chance: null,
    modifiers: [],
    sides: 6,
    total: null,
    low: false,
    results: [],
    chit: "",
    card: null,
    spent: false,
    head: false,
    ...more,
  };
}

/** Whether something is good for a viewer: for the side that it favours if it came about, else for the other one. */
export function goodFor(viewer: string | null, favours: string | null, came = true): boolean | null {
  return viewer === null || favours === null ? null : (viewer === favours) === came;
}

/** The text of a parameter; nothing where it has none. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** The first of these parameters that names something. */
export function firstOf({ params }: LogLine, names: readonly string[]): string | null {
  return names.map((name) => textOf(params[name])).find((found) => found !== null) ?? null;
}

/** A chance that the server tells, so many cases of all, in per cent. */
export function percentOf(odds: unknown): number | null {
  if (!Array.isArray(odds)) return null;
  const [part, whole] = odds as [number, number];
  return Math.round((100 * part) / whole);
}

/** The dice of a line as they fell. */
export function facesOf(outcome: unknown): number[] {
  return Array.isArray(outcome) ? (outcome as number[]) : [];
}
