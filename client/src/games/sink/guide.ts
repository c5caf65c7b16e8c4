/** What the guide through the first turns points at, and at which question. */

import type { Guided } from "../../lib/game";
import type { SinkTable } from "./table.svelte";

const STEPS: Record<string, { id: string; at: string; on?: string[] }[]> = {
  german: [
    { id: "aim", at: "chart" },
    { id: "start", at: "stations", on: ["sink-ask-german-start"] },
    { id: "lock", at: "lock-orders" },
    { id: "organise", at: "panel-orders", on: ["sink-ask-organise"] },
    { id: "plot", at: "chart", on: ["sink-ask-plots"] },
    { id: "points", at: "panel-points", on: ["sink-ask-plots"] },
  ],
  british: [
    { id: "aim", at: "chart" },
    { id: "start", at: "stations", on: ["sink-ask-british-start"] },
    { id: "lock", at: "lock-orders" },
    { id: "convoys", at: "panel-convoys", on: ["sink-ask-moves"] },
    { id: "enemy", at: "panel-enemy", on: ["sink-ask-moves"] },
    { id: "search", at: "conditions", on: ["sink-ask-searches", "sink-ask-watch"] },
  ],
};
/** Whoever has played so many turns needs no guide any more. */
const TURNS = 4;

export function guideOf(table: SinkTable): Guided | null {
  const { side } = table;
  if (!side || !table.asked || (table.public?.turn ?? 0) > TURNS) return null;
  return {
    memory: `sink-guide-${side}`,
    steps: (STEPS[side] ?? []).map(({ id, at, on = [] }) => ({ at, key: `client-sink-guide-${side}-${id}`, on })),
  };
}
