/** Chances that the server has worked out, in words. */

import { percent, signed } from "../../lib/numbers";
import { t } from "../../lib/words.svelte";
import { weaponNames } from "./names";
import type { VasTable } from "./table.svelte";
import type { Modifier, TargetTotal, Term } from "./types";

/** Who attacks: weapons of a ship, or Flights by their names. */
export function attackers(table: VasTable, ids: readonly string[]): string {
  const flights = ids.filter((id) => table.public?.flights[id]);
  return flights.length ? flights.map((id) => table.nameOf(id)).join(", ") : weaponNames(ids);
}

export function modifierWords(modifiers: readonly Modifier[]): string {
  return modifiers.flatMap(({ key, value }) => (value ? [`${t(key)} ${signed(value)}`] : [])).join(" · ");
}

export function termWords({ key, face }: Term): string {
  return t(key, { face });
}

/** What is promised for each target, in a sentence. */
export function promises(table: VasTable): string {
  return table.totals.map((total) => promise(table, total)).join(" ");
}

function promise(table: VasTable, { target, odds }: TargetTotal): string {
  return t("client-vas-promise", {
    target: table.nameOf(target),
    damage: odds.mean_damage.toFixed(1),
    cripple: percent(100 * odds.cripple),
    sink: percent(100 * odds.sink),
  });
}
