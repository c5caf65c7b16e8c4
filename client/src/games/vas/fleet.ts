/** The fleet being built. */

import type { Question } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import type { VasTable } from "./table.svelte";
import type { FleetList, FleetShip } from "./types";
import type { AskedFor } from "./vas";

const EMPTY: FleetList = { ships: [], flights: [] };
const FLEET = "fleet";

export function fleetOf(table: VasTable): FleetList {
  return table.source.draft.get(FLEET, EMPTY);
}

export function setFleet(table: VasTable, list: FleetList): void {
  table.source.draft.set(FLEET, list);
}

/** One more ship with a card: the first of her class that is not in the list. */
export function addShip(table: VasTable, card: string, names: readonly string[]): void {
  const list = fleetOf(table);
  const taken = new Set(list.ships.filter((ship) => ship.card === card).map(({ name }) => name));
  const name = names.find((each) => !taken.has(each)) ?? names[0] ?? "";
  setFleet(table, { ...list, ships: [...list.ships, { card, name, vt: false, flights: [] }] });
}

export function changeShip(table: VasTable, index: number, changes: Partial<FleetShip> | null): void {
  const list = fleetOf(table);
  const ships = list.ships.flatMap((ship, at) => (at !== index ? [ship] : changes ? [{ ...ship, ...changes }] : []));
  setFleet(table, { ...list, ships });
}

export function fleet(table: VasTable, asked: AskedFor<"vas-ask-fleet">): Question {
  const { tried } = asked;
  const list = fleetOf(table);
  const refusal = tried?.refusals[0] ?? null;
  return {
    choices: [],
    summary: tried ? t("client-vas-bill", { total: tried.bill.ships + tried.bill.flights }) : "",
    confirm: t("client-vas-confirm-fleet"),
    value: list,
    refusal,
    ready: tried !== null && !refusal && !asked.pending,
  };
}
