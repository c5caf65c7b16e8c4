/** What the offered answers mean on the chart.  Nothing here decides what is allowed: that is the list of options. */

import type { Value } from "../../lib/game";
import type { Ship } from "./types";

/** Where a ship would be after an order; a ship that leaves the map has no space. */
export interface Ending {
  value: Value[];
  verb: string;
  space: number | null;
  facing: number;
  /** Whether it is one of the orders that cost captain points. */
  paid: boolean;
}

export function orders(options: Value[]): Value[][] {
  return options.filter((option): option is Value[] => Array.isArray(option));
}

/** The first word of every order, each once: the ships that can be given one. */
export function subjects(options: Value[]): string[] {
  return [...new Set(orders(options).map((option) => String(option[0])))];
}

/** A ship's movement orders by what they lead to; of two that end alike only the first is kept. */
export function endings(options: Value[], ship: Ship): Ending[] {
  const found: Ending[] = [];
  for (const order of orders(options)) {
    if (order[0] !== ship.id) continue;
    const ending = endingOf(order, ship);
    if (!found.some((other) => other.space === ending.space && other.facing === ending.facing)) found.push(ending);
  }
  return found;
}

function endingOf(value: Value[], ship: Ship): Ending {
  const [, verb, first, second] = value as [string, string, number?, number?];
  const paid = verb === "turn-move" || verb === "move-turn" || verb === "turn-leave";
  const end = (space: number | null, facing: number): Ending => ({ value, verb, space, facing, paid });
  switch (verb) {
    case "turn":
      return end(ship.space, first!);
    case "move":
      return end(first!, ship.facing);
    case "turn-move":
      return end(second!, first!);
    case "move-turn":
      return end(first!, second!);
    case "leave":
      return end(null, ship.facing);
    case "turn-leave":
      return end(null, first!);
    default:
      return end(ship.space, ship.facing);
  }
}

/** Endings by space; those off the map are left out. */
export function bySpace(list: Ending[]): Map<number, Ending[]> {
  const spaces = new Map<number, Ending[]>();
  for (const ending of list) {
    if (ending.space === null) continue;
    spaces.set(ending.space, [...(spaces.get(ending.space) ?? []), ending]);
  }
  return spaces;
}

/** Of several endings on one space, the one a click means: the same facing if offered, else the cheapest. */
export function likeliest(list: Ending[], facing: number): Ending | undefined {
  return list.find((ending) => ending.facing === facing) ?? list.find((ending) => !ending.paid) ?? list[0];
}

export function sameValue(one: Value | null, other: Value | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The name of an option for tests and lists. */
export function optionId(value: Value): string {
  return Array.isArray(value) ? value.map(optionId).join("-") : String(value);
}
