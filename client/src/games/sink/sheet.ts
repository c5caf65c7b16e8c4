/** Orders on a sheet: a list that is carried out from the top, in which everything is ordered once. */

import type { Draft } from "../../lib/draft.svelte";

const ORDERS = "orders";
const PAST = "past";
/** Changes that can be taken back. */
const MOST = 40;

export class Sheet<Order> {
  constructor(
    private readonly draft: Draft,
    /** What an order is about; two that are about the same thing are one. */
    private readonly about: (order: Order) => string,
    private readonly first: readonly Order[] = [],
  ) {}

  get orders(): Order[] {
    return this.draft.get(ORDERS, [...this.first]);
  }

  get changed(): boolean {
    return this.past.length > 0;
  }

  private get past(): Order[][] {
    return this.draft.get<Order[][]>(PAST, []);
  }

  of(thing: string): Order | undefined {
    return this.orders.find((order) => this.about(order) === thing);
  }

  write(orders: Order[]): void {
    this.draft.set(PAST, [...this.past, this.orders].slice(-MOST));
    this.draft.set(ORDERS, orders);
  }

  /** Order something, instead of what was ordered for it before. */
  put(order: Order): void {
    const at = this.orders.findIndex((other) => this.about(other) === this.about(order));
    this.write(at < 0 ? [...this.orders, order] : this.orders.with(at, order));
  }

  add(order: Order): void {
    this.write([...this.orders, order]);
  }

  strike(thing: string): void {
    this.write(this.orders.filter((order) => this.about(order) !== thing));
  }

  remove(index: number): void {
    this.write(this.orders.toSpliced(index, 1));
  }

  shift(index: number, by: number): void {
    const order = this.orders[index];
    if (order !== undefined) this.write(this.orders.toSpliced(index, 1).toSpliced(index + by, 0, order));
  }

  clear(): void {
    this.write([]);
  }

  /** Take back the last change. */
  undo(): boolean {
    const before = this.past.at(-1);
    if (!before) return false;
    this.draft.set(PAST, this.past.slice(0, -1));
    this.draft.set(ORDERS, before);
    return true;
  }
}
