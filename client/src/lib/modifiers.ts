/** What is added to a die or to the number that it needs. */

import { sum } from "./lists";
import { signed } from "./numbers";
import { t } from "./words.svelte";

/** A modifier as the server tells it: a text key and a number. */
export type RawModifier = [key: string, value: number];

export interface Modifier {
  label: string;
  value: number;
  /** The number that the others change. */
  base: boolean;
}

/** Modifiers of a hint or a roll; those that change nothing are left out.  With `based` the first one is the base. */
export function modifiersOf(raw: unknown, based = false): Modifier[] {
  if (!Array.isArray(raw)) return [];
  return (raw as RawModifier[])
    .map(([key, value], index) => ({ label: t(key), value, base: based && index === 0 }))
    .filter(({ value, base }) => value !== 0 || base);
}

export function totalOf(modifiers: readonly { value: number }[]): number {
  return sum(modifiers.map(({ value }) => value));
}

/** Modifiers in a sentence. */
export function listed(modifiers: readonly RawModifier[]): string {
  return modifiers.map(([key, value]) => `${t(key)} ${signed(value)}`).join(", ");
}
