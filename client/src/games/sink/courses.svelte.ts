/** Courses on the chart: of task forces hex by hex, of recon aircraft and convoys to a hex. */

import { t } from "../../lib/words.svelte";
import { airName, convoyName } from "./names";
import { EXIT, type MoveOrder } from "./questions";
import { Sheet } from "./sheet";
import type { Selection, SinkTable } from "./table.svelte";
import type { CourseTried, Flyer, Freighter, Mover, Plot, Sail } from "./types";

type Course = Plot | Sail;

export class Courses {
  constructor(private readonly table: SinkTable) {}

  readonly sheet = $derived.by(() => new Sheet<MoveOrder>(this.table.source.draft, subjectOf));
  readonly hints = $derived.by(() => this.table.moving?.hints ?? null);
  readonly movers = $derived.by<Mover[]>(() => this.hints?.forces ?? []);
  readonly flyers = $derived.by<Flyer[]>(() => this.hints?.recon ?? []);
  readonly freighters = $derived.by<Freighter[]>(() => this.table.on("sink-ask-moves")?.hints.convoys ?? []);
  readonly british = $derived.by(() => this.table.moving?.key === "sink-ask-moves");

  /** What is being ordered: what is marked, or the only one there is. */
  readonly chosen = $derived.by<Selection | null>(() => {
    const marked = this.table.selection;
    const all = this.subjects;
    if (marked && all.some(({ kind, id }) => kind === marked.kind && id === marked.id)) return marked;
    return all.length === 1 ? all[0]! : null;
  });

  readonly subjects = $derived.by<Selection[]>(() => [
    ...this.movers.map(({ token }) => ({ kind: "token" as const, id: token })),
    ...this.flyers.map(({ unit }) => ({ kind: "recon" as const, id: unit })),
    ...this.freighters.map(({ convoy }) => ({ kind: "convoy" as const, id: convoy })),
  ]);

  readonly mover = $derived.by(() =>
    this.chosen?.kind === "token" ? (this.movers.find(({ token }) => token === this.chosen!.id) ?? null) : null,
  );
  readonly flyer = $derived.by(() =>
    this.chosen?.kind === "recon" ? (this.flyers.find(({ unit }) => unit === this.chosen!.id) ?? null) : null,
  );
  readonly freighter = $derived.by(() =>
    this.chosen?.kind === "convoy" ? (this.freighters.find(({ convoy }) => convoy === this.chosen!.id) ?? null) : null,
  );

  /** Where a click would take what is chosen. */
  readonly open = $derived.by<string[]>(() => {
    if (this.flyer) return this.flyer.places;
    if (this.freighter) return this.freighter.next.filter((hex) => hex !== EXIT);
    if (!this.mover) return [];
    if (this.removes(this.mover.token)) return [];
    const onward = this.triedOf(this.mover.token)?.onward;
    if (this.pathOf(this.mover.token).length && onward) return onward.filter((hex) => hex !== EXIT);
    return this.mover.reach.flatMap(({ hex, cost }) => (cost ? [hex] : []));
  });

  /** Whether what is chosen could leave the map now. */
  readonly leaves = $derived.by(() => {
    if (this.freighter) return this.freighter.next.includes(EXIT);
    return this.mover ? (this.triedOf(this.mover.token)?.onward.includes(EXIT) ?? false) : false;
  });

  nameOf({ kind, id }: Selection): string {
    if (kind === "token") return this.table.tokenName(id);
    return kind === "recon" ? airName(this.table.facts, id) : convoyName(id);
  }

  courseOf(token: string): Course | undefined {
    const order = this.sheet.of(token);
    return order?.do === "plot" || order?.do === "sail" ? order : undefined;
  }

  pathOf(token: string): string[] {
    return this.courseOf(token)?.path ?? [];
  }

  removes(token: string): boolean {
    return this.sheet.of(token)?.do === "remove";
  }

  /** What the server says to the order for something. */
  triedOf(subject: string): CourseTried | null {
    const index = this.sheet.orders.findIndex((order) => subjectOf(order) === subject);
    return this.table.moving?.tried?.orders[index] ?? null;
  }

  /** Whether there is an order for something, and the server has nothing against it. */
  stands(subject: string): boolean {
    return this.table.moving !== null && this.triedOf(subject)?.refusal === null;
  }

  /** A click on a hex while orders are written; false where it means nothing for what is chosen. */
  click(hex: string): boolean {
    if (this.flyer) return this.fly(hex);
    if (this.freighter) return this.steer(hex);
    return this.mover ? this.sail(hex) : false;
  }

