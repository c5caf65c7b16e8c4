/** What the guide through the first turn points at. */

import type { SinkTable } from "./table.svelte";

const STEPS: Record<string, { id: string; at: string }[]> = {
  german: [
    { id: "aim", at: "chart" },
    { id: "start", at: "stations" },
    { id: "organise", at: "panel-orders" },
    { id: "plot", at: "chart" },
    { id: "points", at: "panel-points" },
    { id: "lock", at: "lock-orders" },
  ],
  british: [
    { id: "aim", at: "chart" },
    { id: "start", at: "stations" },
    { id: "search", at: "conditions" },
    { id: "convoys", at: "panel-convoys" },
    { id: "enemy", at: "panel-enemy" },
    { id: "lock", at: "lock-orders" },
  ],
};

export function isFirstTurn(table: SinkTable): boolean {
  const playing = table.source.match !== undefined && table.side !== null && table.asked !== null;
  return playing && table.public?.turn === 1;
}

export function guideSteps(table: SinkTable): { at: string; key: string }[] {
  return (STEPS[table.side ?? ""] ?? []).map(({ id, at }) => ({ at, key: `client-sink-guide-${table.side}-${id}` }));
}
