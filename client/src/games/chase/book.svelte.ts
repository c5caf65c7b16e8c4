/** The orders that are being written: what has been written so far, and what it comes to. */

import type { Source } from "../../lib/game";
import { carryOut } from "./desk";
import type { Flight, Forecast, Item } from "./forecast";
import { GRID } from "./grid";
import type { Chase, Order } from "./questions";
import { allowance, canLand, flightCost, flightPath, reach, sails } from "./sailing";
import type { Facts, Private, Public, Ship } from "./types";

const ORDERS = "orders";
const NO_ITEMS: Item[] = [];

/** What the book has to know of the table it lies on. */
interface Surroundings {
  readonly source: Source<Chase>;
  readonly facts: Facts;
  readonly public: Public | null;
  readonly own: Private | null;
}

export class OrderBook {
  constructor(private readonly table: Surroundings) {}

  readonly items = $derived.by<Item[]>(() => this.table.source.draft.get(ORDERS, NO_ITEMS));

  /** Ships, flights and search factors as they will be, and as they are without any order. */
  readonly forecast = $derived.by<Forecast | null>(() => this.comesTo(this.items));
  readonly standing = $derived.by<Forecast | null>(() => this.comesTo(NO_ITEMS));

  /** The list as it is sent. */
  readonly value = $derived.by<Order[]>(() =>
    this.items.map((item, index) => {
      if (item.kind === "order") return [...item.words];
      const plan = this.forecast?.flights[index];
      return ["fly", item.flight.wing, plan?.path ?? [], [...item.flight.searches], item.flight.attack];
    }),
  );

  /** Whether ships join or leave task forces, so that nothing worked out before holds for the new ones. */
  get regroups(): boolean {
    return this.items.some((item) => item.kind === "order" && ["form", "detach"].includes(item.words[0]!));
  }

  private comesTo(items: Item[]): Forecast | null {
    const { own, public: view, facts, source } = this.table;
    return own && view && source.seat ? carryOut(facts, view, own, source.seat, items) : null;
  }

  /** Hexes that a unit could reach which the book has just made up, with the way there. */
  reach(ships: Ship[]): Map<string, string[]> {
    const { facts, source } = this.table;
    return source.seat ? reach(facts, source.seat, ships) : new Map();
  }

  write(items: Item[]): void {
    this.table.source.draft.set(ORDERS, items);
  }

  remove(index: number): void {
    this.write(this.items.filter((_, other) => other !== index));
  }

  /** Earlier or later in the list, which decides whether a carrier sails before her aircraft fly. */
  shift(index: number, by: number): void {
    const items = [...this.items];
    const there = index + by;
    if (there < 0 || there >= items.length) return;
    [items[index], items[there]] = [items[there]!, items[index]!];
    this.write(items);
  }

  clear(): void {
    this.write([]);
  }

  /** The order with these first words, or nothing. */
  find(verb: string, name: string): string[] | null {
    const found = this.items.find((item) => item.kind === "order" && item.words[0] === verb && item.words[1] === name);
    return found?.kind === "order" ? found.words : null;
  }

  /** A new order in the place of the one with the same first words. */
  order(...words: string[]): void {
    const same = (item: Item) => item.kind === "order" && item.words[0] === words[0] && item.words[1] === words[1];
    const item: Item = { kind: "order", words };
    const place = this.items.findIndex(same);
    if (place >= 0) this.write(this.items.map((old, index) => (index === place ? item : old)));
    else this.write([...this.items, item]);
  }

  /** Take back all that a unit or one of her ships was ordered to do this turn, regrouping excepted. */
  release(unit: string, ships: string[] = []): void {
    const names = [unit, ...ships];
    const hers = (item: Item) =>
      item.kind === "order" &&
      !["form", "detach", "return"].includes(item.words[0]!) &&
      item.words.slice(1).some((word) => names.includes(word));
    this.write(this.items.filter((item) => !hers(item)));
  }

  /** One thing a unit does this turn: whatever else she was to do is struck out. */
  instead(unit: string, ships: string[], ...words: string[]): void {
    this.release(unit, ships);
    this.order(...words);
  }

  /** The path of a unit with one more hex, or shortened to it; false where she cannot go there. */
  extend(unit: string, ships: Ship[], hex: string): boolean {
    const { facts, source } = this.table;
    const path = this.find("move", unit)?.slice(2) ?? [];
    const start = ships[0]!.hex;
    const at = path.indexOf(hex);
    if (hex === start) {
      this.release(unit);
      return true;
    }
    if (at >= 0) {
      this.instead(unit, ids(ships), "move", unit, ...path.slice(0, at + 1));
      return true;
    }
    const here = path.at(-1) ?? start;
    if (path.length >= allowance(facts, ships) || !GRID.neighbours(here).includes(hex)) return false;
    if (!sails(facts, source.seat!, ships, here, hex)) return false;
    this.instead(unit, ids(ships), "move", unit, ...path, hex);
    return true;
  }

  flight(wing: string): Flight | null {
    const found = this.items.find((item) => item.kind === "flight" && item.flight.wing === wing);
    return found?.kind === "flight" ? found.flight : null;
  }

  /** Plan a flight, or strike it out where there is nothing to fly. */
  fly(flight: Flight): void {
    const same = (item: Item) => item.kind === "flight" && item.flight.wing === flight.wing;
    if (!flight.way.length) return this.write(this.items.filter((item) => !same(item)));
    const item: Item = { kind: "flight", flight };
    this.write(this.flight(flight.wing) ? this.items.map((old) => (same(old) ? item : old)) : [...this.items, item]);
  }

  /** Whether a flight could go on to a hex, with so many markers, and still land. */
  couldFly(flight: Flight): boolean {
    const { facts, own, public: view } = this.table;
    const card = facts.wings[flight.wing]!;
    const from = this.forecast?.bases(flight.wing);
    if (!from || !own || !view) return false;
    const path = flightPath({ ...flight, home: false }, from.start, from.base);
    const left = card.speed - flightCost(facts, view.visibility, path, flight.searches);
    const aloft = own.wings[flight.wing]?.status === "aloft";
    return canLand(card, aloft, card.base in facts.ships, path.at(-1) ?? from.start, from.base, left);
  }

  /** A marker more on a hex of the flight, or none again where no more can be paid for. */
  mark(flight: Flight, hex: string, attack: boolean): void {
    if (attack) return this.fly({ ...flight, searches: [], attack: flight.attack === hex ? "" : hex });
    const here = flight.searches.filter((other) => other === hex).length;
    const others = flight.searches.filter((other) => other !== hex);
    const more = { ...flight, attack: "", searches: [...flight.searches, hex] };
    this.fly(here < 2 && this.couldFly(more) ? more : { ...flight, attack: "", searches: others });
  }
}

function ids(ships: Ship[]): string[] {
  return ships.map((ship) => ship.id);
}