  /** The way of the shortest course to a hex in reach. */
  private wayTo(mover: Mover, hex: string): string[] | null {
    const found = new Map(mover.reach.map((each) => [each.hex, each]));
    const way: string[] = [];
    for (let at = found.get(hex); at && at.cost > 0; at = found.get(at.via)) way.unshift(at.hex);
    return way.length ? way : null;
  }

  private sail(hex: string): boolean {
    const { token, hex: start } = this.mover!;
    const path = this.pathOf(token);
    const last = path.at(-1) ?? start;
    if (path.length && hex === last) {
      this.draw(token, path.slice(0, -1));
      return true;
    }
    const way = this.wayTo(this.mover!, hex);
    const next = this.table.chart.grid.neighbours(last).includes(hex);
    const open = this.triedOf(token)?.onward.includes(hex) ?? !path.length;
    if (next && (open || !way)) this.draw(token, [...path, hex]);
    else if (way) this.draw(token, way);
    else if (this.table.thingsAt(hex).length) return false;
    else this.table.remark(t("client-sink-out-of-reach", { hex, token: this.table.tokenName(token) }));
    return true;
  }

  /** A hex more while a course is dragged. */
  extend(hex: string): void {
    if (!this.mover) return;
    const { token, hex: start } = this.mover;
    const path = this.pathOf(token);
    if (hex === (path.at(-2) ?? (path.length ? start : ""))) return this.draw(token, path.slice(0, -1));
    if (this.table.chart.grid.neighbours(path.at(-1) ?? start).includes(hex)) this.draw(token, [...path, hex]);
  }

  draw(token: string, path: string[]): void {
    const before = this.courseOf(token);
    if (!path.length && !before?.at_sea && !(before?.do === "sail" && before.escort)) return this.sheet.strike(token);
    this.change(token, { path });
  }

  /** Change something in the course of a task force. */
  change(token: string, change: Partial<Sail>): void {
    const before = this.courseOf(token);
    const { path = [], at_sea = false } = { ...before, ...change };
    if (!this.british) return this.sheet.put({ do: "plot", token, path, at_sea });
    // Whoever is sent elsewhere leaves his convoys, unless he is told to escort those that will be there.
    const escort = change.escort ?? (before?.do === "sail" ? before.escort : !path.length && this.escorts(token));
    this.sheet.put({ do: "sail", token, path, at_sea, escort });
  }

  /** Whether a task force escorts, by its order or as it did. */
  escorts(token: string): boolean {
    const order = this.courseOf(token);
    return order?.do === "sail" ? order.escort : (this.table.own?.forces[token]?.escort ?? false);
  }

  /** Whether a convoy will be in a hex when all have moved. */
  convoyIn(hex: string): boolean {
    const moved = this.table.on("sink-ask-moves")?.tried?.convoys;
    return (moved ?? this.freighters.map(({ itself }) => ({ hex: itself }))).some((convoy) => convoy.hex === hex);
  }

  exit(): void {
    if (this.mover) this.draw(this.mover.token, [...this.pathOf(this.mover.token), EXIT]);
    else if (this.freighter) this.sheet.put({ do: "steer", convoy: this.freighter.convoy, hex: EXIT });
  }

  takeOff(token: string): void {
    if (this.removes(token)) this.sheet.strike(token);
    else this.sheet.put({ do: "remove", token });
  }

  private fly(hex: string): boolean {
    const { unit, hex: here, places } = this.flyer!;
    if (hex === here) this.sheet.strike(unit);
    else if (places.includes(hex)) this.sheet.put({ do: "fly", unit, hex });
    else this.table.remark(t("client-sink-too-far", { hex, unit: airName(this.table.facts, unit) }));
    return true;
  }

  private steer(hex: string): boolean {
    const { convoy, hex: here, next } = this.freighter!;
    if (hex === here) this.sheet.strike(convoy);
    else if (next.includes(hex)) this.sheet.put({ do: "steer", convoy, hex });
    else if (this.table.thingsAt(hex).length) return false;
    else this.table.remark(t("client-sink-convoy-not-there", { hex, convoy: convoyName(convoy) }));
    return true;
  }
}

/** What an order is about. */
export function subjectOf(order: MoveOrder): string {
  if (order.do === "fly") return order.unit;
  return order.do === "steer" ? order.convoy : order.token;
}
