/** The start: which ships stand where, under which marker. */

import type { Sink, StartKey } from "./questions";
import type { Asked } from "../../lib/question";
import { Sheet } from "./sheet";
import type { SinkTable } from "./table.svelte";
import type { Station, Tanker } from "./types";

export class Stations {
  /** The station that is being placed, by its place in the list. */
  chosen = $state.raw(0);

  constructor(private readonly table: SinkTable) {}

  readonly sheet = $derived.by(
    () => new Sheet<Station | Tanker>(this.table.source.draft, (order) => JSON.stringify(order), this.asked?.hints.draft),
  );

  private get asked(): Asked<Sink, StartKey> | null {
    return this.table.starting;
  }

  /** All stations, each with its place among the orders. */
  get list(): { station: Station; index: number }[] {
    return this.sheet.orders.flatMap((order, index) => (order.do === "station" ? [{ station: order, index }] : []));
  }

  get tankers(): { hex: string; index: number }[] {
    return this.sheet.orders.flatMap((order, index) => (order.do === "tanker" ? [{ hex: order.hex, index }] : []));
  }

  /** Whether a station can be put elsewhere as a whole: the German's, and whatever patrols. */
  click(hex: string, tankers: number): boolean {
    if (tankers > 0) this.sheet.add({ do: "tanker", hex });
    else this.move(this.chosen, hex);
    return true;
  }

  change(index: number, change: Partial<Station>): void {
    const order = this.sheet.orders[index];
    if (order?.do === "station") this.sheet.write(this.sheet.orders.with(index, { ...order, ...change }));
  }

  /** Put a station into a hex; where each hex has one, as at the German's start, the one there changes places. */
  move(index: number, hex: string): void {
    const order = this.sheet.orders[index];
    if (order?.do !== "station") return;
    const swaps = this.table.side === "german" && this.asked?.hints.hexes.includes(hex);
    const orders = this.sheet.orders.map((other, at) => {
      if (at === index) return { ...order, hex };
      return swaps && other.do === "station" && other.hex === hex ? { ...other, hex: order.hex } : other;
    });
    this.sheet.write(orders);
  }

  /** Move a ship to another station, or under a marker of her own in the hex of hers. */
  transfer(ship: string, into: number | "new"): void {
    const from = this.list.find(({ station }) => station.ships.includes(ship));
    if (!from) return;
    const orders: (Station | Tanker)[] = this.sheet.orders.map((order, at) => {
      if (order.do !== "station") return order;
      if (at === from.index) return { ...order, ships: order.ships.filter((other) => other !== ship) };
      return at === into ? { ...order, ships: [...order.ships, ship] } : order;
    });
    if (into === "new") orders.push({ ...from.station, ships: [ship] });
    this.sheet.write(orders);
  }

  /** Another marker with nothing behind it. */
  addDummy(hex: string): void {
    this.sheet.add({ do: "station", ships: [], hex, escort: false, at_sea: false });
    this.chosen = this.sheet.orders.length - 1;
  }

  remove(index: number): void {
    this.sheet.remove(index);
    this.chosen = 0;
  }
}
