/** Checking the dice after the end: the promise, this browser's own numbers, and every number that was drawn. */

import type { Dice, LogLine } from "../../protocol";
import { blake2b, hex, sha256, unhex } from "./hash";

export interface Claim {
  seed: string;
  numbers: Record<string, string>;
  dice: Dice;
}

export interface Kept {
  /** The promise as it was first made to this browser. */
  commitment: string;
  /** The numbers that this browser has drawn, by seat. */
  numbers: Record<string, string>;
  log: LogLine[];
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

export function verify({ seed, numbers, dice }: Claim, kept: Kept): Verdict {
  const key = keyOf(seed, numbers);
  const wrong = dice.drawn.findIndex(({ outcomes, outcome }, number) => {
    const all = dice.outcomes[outcomes] ?? [];
    return JSON.stringify(all[pick(key, number, Math.max(1, all.length))]) !== JSON.stringify(outcome);
  });
  const own = Object.entries(kept.numbers);
  return {
    promise: commitmentOf(seed) === kept.commitment.toLowerCase(),
    own: own.length ? own.every(([seat, number]) => numbers[seat] === number) : null,
    dice: wrong === -1 && shownInOrder(dice, kept.log),
    count: wrong === -1 ? dice.drawn.length : wrong,
  };
}
