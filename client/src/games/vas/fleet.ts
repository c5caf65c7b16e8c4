/** The fleet being built. */

import type { Question } from "../../lib/question";
import { same } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import type { VasTable } from "./table.svelte";
import type { FleetList, FleetShip, Repair } from "./types";
import type { AskedFor } from "./vas";

const EMPTY: FleetList = { ships: [], flights: [] };
const FLEET = "fleet";

export function fleetOf(table: VasTable): FleetList {
  return table.source.draft.get(FLEET, EMPTY);
}

export function setFleet(table: VasTable, list: FleetList): void {
  table.source.draft.set(FLEET, list);
}

/** The ships with a card that are not in the list yet. */
export function freeNames(list: FleetList, names: readonly string[]): string[] {
  return names.filter((name) => !list.ships.some((ship) => ship.name === name));
}

/** One more ship with a card: the first of her class that is not in the list. */
export function addShip(table: VasTable, card: string, names: readonly string[]): void {
  const list = fleetOf(table);
  const name = freeNames(list, names)[0] ?? names[0] ?? "";
  setFleet(table, { ...list, ships: [...list.ships, { card, name, vt: false, flights: [] }] });
}

export function changeShip(table: VasTable, index: number, changes: Partial<FleetShip> | null): void {
  const list = fleetOf(table);
  const ships = list.ships.flatMap((ship, at) => (at !== index ? [ship] : changes ? [{ ...ship, ...changes }] : []));
  setFleet(table, { ...list, ships });
}

export function count(flights: readonly string[], plane: string): number {
  return flights.filter((other) => other === plane).length;
}

/** A list of Flights with so many of one kind; those of a kind stay together. */
export function withPlanes(flights: readonly string[], plane: string, wanted: number): string[] {
  const at = flights.indexOf(plane);
  const others = flights.filter((other) => other !== plane);
  const place = at < 0 ? others.length : flights.slice(0, at).filter((other) => other !== plane).length;
  return [...others.slice(0, place), ...Array.from({ length: wanted }, () => plane), ...others.slice(place)];
}

/** A list without what the server says stands in its way. */
export function repaired(list: FleetList, { part, index }: Repair): FleetList {
  if (part === "ship") return { ...list, ships: list.ships.filter((_, at) => at !== index) };
  return { ...list, flights: list.flights.filter((_, at) => at !== index) };
}

export function fleet(table: VasTable, asked: AskedFor<"vas-ask-fleet">): Question {
  const list = fleetOf(table);
  const tried = same(asked.about, list) ? asked.tried : null;
  const refusal = (list.ships.length || list.flights.length ? tried?.refusals[0] : null) ?? null;
  const { filled } = asked.tried ?? {};
  return {
    choices:
      filled && !same(filled, list)
        ? [{ id: "fill", label: t("client-vas-fill"), act: () => setFleet(table, filled) }]
        : [],
    summary: tried
      ? t("client-vas-bill", { total: tried.bill.ships + tried.bill.flights, left: tried.left ?? -1 })
      : t("client-vas-fleet-hint"),
    confirm: t("client-vas-confirm-fleet"),
    confirmId: "lock-fleet",
    value: list,
    refusal,
    ready: tried?.refusals.length === 0,
  };
}
