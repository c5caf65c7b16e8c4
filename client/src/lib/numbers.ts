/** Numbers as people read them. */

import { t } from "./words.svelte";

/** A number that changes another one: with its sign, and a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function percent(value: number): string {
  return t("client-percent", { value: Math.round(value) });
}

/** A chance in so many cases of ten. */
export function ofTen(cases: number): string {
  return chance([cases, 10]);
}

/** A chance as the server gives it: so many cases of all. */
export function chance([part, whole]: readonly [number, number]): string {
  return percent((100 * part) / whole);
}
