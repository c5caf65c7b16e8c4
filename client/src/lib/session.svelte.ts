/** A visitor at a match: a table for every seat that is theirs, or one to look on. */

import type { AskInfo, LogLine, MatchInfo, Outcome, Problem, SeatInfo } from "../protocol";
import type { Source, Value } from "./game";
import { Table } from "./net/table.svelte";

export class Session implements Source {
  readonly tables: Table[];
  private chosen = $state.raw(0);
  /** The seat that was last told to look away from, while the other has something secret to decide. */
  private handed = $state.raw<string | null>(null);

  /** With `secrets` each seat's view is its own business at all times, not only while answers are sealed. */
  constructor(
    readonly info: MatchInfo,
    private readonly secrets = false,
  ) {
    const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    this.tables = (mine.length ? mine : [null]).map((seat) => new Table(info.match, seat));
    this.handed = mine[0] ?? null;
  }

  /** The table in front of the visitor: one that asks for something, if there is one. */
  get table(): Table {
    const asking = this.tables.filter((table) => table.known.frame?.ask);
    const current = this.tables[this.chosen]!;
    return asking.length === 0 || asking.includes(current) ? current : asking[0]!;
  }

  /** Whether two people at one screen have to change places before anything secret is shown. */
  get handover(): boolean {
    const secret = this.secrets || this.seats.filter((seat) => seat.deciding).length > 1;
    return this.tables.length > 1 && secret && this.ask !== null && this.handed !== this.seat;
  }

  takeOver(): void {
    this.handed = this.seat;
    this.chosen = this.tables.indexOf(this.table);
  }

  get hotSeat(): boolean {
    return this.tables.length > 1;
  }

  get seat(): string | null {
    return this.table.seat;
  }

  get view(): Record<string, unknown> | null {
    return this.table.known.frame?.view ?? null;
  }

  get ask(): AskInfo | null {
    return this.table.known.frame?.ask ?? null;
  }

  get log(): LogLine[] {
    return this.table.known.log;
  }

  get read(): number {
    return this.table.known.read;
  }

  get seats(): SeatInfo[] {
    const { seats } = this.table.known;
    return seats.length ? seats : this.info.seats;
  }

  get sealed(): Value | null {
    return (this.table.known.frame?.sealed ?? null) as Value | null;
  }

  get outcome(): Outcome | null {
    return this.table.known.frame?.outcome ?? null;
  }

  get busy(): boolean {
    return this.table.busy;
  }

  get match(): string {
    return this.info.match;
  }

  get problem(): Problem | null {
    return this.table.known.problem;
  }

  answer(value: Value): void {
    this.chosen = this.tables.indexOf(this.table);
    this.table.answer(value);
  }

  close(): void {
    for (const table of this.tables) table.close();
  }
}
