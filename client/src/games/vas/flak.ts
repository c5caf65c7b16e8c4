/** AA fire: dice of ships divided among the Flights in reach. */

import { percent } from "../../lib/numbers";
import type { Question } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import type { VasTable } from "./table.svelte";
import type { Burst } from "./types";
import type { AskedFor } from "./vas";

export function bursts(table: VasTable): Burst[] {
  return table.source.draft.get("bursts", table.on("vas-ask-aa")?.hints.usual ?? []);
}

export function setBurst(table: VasTable, burst: Burst): void {
  const same = (other: Burst) =>
    other.ship === burst.ship && other.weapon === burst.weapon && other.flight === burst.flight;
  const others = bursts(table).filter((other) => !same(other));
  table.source.draft.set("bursts", burst.dice || burst.local ? [...others, burst] : others);
}

export function aa(table: VasTable, asked: AskedFor<"vas-ask-aa">): Question {
  const told = (asked.tried?.flights ?? []).map(
    ({ flight, chance }) => `${table.nameOf(flight)} ${percent(100 * chance)}`,
  );
  return {
    choices: [],
    summary: told.length ? t("client-vas-down", { flights: told.join(", ") }) : "",
    confirm: t("client-vas-fire"),
    value: bursts(table),
    ready: !asked.tried?.refusal,
  };
}
