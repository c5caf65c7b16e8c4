/** Where ships could go and what it would cost, for the chart to show while orders are written; the server decides. */

import { placeOf } from "./fleet";
import type { Flight } from "./forecast";
import { GRID } from "./grid";
import type { Facts, Ship, WingCard } from "./types";
import { barred, evasionOf } from "./units";

/** The most hexes a ship may go this turn. */
function paceOf(facts: Facts, ship: Ship): number {
  const printed = facts.ships[ship.id]!;
  const { movement, shadow } = facts.tables;
  const hexes = [movement.speed[printed.speed]!.hexes];
  if (printed.speed === "F" && evasionOf(printed, ship.card) <= 25) hexes.push(movement.damaged_hexes);
  if (ship.evading) hexes.push(shadow.evasion_hexes);
  if (ship.emergency) hexes.push(movement.emergency_hexes);
  return barred(facts, "move", ship) || ship.steamed ? 0 : Math.min(...hexes);
}

/** Fuel points for so many hexes. */
export function fuelFor(facts: Facts, ship: Ship, hexes: number): number {
  const table = facts.tables.movement.speed[facts.ships[ship.id]!.speed]!.fuel;
  return table[Math.min(ship.moved, table.length - 1)]?.[hexes] ?? 0;
}

/** A unit keeps to her slowest ship and to the bunkers of all. */
export function allowance(facts: Facts, ships: Ship[]): number {
  let most = Math.min(...ships.map((ship) => paceOf(facts, ship)));
  while (most > 0 && ships.some((ship) => usesFuel(facts, ship) && fuelFor(facts, ship, most) > ship.fuel)) most -= 1;
  return most;
}

export function usesFuel(facts: Facts, ship: Ship): boolean {
  return ["F", "M"].includes(facts.ships[ship.id]!.speed);
}

/** Whether ships may go straight from one hex into the next. */
export function sails(facts: Facts, side: string, ships: Ship[], from: string, to: string): boolean {
  const there = placeOf(facts, to);
  if (!there.sea || !GRID.neighbours(from).includes(to)) return false;
  const same = ([a, b]: [string, string]) => (a === from && b === to) || (a === to && b === from);
  if (facts.chart.land_sides.some(same) && !(side === "german" && same(facts.chart.canal))) return false;
  if (side !== "german") return true;
  const has = (kind: string) => ships.some((ship) => facts.ships[ship.id]!.class === kind);
  return !(there.routes.length > 0 && has("TK"));
}

/** Every hex that can be reached, with a shortest way there. */
export function reach(facts: Facts, side: string, ships: Ship[]): Map<string, string[]> {
  const start = ships[0]!.hex;
  const found = new Map<string, string[]>();
  let edge: string[][] = [[]];
  for (let hexes = allowance(facts, ships); hexes > 0; hexes--) {
    const next: string[][] = [];
    for (const path of edge)
      for (const there of GRID.neighbours(path.at(-1) ?? start))
        if (there !== start && !found.has(there) && sails(facts, side, ships, path.at(-1) ?? start, there)) {
          found.set(there, [...path, there]);
          next.push([...path, there]);
        }
    edge = next;
  }
  return found;
}

/** Every hex flown through, the leg home included. */
export function flightPath(flight: Flight, start: string, base: string): string[] {
  const path: string[] = [];
  let here = start;
  for (const there of [...flight.way, ...(flight.home ? [base] : [])]) {
    path.push(...GRID.line(here, there));
    here = there;
  }
  return path;
}

export function flightCost(facts: Facts, visibility: number, path: string[], searches: string[]): number {
  return path.length + Math.max(0, searches.length - facts.tables.search.free_markers) * visibility;
}

/** Whether a wing that has come so far can still do what it must: be home this turn, or come home in the next. */
export function canLand(
  card: WingCard,
  aloft: boolean,
  atSea: boolean,
  end: string,
  base: string,
  left: number,
): boolean {
  const home = GRID.distance(end, base);
  if (home <= left) return true;
  return !aloft && card.endurance > 1 && left >= 0 && (atSea || home <= card.speed);
}
