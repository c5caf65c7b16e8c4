/** A finished game, moment by moment, through the eyes of one viewer. */

import type { LogLine, MatchInfo, Outcome, Replay, ReplayStep, SeatInfo } from "../protocol";
import { Draft } from "./draft.svelte";
import type { GameTypes, Source } from "./game";

function told(steps: ReplayStep[]): number {
  return steps.reduce((lines, step) => lines + step.log.length, 0);
}

/** The view as the game that it belongs to knows it. */
function viewOf(step: ReplayStep): GameTypes["view"] {
  return step.view as unknown as GameTypes["view"];
}

/** For every moment of one record the moment of another at which the table looked the same. */
export function align(steps: ReplayStep[], others: ReplayStep[]): number[] {
  const keys = others.map((step) => JSON.stringify(step.view.public));
  let now = 0;
  return steps.map((step) => {
    const found = keys.lastIndexOf(JSON.stringify(step.view.public));
    if (found > now) now = found;
    return now;
  });
}

export class ReplaySource implements Source {
  /** The moment that is shown. */
  moment = $state(0);
  private record = $state.raw<Replay>()!;
  /** The seats' own records, with where each stands at every moment of this one. */
  private eyes = $state.raw<{ seat: string; steps: ReplayStep[]; moments: number[] }[]>([]);

  constructor(
    private readonly info: MatchInfo,
    replay: Replay,
  ) {
    this.record = replay;
  }

  /** Look at the same moment with other eyes: as far into what they have heard as before. */
  change(replay: Replay): void {
    const heard = this.log.length / Math.max(1, told(this.record.steps));
    const total = told(replay.steps);
    let lines = 0;
    const moment = replay.steps.findIndex((step) => (lines += step.log.length) >= heard * total);
    this.record = replay;
    this.eyes = [];
    this.moment = Math.max(0, moment);
  }

  /** Show what all of them saw, at once. */
  unveil(replays: Replay[]): void {
    this.eyes = replays.map(({ viewer, steps }) => ({
      seat: viewer ?? "",
      steps,
      moments: align(this.record.steps, steps),
    }));
  }

  readonly truth = $derived.by<Record<string, GameTypes["view"][]> | null>(() => {
    if (!this.eyes.length) return null;
    return Object.fromEntries(
      this.eyes.map(({ seat, steps, moments }) => [
        seat,
        steps.slice(0, (moments[this.moment] ?? 0) + 1).map(viewOf),
      ]),
    );
  });

  get last(): number {
    return this.record.steps.length - 1;
  }

  /** Whose answer led to this moment. */
  get mover(): string | null {
    return this.record.steps[this.moment]?.seat ?? null;
  }

  get view(): GameTypes["view"] | null {
    const step = this.record.steps[this.moment];
    return step ? viewOf(step) : null;
  }

  readonly log = $derived.by<LogLine[]>(() => this.record.steps.slice(0, this.moment + 1).flatMap((step) => step.log));
  readonly read = $derived.by(() => this.log.length - (this.record.steps[this.moment]?.log.length ?? 0));

  readonly seats = $derived.by<SeatInfo[]>(() => {
    const deciding = this.record.steps[this.moment]?.deciding ?? [];
    return this.info.seats.map((seat) => ({ ...seat, deciding: deciding.includes(seat.seat) }));
  });

  get seat(): string | null {
    return this.record.viewer;
  }

  get outcome(): Outcome | null {
    return this.moment === this.last ? this.info.outcome : null;
  }

  readonly ask = null;
  readonly sealed = null;
  readonly busy = false;
  /** Nothing is prepared in a replay, but what a game draws may look there. */
  readonly draft = new Draft();

  /** Nothing can be changed any more. */
  answer(): void {
    return;
  }
}
