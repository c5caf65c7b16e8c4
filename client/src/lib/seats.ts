/** Seats in words. */

import type { SeatInfo } from "../protocol";
import { hasText, t } from "./words.svelte";

/** What decides how the sides of a match are called. */
export interface Sides {
  game: string;
  scenario: string;
  options: Record<string, string>;
  seats: readonly { seat: string }[];
}

/** What a value of an option is called: in this option, else in any. */
export function valueName(game: string, option: string, value: string): string {
  const key = [`${game}-option-${option}-${value}`, `client-value-${value}`].find(hasText);
  return key ? t(key) : value;
}

/** A side by the name that the scenario has for it, which may depend on options; else by that of its seat.  Where both
 * have the same, they are counted. */
export function sideOf(match: Sides, seat: string): string {
  const names = match.seats.map((each) => nameIn(match, each.seat));
  const index = match.seats.findIndex((each) => each.seat === seat);
  const name = names[index] ?? "";
  return names.filter((other) => other === name).length > 1 ? t("client-side-twice", { side: name, number: index + 1 }) : name;
}

function nameIn({ game, scenario, options }: Sides, seat: string): string {
  const key = `${game}-scenario-${scenario}.${seat}`;
  if (!hasText(key)) return t(`${game}-seat-${seat}`);
  return t(key, Object.fromEntries(Object.entries(options).map(([each, value]) => [each, valueName(game, each, value)])));
}

/** Who sits there: a person by name, a computer by its level, or that nobody does.  Where two people share a screen,
 * `front` is the seat of the one who is looking at it. */
export function occupant(seat: SeatInfo, front?: string | null): string {
  if (seat.mine) return t((front ?? seat.seat) === seat.seat ? "client-you" : "client-beside-you");
  if (seat.kind === "computer") return t("client-computer", { level: t(`client-level-${seat.name}`) });
  return seat.name || t("client-seat-empty");
}

/** The side with whoever plays it; in a record from elsewhere nobody has a name. */
export function seatName(match: Sides, seat: SeatInfo): string {
  const side = sideOf(match, seat.seat);
  const nameless = seat.kind === "human" && !seat.mine && !seat.name;
  return nameless ? side : `${side} (${shortOccupant(seat)})`;
}

/** The same without the level of a computer. */
export function shortOccupant(seat: SeatInfo, front?: string | null): string {
  return seat.kind === "computer" ? t("client-the-computer") : occupant(seat, front);
}
