/** The Charts and Tables Card, made ready to be read. */

import type { Modifier } from "../../lib/modifiers";
import { t } from "../../lib/words.svelte";
import type { Change } from "./types";

/** A span of dice, ships or strengths in print: `1..3` has two ends, `..2` and `7..` have one. */
export function spanOf(label: string): string {
  const [from, to] = label.split("..");
  if (to === undefined) return label;
  if (!from) return `≤ ${to}`;
  return to ? `${from}–${to}` : `${from}+`;
}

/** All that changes a die, by name. */
export function changesOf(changes: readonly Change[]): Modifier[] {
  return changes.map(({ key, ships, value }) => ({
    label: ships ? t("client-sink-table-ships", { number: spanOf(ships) }) : t(key),
    value,
    base: false,
  }));
}
