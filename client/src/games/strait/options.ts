/** What the offered answers mean on the board.  Nothing here decides what is allowed: that is the list of options. */

import { grouped } from "../../lib/lists";
import type { MoveOrder } from "./questions";
import type { Ship } from "./types";

/** Where a ship would be after an order; a ship that leaves the map has no space. */
export interface Ending {
  value: MoveOrder;
  verb: string;
  space: number | null;
  facing: number;
  /** Whether it is one of the orders that cost captain points. */
  paid: boolean;
}

/** The ships that can be given an order, each once. */
export function subjects(options: readonly (readonly unknown[])[]): string[] {
  return [...new Set(options.map((order) => String(order[0])))];
}

/** A ship's movement orders by what they lead to; of two that end alike only the first is kept. */
export function endings(options: readonly MoveOrder[], ship: Ship): Ending[] {
  const found: Ending[] = [];
  for (const order of options) {
    if (order[0] !== ship.id) continue;
    const ending = endingOf(order, ship);
    if (!found.some((other) => other.space === ending.space && other.facing === ending.facing)) found.push(ending);
  }
  return found;
}

function endingOf(value: MoveOrder, ship: Ship): Ending {
  const [, verb, first, second] = value;
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
  return grouped(
    list.filter((ending): ending is Ending & { space: number } => ending.space !== null),
    ({ space }) => space,
  );
}

/** Of several endings on one space, the one a click means: the same facing if offered, else the cheapest. */
export function likeliest(list: Ending[], facing: number): Ending | undefined {
  return list.find((ending) => ending.facing === facing) ?? list.find((ending) => !ending.paid) ?? list[0];
}
