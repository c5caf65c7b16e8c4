/** This browser's numbers for the dice of a match: drawn once the promise is known, kept, and only then given. */

import type { MatchInfo } from "../../protocol";
import { remember, remembered } from "../memory";
import { api, Failed } from "./api";
import { hex } from "./hash";

const GIVEN = "server-no-number-wanted";

/** Keep the promise, and give a number for every seat that waits for one of ours. */
export async function giveNumbers(info: MatchInfo): Promise<MatchInfo> {
  keepPromise(info.match, info.commitment);
  const wanted = info.seats.filter((seat) => seat.number_wanted).map(({ seat }) => seat);
  if (!wanted.length) return info;
  const drawn = wanted.map((seat) => {
    const number = drawnFor(info.match, seat) ?? hex(crypto.getRandomValues(new Uint8Array(16)));
    remember(`number-${info.match}-${seat}`, number);
    return [seat, number] as const;
  });
  try {
    return await api.numbers(info.match, Object.fromEntries(drawn));
  } catch (error) {
    if (!(error instanceof Failed && error.problem.key === GIVEN)) throw error;
    return giveNumbers(await api.match(info.match)); // another page of this browser was faster
  }
}

export function drawnFor(match: string, seat: string): string | null {
  return remembered(`number-${match}-${seat}`);
}

/** The first promise counts: one that is made later may have been made to measure. */
export function keepPromise(match: string, commitment: string): void {
  if (!remembered(`commitment-${match}`)) remember(`commitment-${match}`, commitment);
}

export function promised(match: string): string | null {
  return remembered(`commitment-${match}`);
}
