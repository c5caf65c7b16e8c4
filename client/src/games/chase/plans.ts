/** Orders while they are being written: flights are drawn from point to point, all others are as they are sent. */

import { GRID } from "./grid";
import type { Order } from "./chase";
import type { Fly } from "./types";

/** A flight as it is planned: hexes to fly over in order, markers to drop, and whether to come home at the end. */
export interface Plan {
  do: "plan";
  wing: string;
  way: string[];
  searches: string[];
  attack: string;
  home: boolean;
  /** It was drawn just now, and nobody has said yet that it shall come home in any case. */
  fresh: boolean;
}

export type Item = Exclude<Order, Fly> | Plan;

/** Where a flight starts, and where it has to land. */
export interface Ends {
  start: string;
  base: string;
}

/** Every hex flown through, the leg home included; straight from the first point where nobody knows the start. */
export function flightPath(plan: Plan, ends: Ends | null): string[] {
  const path: string[] = ends ? [] : plan.way.slice(0, 1);
  let here = ends?.start ?? plan.way[0] ?? "";
  for (const there of [...plan.way, ...(plan.home && ends ? [ends.base] : [])]) {
    path.push(...GRID.line(here, there));
    here = there;
  }
  return path;
}

/** The order that a plan comes to. */
export function flown(plan: Plan, ends: Ends | null): Fly {
  const { wing, searches, attack } = plan;
  return { do: "fly", wing, path: flightPath(plan, ends), searches, attack };
}

/** All units, ships and wings that an order names. */
export function namesIn(item: Item): string[] {
  switch (item.do) {
    case "plan":
      return [item.wing];
    case "form":
      return [item.force, ...item.ships];
    case "detach":
      return item.ships;
    case "refuel":
      return [item.tanker, item.ship];
    case "move":
    case "patrol":
      return [item.unit];
    case "return":
    case "repair":
    case "port":
      return [item.ship];
  }
}

/** Whether one order takes the place of another: the same thing ordered to do the same. */
export function replaces(item: Item, other: Item): boolean {
  return item.do === other.do && item.do !== "form" && namesIn(item).join() === namesIn(other).join();
}

/** Orders about who sails with whom, or where to: they go with anything that is done in the turn. */
export function goesWithOthers(item: Item): boolean {
  return item.do === "form" || item.do === "detach" || item.do === "return";
}
