/** Checking the dice after the end: the promise, this browser's own numbers, and every number that was drawn. */

import type { Dice, Drawn, LogLine } from "../../protocol";
import { blake2b, hex, sha256, unhex } from "./hash";

export interface Claim {
  seed: string;
  numbers: Record<string, string>;
  dice: Dice;
}

export interface Kept {
  /** Who sits at the table: a number of anybody else has no place in the dice, as it could be chosen last. */
  seats: string[];
  /** The promise as it was first made to this browser. */
  commitment: string;
  /** The numbers that this browser has drawn, by seat. */
  numbers: Record<string, string>;
  log: LogLine[];
  /** Whether a number in the log was another one when it was first shown here. */
  changed: boolean;
}

export interface Verdict {
  promise: boolean;
  /** Null where this browser has drawn no number. */
  own: boolean | null;
  dice: boolean;
  /** How many numbers agree. */
  count: number;
}

/** The key of all dice of a match: the seed, mixed with everybody's number. */
export function keyOf(seed: string, numbers: Record<string, string>): Uint8Array {
  const parts = [unhex(seed)];
  for (const seat of Object.keys(numbers).sort()) {
    for (const word of [seat, numbers[seat]!]) {
      const raw = new TextEncoder().encode(word);
      const length = new DataView(new ArrayBuffer(4));
      length.setUint32(0, raw.length);
      parts.push(new Uint8Array(length.buffer), raw);
    }
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return blake2b(whole, 32);
}

/** Which of so many equally likely outcomes the n-th number of a match is. */
export function pick(key: Uint8Array, number: number, count: number): number {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(number));
  const digest = blake2b(new Uint8Array(message.buffer), 16, key);
  return Number(BigInt(`0x${hex(digest)}`) % BigInt(count));
}

export function commitmentOf(seed: string): string {
  return hex(sha256(unhex(seed)));
}

/** What was shown here must come in the order in which it was drawn; in between there may be what others saw. */
function shownInOrder(dice: Dice, log: LogLine[]): boolean {
  const drawn = dice.drawn.map(({ reason, outcome }) => JSON.stringify([reason, outcome]));
  let at = 0;
  return log
    .filter(({ params }) => "outcome" in params)
    .every(({ key, params }) => {
      at = drawn.indexOf(JSON.stringify([key, params.outcome]), at) + 1;
      return at > 0;
    });
}

/** How dice of these sides fall by a number: the last die turns fastest. */
function fallen(sides: number[], number: number): number[] {
  const faces: number[] = [];
  let rest = number;
  for (const count of [...sides].reverse()) {
    faces.unshift((rest % count) + 1);
    rest = Math.floor(rest / count);
  }
  return faces;
}

/** What the n-th number of a match makes of some dice, or of a pile that is dealt from. */
export function outcomeOf(key: Uint8Array, number: number, { sides, pile }: Drawn, piles: unknown[][]): unknown {
  if (sides) {
    const ways = sides.reduce((product, count) => product * count, 1);
    return fallen(sides, pick(key, number, ways));
  }
  const left = piles[pile ?? -1] ?? [];
  return left[pick(key, number, Math.max(1, left.length))];
}

export function verify({ seed, numbers, dice }: Claim, kept: Kept): Verdict {
  const key = keyOf(seed, Object.fromEntries(kept.seats.map((seat) => [seat, numbers[seat] ?? ""])));
  const wrong = dice.drawn.findIndex(
    (drawn, number) => JSON.stringify(outcomeOf(key, number, drawn, dice.piles)) !== JSON.stringify(drawn.outcome),
  );
  const own = Object.entries(kept.numbers);
  return {
    promise: commitmentOf(seed) === kept.commitment.toLowerCase(),
    own: own.length ? own.every(([seat, number]) => numbers[seat] === number) : null,
    dice: wrong === -1 && !kept.changed && shownInOrder(dice, kept.log),
    count: wrong === -1 ? dice.drawn.length : wrong,
  };
}
