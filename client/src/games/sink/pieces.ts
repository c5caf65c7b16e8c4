/** Which pieces lie on the chart and where, without hiding one another. */

import { layOut } from "../../lib/map/placing";
import type { Point } from "../../lib/map/points";
import { GRID } from "./grid";
import type { SinkTable } from "./table.svelte";
import type { Convoy, Token } from "./types";

/** A marker that its viewer may look behind. */
export interface Card {
  token: Token;
  ships: string[];
}

/** Pieces that share a hex. */
export interface Pile {
  hex: string;
  cards: Card[];
  strangers: Token[];
  convoys: Convoy[];
  recon: string[];
}

export interface Placed extends Pile {
  at: Point;
  foot: Point;
  width: number;
  height: number;
}

export const CARD = { width: 66, height: 35, slim: 17 };
/** Room for a convoy or an aircraft. */
const SMALL = 38;
/** Room for a mark beside the cards. */
export const MARK = 44;

export function pilesOf(table: SinkTable): Pile[] {
  const found = new Map<string, Pile>();
  const at = (hex: string) => {
    const pile = found.get(hex) ?? { hex, cards: [], strangers: [], convoys: [], recon: [] };
    found.set(hex, pile);
    return pile;
  };
  for (const { station } of table.starting ? table.stations.list : [])
    at(station.hex).cards.push({ token: planned(table, station.hex), ships: station.ships });
  for (const token of table.tokens) {
    const ships = table.crew(token.id);
    if (ships) at(token.hex).cards.push({ token, ships });
    else at(token.hex).strangers.push(token);
  }
  for (const convoy of Object.values(table.public?.convoys ?? {})) at(convoy.hex).convoys.push(convoy);
  for (const [unit, hex] of Object.entries(table.public?.recon ?? {})) at(hex).recon.push(unit);
  const weight = ({ ships }: Card) =>
    Math.max(0, ...ships.map((ship) => table.facts.ships[ship]!.front.capacity)) + ships.length / 10;
  for (const pile of found.values()) pile.cards.sort((one, other) => weight(other) - weight(one));
  return [...found.values()];
}

/** A marker that will stand there when the start is locked. */
function planned(table: SinkTable, hex: string): Token {
  const side = table.side === "german" ? "german" : "british";
  return {
    id: "",
    side,
    hex,
    trail: [],
    port: false,
    detected: false,
    found_by: "",
    real: false,
    known: null,
    shadowed: 0,
    fought: 0,
  };
}

export function heightOf({ cards, convoys, recon, strangers }: Pile): number {
  const stack = cards.length ? CARD.height + (cards.length - 1) * CARD.slim : 0;
  return Math.max(stack, strangers.length ? 44 : 0, 20 * (convoys.length + recon.length), 18);
}

/** How far the piece to the left and those to the right of the middle reach. */
export function widths({ cards, strangers, convoys, recon }: Pile): { left: number; middle: number; right: number } {
  const left = cards.length ? strangers.length * MARK : 0;
  const middle = cards.length ? CARD.width : strangers.length * MARK || (convoys.length || recon.length ? SMALL : 0);
  const right = (cards.length || strangers.length) && (convoys.length || recon.length) ? SMALL : 0;
  return { left, middle, right };
}

/** Each pile on its hex, or as near to it as the piles before it allow. */
export function place(list: Pile[], toScreen: (point: Point) => Point, scale: number): Placed[] {
  const weight = (pile: Pile) =>
    pile.strangers.length * 10 + pile.cards.reduce((sum, { ships }) => sum + 1 + ships.length, 0);
  return layOut(
    list.map((pile) => {
      const { left, middle, right } = widths(pile);
      return {
        ...pile,
        foot: toScreen(GRID.centre(pile.hex)),
        width: (left + middle + right) * scale,
        height: heightOf(pile) * scale,
        weight: weight(pile),
      };
    }),
  );
}

/** How large pieces are drawn where a hex measures so many pixels. */
export function sizeOf(unit: number): number {
  return Math.max(0.72, Math.min(1.25, unit / 46));
}
