/** What the guide through the first turn points at. */

import type { ChaseTable } from "./table.svelte";

const STEPS: Record<string, { id: string; at: string }[]> = {
  german: [
    { id: "aim", at: "chart" },
    { id: "tankers", at: "chart" },
    { id: "move", at: "orders" },
    { id: "conditions", at: "conditions" },
    { id: "lock", at: "lock-orders" },
  ],
  allied: [
    { id: "aim", at: "chart" },
    { id: "patrol", at: "orders" },
    { id: "fly", at: "orders" },
    { id: "conditions", at: "conditions" },
    { id: "lock", at: "lock-orders" },
  ],
};

export function isFirstTurn(table: ChaseTable): boolean {
  const first = table.facts.scenarios[table.public?.scenario ?? ""]?.first_turn;
  const playing = table.source.match !== undefined && table.side !== null && table.asked !== null;
  return playing && table.public?.turn === first;
}

export function guideSteps(table: ChaseTable): { at: string; key: string }[] {
  return (STEPS[table.side ?? ""] ?? [])
    .filter(({ id }) => id !== "tankers" || table.on("chase-ask-tankers"))
    .map(({ id, at }) => ({ at, key: `client-chase-guide-${table.side}-${id}` }));
}
