/** What the guide through a first battle points at. */

import type { VasTable } from "./table.svelte";

/** The battle that newcomers are sent into. */
const FIRST = "denmark-strait";

const STEPS: { id: string; at: string }[] = [
  { id: "aim", at: "sea" },
  { id: "move", at: "sea" },
  { id: "card", at: "panel-ship" },
  { id: "fire", at: "sea" },
  { id: "read", at: "conditions" },
  { id: "answer", at: "prompt" },
];

export function isFirstTurn(table: VasTable): boolean {
  const { match, seat } = table.source;
  const playing = match !== undefined && seat !== null && table.asked !== null;
  return playing && table.public?.scenario === FIRST && table.public.turn === 1;
}

export function guideSteps(table: VasTable): { at: string; key: string }[] {
  const { seat } = table.source;
  return seat ? STEPS.map(({ id, at }) => ({ at, key: `client-vas-guide-${seat}-${id}` })) : [];
}
