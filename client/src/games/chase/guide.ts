/** What the guide through the first turn points at. */

import type { Guided } from "../../lib/game";
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

export function guideOf(table: ChaseTable): Guided | null {
  const { side } = table;
  const first = table.facts.scenarios[table.public?.scenario ?? ""]?.first_turn;
  if (!side || !table.asked || table.battle || table.public?.turn !== first) return null;
  const steps = (STEPS[side] ?? []).filter(({ id }) => id !== "tankers" || table.on("chase-ask-tankers"));
  return {
    memory: `chase-guide-${side}`,
    steps: steps.map(({ id, at }) => ({ at, key: `client-chase-guide-${side}-${id}`, on: [] })),
  };
}
