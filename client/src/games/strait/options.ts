/** What the offered answers mean on the board.  Nothing here decides what is allowed: that is the list of options. */

import { grouped } from "../../lib/lists";
import type { Answer } from "./strait";
import type { End } from "./types";

/** The ships that can be given an order, each once. */
export function subjects(options: readonly Answer[]): string[] {
  return [...new Set(options.flatMap((order) => (typeof order === "object" && "ship" in order ? [order.ship] : [])))];
}

/** The target of an order to fire. */
export function targetOf(order: Answer | null): string | null {
  return order !== null && typeof order === "object" && "target" in order ? order.target : null;
}

/** Endings by space; those off the map are left out. */
export function bySpace(list: readonly End[]): Map<number, End[]> {
  return grouped(
    list.filter((end): end is End & { space: number } => end.space !== null),
    ({ space }) => space,
  );
}

/** Of several endings on one space, the one a click means: the same facing if offered, else the cheapest. */
export function likeliest(list: readonly End[], facing: number): End | undefined {
  const [cheapest] = [...list].sort((one, other) => one.price - other.price);
  return list.find((end) => end.facing === facing) ?? cheapest;
}

/** The name of a manoeuvre for tests and lists. */
export function endId({ order, space, facing }: End): string {
  const moved = order.space === null ? [] : space === null ? ["leave"] : ["move", space];
  const turned = order.facing === null ? [] : ["turn", facing];
  const done = [...moved, ...turned];
  return [order.ship, ...(done.length ? done : ["stay"])].join("-");
}
