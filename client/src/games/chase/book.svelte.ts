/** The orders that are being written: what has been written so far, and what the server says of it. */

import type { Draft } from "../../lib/draft.svelte";
import { judged, type Asked } from "../../lib/question";
import type { Chase, Order } from "./chase";
import { flightPath, flown, goesWithOthers, namesIn, replaces, type Ends, type Item, type Plan } from "./plans";
import type { Course, Flight, Move, OrderTried, Reach, Stay } from "./types";

const ORDERS = "written";
const NO_ITEMS: Item[] = [];
/** Clicks on a hex drop this many markers before one takes them off again. */
const CLICKS = 2;

/** What the book has to know of the table it lies on. */
interface Surroundings {
  readonly source: { readonly draft: Draft };
  /** The orders of the turn, and where shadowed units go: asked, or sealed. */
  readonly ordered: Asked<Chase, "chase-ask-orders"> | null;
  readonly evading: Asked<Chase, "chase-ask-shadowed-moves"> | null;
}

/** How orders stand: the server allows them, has not said yet, or refuses one. */
export type Standing = "done" | "tried" | "wrong";

export class OrderBook {
  constructor(private readonly table: Surroundings) {}

  readonly items = $derived.by<Item[]>(() => this.table.source.draft.get(ORDERS, NO_ITEMS));

  /** The list as it is sent. */
  readonly orders = $derived.by<Order[]>(() =>
    this.items.map((item) => (item.do === "plan" ? flown(item, this.ends(item.wing)) : item)),
  );

  /** Where every shadowed unit goes. */
  readonly moves = $derived.by<(Move | Stay)[]>(() =>
    Object.keys(this.table.evading?.hints.units ?? {}).map((unit) => this.move(unit) ?? { do: "stay", unit }),
  );

  /** What the server says of each order of the list. */
  readonly told = $derived.by<(Pick<OrderTried, "refusal" | "course" | "flight"> | null)[]>(() => {
    const { ordered, evading } = this.table;
    if (!evading) return this.orders.map((order, index) => judged(ordered, order, index));
    return this.items.map((item) => {
      const at = this.moves.findIndex((move) => move === item);
      const told = at < 0 ? null : judged(evading, this.moves[at]!, at);
      return told && { ...told, flight: null };
    });
  });

  /** Where a wing starts and has to land, as the server last saw it. */
  ends(wing: string): Ends | null {
    const { ordered } = this.table;
    return this.seen(wing) ?? ordered?.tried?.wings[wing] ?? ordered?.hints.wings[wing] ?? null;
  }

  /** A wing's flight as the server last saw it, before anything was changed. */
  private seen(wing: string): Flight | null {
    const { about, tried } = this.table.ordered ?? {};
    const at = about?.findIndex((order) => order.do === "fly" && order.wing === wing) ?? -1;
    return tried?.orders[at]?.flight ?? null;
  }

  /** Where a unit can sail, made up as the orders have it. */
  sail(unit: string): Reach | null {
    const { ordered, evading } = this.table;
    const known = ordered?.tried?.regrouped[unit] ?? ordered?.hints.units[unit] ?? evading?.hints.units[unit];
    return known?.sail ?? null;
  }

  /** How the orders of a unit stand; nothing where she has none. */
  standing(unit: string, ships: string[]): Standing | null {
    const names = [unit, ...ships];
    const told = this.items.flatMap((item, index) =>
      namesIn(item).some((name) => names.includes(name)) ? [this.told[index]] : [],
    );
    if (!told.length) return null;
    if (told.some((one) => one?.refusal)) return "wrong";
    return told.every((one) => one) ? "done" : "tried";
  }

  move(unit: string): Move | null {
    return this.items.find((item): item is Move => item.do === "move" && item.unit === unit) ?? null;
  }

