/** Seats in words. */

import type { SeatInfo } from "../protocol";
import { t } from "./words.svelte";

/** Who sits there: a person by name, a computer by its level, or that nobody does.  Where two people share a screen,
 * `front` is the seat of the one who is looking at it. */
export function occupant(seat: SeatInfo, front?: string | null): string {
  if (seat.mine) return t((front ?? seat.seat) === seat.seat ? "client-you" : "client-beside-you");
  if (seat.kind === "computer") return t("client-computer", { level: t(`client-level-${seat.name}`) });
  return seat.name || t("client-seat-empty");
}

/** The side with whoever plays it; in a record from elsewhere nobody has a name. */
export function seatName(game: string, seat: SeatInfo, side = t(`${game}-seat-${seat.seat}`)): string {
  const nameless = seat.kind === "human" && !seat.mine && !seat.name;
  return nameless ? side : `${side} (${shortOccupant(seat)})`;
}

/** The same without the level of a computer. */
export function shortOccupant(seat: SeatInfo, front?: string | null): string {
  return seat.kind === "computer" ? t("client-the-computer") : occupant(seat, front);
}
