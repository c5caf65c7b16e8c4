/** Fire that was seen since one last decided: who fired at whom, and what came of it. */

import { numberOf, textOf } from "../../lib/log";
import type { LogLine } from "../../protocol";

export interface Salvo {
  id: string;
  firer: string;
  target: string;
  hits: number;
}

/** Each pair of ships once, with all hits of all its weapons. */
export function salvoesIn(lines: readonly LogLine[]): Salvo[] {
  const found = new Map<string, Salvo>();
  for (const { key, params } of lines) {
    const [firer, target] = [textOf(params.firer), textOf(params.target)];
    if (key !== "vas-hits" || !firer || !target) continue;
    const id = `${firer} ${target}`;
    const before = found.get(id)?.hits ?? 0;
    found.set(id, { id, firer, target, hits: before + (numberOf(params.hits) ?? 0) });
  }
  return [...found.values()];
}
