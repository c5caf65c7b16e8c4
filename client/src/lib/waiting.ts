/** The sentence that says for whom or for what the table waits. */

import type { Outcome } from "../protocol";
import type { Namer } from "./fluent";
import { seatName, sideOf, type Sides } from "./seats";
import type { Session } from "./session.svelte";
import { t } from "./words.svelte";

export function waitingFor(match: Sides, session: Session, namer: Namer): string {
  const { outcome, seats } = session;
  if (outcome) return ending(match, outcome, namer);
  if (session.busy) return t("client-sending");
  const empty = seats.find((seat) => seat.kind === "empty");
  if (empty) return t("client-waiting-for-player", { side: sideOf(match, empty.seat) });
  if (session.view === null) return t("client-waiting-arrival");
  const others = seats.filter((seat) => seat.deciding && !(seat.mine && seat.seat === session.seat));
  const names = others.map((seat) => seatName(match, seat)).join(", ");
  if (session.sealed !== null && names) return t("client-sealed", { names });
  return names ? t("client-waiting-for", { names }) : t("client-waiting-server");
}

/** How a match ended, in words: the seat that has not won is the one that gave up where somebody did. */
export function ending(match: Sides, { key, winner, level }: Outcome, namer: Namer): string {
  const seat = match.seats.find((other) => other.seat !== winner)?.seat ?? "";
  const named: Namer = (name, value) => (name === "seat" ? sideOf(match, seat) : namer(name, value));
  return t(key, { winner: winner ?? "", seat, level: level ?? "" }, named);
}
