/** What the guide through a first battle points at, and at which question. */

import type { Guided } from "../../lib/game";
import type { VasTable } from "./table.svelte";

/** The battle that newcomers are sent into. */
const FIRST = "denmark-strait";

const STEPS: { id: string; at: string; on?: string[] }[] = [
  { id: "aim", at: "sea" },
  { id: "answer", at: "prompt" },
  { id: "card", at: "panel-ship", on: ["vas-ask-order", "vas-ask-course"] },
  { id: "move", at: "sea", on: ["vas-ask-course"] },
  { id: "fire", at: "targets", on: ["vas-ask-targets"] },
  { id: "read", at: "log", on: ["vas-ask-targets"] },
];

export function guideOf(table: VasTable): Guided | null {
  const { match, seat } = table.source;
  if (!match || !seat || !table.asked || table.public?.scenario !== FIRST || table.public.turn !== 1) return null;
  return {
    memory: `vas-guide-${seat}`,
    steps: STEPS.map(({ id, at, on = [] }) => ({ at, key: `client-vas-guide-${seat}-${id}`, on })),
  };
}
