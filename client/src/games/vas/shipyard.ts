/** Which cards of the shipyard are shown, and in which order. */

import type { Card, CardOffer } from "./types";

export interface Ware {
  offer: CardOffer;
  card: Card;
  /** By how many points one more would be too much. */
  over: number;
  chosen: number;
}

const TYPES = ["battleship", "cruiser", "destroyer", "carrier"] as const;
export type Filter = "all" | (typeof TYPES)[number] | "flights";
export const SORTS = ["points", "name", "year", "type"] as const;
export type Sort = (typeof SORTS)[number];

/** What there is something of. */
export function filters(wares: readonly Ware[], planes: number): Filter[] {
  const types = TYPES.filter((type) => wares.some(({ card }) => card.type === type));
  return ["all", ...types, ...(planes ? (["flights"] as const) : [])];
}

const ORDERS: Record<Sort, (one: Ware, other: Ware) => number> = {
  points: (one, other) => other.offer.points - one.offer.points,
  name: (one, other) => one.card.name.localeCompare(other.card.name),
  year: (one, other) => one.card.year - other.card.year,
  type: (one, other) => rank(one) - rank(other),
};

function rank({ card }: Ware): number {
  return TYPES.findIndex((type) => type === card.type);
}

export function sorted(wares: readonly Ware[], filter: Filter, sort: Sort, search: string): Ware[] {
  const wanted = search.trim().toLowerCase();
  const found = wares.filter(({ card, offer }) => {
    const words = [card.name, card.ship_class, ...offer.names].join(" ").toLowerCase();
    return (filter === "all" || filter === card.type) && words.includes(wanted);
  });
  return found.sort((one, other) => ORDERS[sort](one, other) || ORDERS.points(one, other));
}