  /** What a unit's move comes to, once the server has said so. */
  course(unit: string): Course | null {
    const at = this.items.findIndex((item) => item.do === "move" && item.unit === unit);
    return this.told[at]?.course ?? null;
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

  /** A new order, in the place of one that ordered the same. */
  order(item: Item): void {
    const place = this.items.findIndex((other) => replaces(item, other));
    if (place >= 0) this.write(this.items.map((old, index) => (index === place ? item : old)));
    else this.write([...this.items, item]);
  }

  /** Take back all that these were ordered to do this turn, regrouping excepted. */
  release(names: string[]): void {
    const theirs = (item: Item) => !goesWithOthers(item) && namesIn(item).some((name) => names.includes(name));
    this.write(this.items.filter((item) => !theirs(item)));
  }

  /** The one thing that these do this turn: whatever else they were to do is struck out. */
  instead(names: string[], item: Item): void {
    this.release(names);
    this.order(item);
  }

  /** The path of a unit with one more hex, or shortened to it; false where she cannot go there. */
  extend(unit: string, ships: string[], start: string, hex: string): boolean {
    const path = this.move(unit)?.path ?? [];
    const at = path.indexOf(hex);
    const names = [unit, ...ships];
    const sail = (to: string[]) => this.instead(names, { do: "move", unit, path: to });
    if (hex === start) this.release([unit]);
    else if (at >= 0) sail(path.slice(0, at + 1));
    else if (this.onward(unit, start).includes(hex)) sail([...path, hex]);
    else return false;
    return true;
  }

  /** The hexes by which the path of a unit can be drawn on. */
  private onward(unit: string, start: string): string[] {
    const path = this.move(unit)?.path ?? [];
    const sail = this.sail(unit);
    const more = sail !== null && path.length < sail.most;
    return (more && sail.onward[path.at(-1) ?? start]) || [];
  }

  plan(wing: string): Plan | null {
    return this.items.find((item): item is Plan => item.do === "plan" && item.wing === wing) ?? null;
  }

  /** The hexes of a wing's flight. */
  path(wing: string): string[] {
    const plan = this.plan(wing);
    return plan ? flightPath(plan, this.ends(wing)) : [];
  }

  /** What the server says of a flight as it is drawn now. */
  flightTold(wing: string): Pick<OrderTried, "refusal" | "flight"> | null {
    return this.told[this.items.findIndex((item) => item.do === "plan" && item.wing === wing)] ?? null;
  }

  /** Plan a flight, or strike it out where there is nothing to fly. */
  fly(plan: Plan): void {
    if (plan.way.length) this.order(plan);
    else this.write(this.items.filter((item) => item.do !== "plan" || item.wing !== plan.wing));
  }

  /** One point more of a flight; one that would not do is given up for it. */
  flyOn(wing: string, points: string[]): void {
    const plan = this.plan(wing) ?? { do: "plan", wing, way: [], searches: [], attack: "", home: true, fresh: true };
    const way = this.flightTold(wing)?.refusal ? plan.way.slice(0, -1) : plan.way;
    this.fly({ ...plan, way: [...way, ...points], home: true, fresh: true });
  }

  /** Flights that were just drawn and are too short to come home stay in the air, where they may. */
  settle(): void {
    for (const item of this.items) {
      const told = item.do === "plan" && item.fresh ? this.flightTold(item.wing) : null;
      if (item.do !== "plan" || !told) continue;
      const aloft = told.refusal !== null && told.flight?.short === true && told.flight.stay;
      this.fly({ ...item, home: !aloft, fresh: false });
    }
  }

  /** A marker more on a hex of a flight, or none again; false where none can be dropped. */
  mark(wing: string, hex: string): boolean {
    const plan = this.plan(wing);
    if (!plan) return false;
    // As long as the server has not looked, anything may be tried.
    const flight = this.flightTold(wing)?.flight ?? null;
    const here = plan.searches.filter((other) => other === hex).length;
    if (flight?.attackable.includes(hex) && plan.attack !== hex) {
      this.fly({ ...plan, searches: [], attack: hex });
      return true;
    }
    const open = flight === null || (flight.searchable.includes(hex) && flight.markers > 0);
    if (open && here < CLICKS) this.fly({ ...plan, attack: "", searches: [...plan.searches, hex] });
    else if (here || plan.attack === hex)
      this.fly({ ...plan, attack: "", searches: plan.searches.filter((other) => other !== hex) });
    else return false;
    return true;
  }
}
