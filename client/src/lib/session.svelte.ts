/** A visitor at a match: a viewer for every seat that is theirs, or one to look on. */

import type { LogLine, MatchInfo, Outcome, Problem, SeatInfo } from "../protocol";
import type { Draft } from "./draft.svelte";
import type { Ask, GameTypes, Source } from "./game";
import { Viewer } from "./net/viewer.svelte";

export class Session implements Source {
  readonly viewers: Viewer[];
  private chosen = $state.raw(0);
  /** The seat that was last told to look away from, while the other has something secret to decide. */
  private handed = $state.raw<string | null>(null);

  /** With `secrets` each seat's view is its own business at all times, not only while answers are sealed. */
  constructor(
    readonly info: MatchInfo,
    private readonly secrets = false,
  ) {
    const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    this.viewers = (mine.length ? mine : [null]).map((seat) => new Viewer(info.match, seat));
    this.handed = mine[0] ?? null;
  }

  /** Whoever is in front of the screen: a seat that is asked something, if there is one. */
  get viewer(): Viewer {
    const asking = this.viewers.filter((viewer) => viewer.known.frame?.ask);
    const current = this.viewers[this.chosen]!;
    return asking.length === 0 || asking.includes(current) ? current : asking[0]!;
  }

  /** Whether two people at one screen have to change places before anything secret is shown. */
  get handover(): boolean {
    const secret = this.secrets || this.seats.filter((seat) => seat.deciding).length > 1;
    return this.viewers.length > 1 && secret && this.ask !== null && this.handed !== this.seat;
  }

  takeOver(): void {
    this.handed = this.seat;
    this.chosen = this.viewers.indexOf(this.viewer);
  }

  get hotSeat(): boolean {
    return this.viewers.length > 1;
  }

  get seat(): string | null {
    return this.viewer.seat;
  }

  // What comes over the wire is typed by the game; the table that a game makes sees it with its own types.

  get view(): GameTypes["view"] | null {
    return (this.viewer.known.frame?.view ?? null) as GameTypes["view"] | null;
  }

  get ask(): Ask<GameTypes> | null {
    return (this.viewer.known.frame?.ask ?? null) as Ask<GameTypes> | null;
  }

  get held(): Ask<GameTypes> | null {
    return this.viewer.known.held as Ask<GameTypes> | null;
  }

  get log(): LogLine[] {
    return this.viewer.known.log;
  }

  get read(): number {
    return this.viewer.known.read;
  }

  get seats(): SeatInfo[] {
    const { seats } = this.viewer.known;
    return seats.length ? seats : this.info.seats;
  }

  get sealed(): unknown {
    return this.viewer.known.frame?.sealed ?? null;
  }

  get outcome(): Outcome | null {
    return this.viewer.known.frame?.outcome ?? null;
  }

  get busy(): boolean {
    return this.viewer.busy;
  }

  get draft(): Draft {
    return this.viewer.draft;
  }

  get match(): string {
    return this.info.match;
  }

  get problem(): Problem | null {
    return this.viewer.known.problem;
  }

  answer(value: unknown): void {
    this.chosen = this.viewers.indexOf(this.viewer);
    this.viewer.answer(value);
  }

  close(): void {
    for (const viewer of this.viewers) viewer.close();
  }
}
