/** Flights in a line of words: what they are up to. */

import { t } from "../../lib/words.svelte";
import { placeWords } from "./sea";
import type { VasTable } from "./table.svelte";
import type { Flight } from "./types";

export function flightLine(table: VasTable, flight: Flight): string {
  const { public: now } = table;
  const role = t(`vas-role-${table.facts.planes[flight.plane]?.role}`);
  if (flight.place === "lost" || flight.place === "spent" || flight.place === "drowned")
    return t(`client-vas-flight-${flight.place}`);
  if (!flight.armed) return `${role} · ${t("client-vas-to-rearm")}`;
  if (flight.place === "raiding") return t("client-vas-raids", { carrier: table.nameOf(flight.raid ?? "") });
  const enemy = (now?.dogfights ?? []).find((pair) => pair.includes(flight.id))?.find((id) => id !== flight.id);
  if (enemy) return t("client-vas-fights", { enemy: table.nameOf(enemy) });
  if (flight.target) return t("client-vas-goes-for", { target: table.nameOf(flight.target) });
  if (flight.place === "air") return `${role} · ${placeWords(flight.at)}`;
  return role;
}
