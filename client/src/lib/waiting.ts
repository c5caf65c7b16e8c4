/** The sentence that says for whom or for what the table waits. */

import type { Outcome, SeatInfo } from "../protocol";
import type { Namer } from "./fluent";
import type { GameTable } from "./game";
import { seatName } from "./seats";
import type { Session } from "./session.svelte";
import { t } from "./words.svelte";

type Names = Pick<GameTable, "namer" | "sideName">;

export function waitingFor(game: string, session: Session, table: Names): string {
  const { outcome, seats } = session;
  if (outcome) return ending(game, outcome, seats, table);
  if (session.busy) return t("client-sending");
  const empty = seats.find((seat) => seat.kind === "empty");
  if (empty) return t("client-waiting-for-player", { side: t(`${game}-seat-${empty.seat}`) });
  if (session.view === null) return t("client-waiting-arrival");
  const others = seats.filter((seat) => seat.deciding && !(seat.mine && seat.seat === session.seat));
  const names = others.map((seat) => seatName(game, seat, table.sideName?.(seat.seat))).join(", ");
  if (session.sealed !== null && names) return t("client-sealed", { names });
  return names ? t("client-waiting-for", { names }) : t("client-waiting-server");
}

/** How a match ended, in words: the seat that has not won is the one that gave up where somebody did. */
export function ending(game: string, { key, winner, level }: Outcome, seats: SeatInfo[], table: Names): string {
  const seat = seats.find((other) => other.seat !== winner)?.seat ?? "";
  const side = table.sideName?.(seat) ?? t(`${game}-seat-${seat}`);
  const named: Namer = (name, value) => (name === "seat" ? side : table.namer(name, value));
  return t(key, { winner: winner ?? "", seat, level: level ?? "" }, named);
}
