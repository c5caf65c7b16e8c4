/** Which pieces lie on the chart and where, without hiding one another. */

import { layOut } from "../../lib/map/placing";
import type { Point } from "../../lib/map/points";
import { fleetOf, type Fleet } from "./fleet";
import { GRID } from "./grid";
import type { ChaseTable } from "./table.svelte";
import type { Contact, Facts, Ship, View } from "./types";

export interface UnitPiece {
  id: string;
  ships: Ship[];
  side: string;
}

/** Pieces that share a hex. */
export interface Pile {
  hex: string;
  units: UnitPiece[];
  contacts: Contact[];
}

/** A pile with its place on the screen, and the middle of the hex that it belongs to. */
export interface Placed extends Pile {
  at: Point;
  foot: Point;
  /** The middle of all that lies there. */
  middle: Point;
  width: number;
  height: number;
}

export const CARD = { width: 66, height: 35, slim: 17 };
/** Room for a contact and what is written below it. */
export const CONTACT = 58;
/** Twice the way from the middle of a contact down to what is written below it. */
const AGED = 70;
/** In a pile more units than these are only counted. */
export const SHOWN = 4;

export function piles(units: UnitPiece[], contacts: Contact[]): Pile[] {
  const found = new Map<string, Pile>();
  const at = (hex: string) => {
    const pile = found.get(hex) ?? { hex, units: [], contacts: [] };
    found.set(hex, pile);
    return pile;
  };
  for (const unit of units) at(unit.ships[0]!.hex).units.push(unit);
  for (const contact of contacts) at(contact.hex).contacts.push(contact);
  return [...found.values()];
}

export function piecesOf(facts: Facts, units: Fleet, side: string): UnitPiece[] {
  const weight = (ships: Ship[]) => facts.ships[ships[0]!.id]!.hull + ships.length / 10;
  return [...units].map(([id, ships]) => ({ id, ships, side })).sort((a, b) => weight(b.ships) - weight(a.ships));
}

export function truePieces(facts: Facts, views: Record<string, View>): UnitPiece[] {
  return Object.entries(views).flatMap(([side, view]) => piecesOf(facts, fleetOf(view), side));
}

function heightOf(pile: Pile): number {
  const shown = Math.min(pile.units.length, SHOWN);
  const cards = shown ? CARD.height + (shown - 1) * CARD.slim : 0;
  return Math.max(cards, pile.contacts.length ? AGED : 0) + (pile.units.length > SHOWN ? CARD.slim : 0);
}

/** How the contacts of a pile lie: side by side around its foot, or to the left of the cards that lie there; and where
 * the middle of all that is. */
export function spread({ units, contacts }: Pile): { width: number; contacts: number[]; middle: number } {
  const width = contacts.length * CONTACT + (units.length ? CARD.width : 0);
  const middle = units.length ? (CARD.width - width) / 2 : 0;
  return { width, middle, contacts: contacts.map((_, index) => middle - width / 2 + (index + 0.5) * CONTACT) };
}

/** Each pile on its hex, or as near to it as the piles before it allow. */
export function place(list: Pile[], toScreen: (point: Point) => Point, scale: number): Placed[] {
  const weight = (pile: Pile) =>
    pile.contacts.length * 10 + pile.units.reduce((sum, unit) => sum + unit.ships.length, 0);
  const hexes = list.map((pile) => toScreen(GRID.centre(pile.hex)));
  const laid = layOut(
    list.map((pile, index) => {
      const { x, y } = hexes[index]!;
      const { width, middle } = spread(pile);
      return {
        ...pile,
        foot: { x: x + middle * scale, y },
        width: width * scale,
        height: heightOf(pile) * scale,
        weight: weight(pile),
      };
    }),
    [],
    hexes,
  );
  return laid.map((pile) => {
    const back = spread(pile).middle * scale;
    const { at, foot } = pile;
    return { ...pile, middle: at, at: { x: at.x - back, y: at.y }, foot: { x: foot.x - back, y: foot.y } };
  });
}

/** How large pieces are drawn where a hex measures so many pixels. */
export function sizeOf(unit: number): number {
  return Math.max(0.78, Math.min(1.25, unit / 42));
}

/** All that lies on the chart in front of a viewer. */
export function shown(table: ChaseTable, toScreen: (point: Point) => Point, unit: number): Placed[] {
  const { facts, truth, side, units } = table;
  const own = truth ? truePieces(facts, truth) : side ? piecesOf(facts, units, side) : [];
  const seen = truth ? [] : table.contacts.filter((contact) => contact.side !== side);
  return place(piles(own, seen), toScreen, sizeOf(unit));
}
