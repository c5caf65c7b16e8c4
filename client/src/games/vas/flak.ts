/** AA fire: dice of ships divided among the Flights in reach. */

import { percent } from "../../lib/numbers";
import type { Question } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import type { VasTable } from "./table.svelte";
import type { Burst, Gun } from "./types";
import type { AskedFor } from "./vas";

const BURSTS = "bursts";

export function bursts(table: VasTable): Burst[] {
  return table.source.draft.get(BURSTS, table.on("vas-ask-aa")?.hints.usual ?? []);
}

/** What a gun does to a Flight in the draft. */
export function burstOf(table: VasTable, { ship, weapon }: Gun, flight: string): Burst {
  const found = bursts(table).find((each) => isAt(each, { ship, weapon, flight }));
  return found ?? { ship, weapon, flight, dice: 0, local: 0 };
}

function isAt(burst: Burst, { ship, weapon, flight }: Pick<Burst, "ship" | "weapon" | "flight">): boolean {
  return burst.ship === ship && burst.weapon === weapon && burst.flight === flight;
}

export function setBurst(table: VasTable, burst: Burst): void {
  const others = bursts(table).filter((other) => !isAt(other, burst));
  table.source.draft.set(BURSTS, burst.dice || burst.local ? [...others, burst] : others);
}

/** As the server would divide them. */
export function usualBursts(table: VasTable): void {
  table.source.draft.set(BURSTS, table.on("vas-ask-aa")?.hints.usual ?? []);
}

export function aa(table: VasTable, asked: AskedFor<"vas-ask-aa">): Question {
  const told = (asked.tried?.flights ?? []).map(
    ({ flight, chance }) => `${table.nameOf(flight)} ${percent(100 * chance)}`,
  );
  const value = bursts(table);
  return {
    choices: [],
    summary: told.length ? t("client-vas-down", { flights: told.join(", ") }) : "",
    confirm: t(value.length ? "client-vas-fire" : "client-vas-hold"),
    value,
    ready: !asked.tried?.refusal,
  };
}
