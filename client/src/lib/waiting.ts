/** The sentence that says for whom or for what the table waits. */

import type { Namer } from "./fluent";
import { seatName } from "./seats";
import type { Session } from "./session.svelte";
import { t } from "./words.svelte";

export function waitingFor(game: string, session: Session, namer: Namer): string {
  const { outcome, seats } = session;
  if (outcome) return t(outcome.key, { winner: outcome.winner ?? "", seat: loser(session) }, namer);
  if (session.busy) return t("client-sending");
  const empty = seats.find((seat) => seat.kind === "empty");
  if (empty) return t("client-waiting-for-player", { side: t(`${game}-seat-${empty.seat}`) });
  if (session.view === null) return t("client-waiting-arrival");
  const others = seats.filter((seat) => seat.deciding && !(seat.mine && seat.seat === session.seat));
  const names = others.map((seat) => seatName(game, seat)).join(", ");
  if (session.sealed !== null && names) return t("client-sealed", { names });
  return names ? t("client-waiting-for", { names }) : t("client-waiting-server");
}

/** The seat that has not won, which is the one that resigned where somebody did. */
function loser(session: Session): string {
  return session.seats.find((seat) => seat.seat !== session.outcome?.winner)?.seat ?? "";
}
