/** Questions that are answered on a chart. */

import type { Question } from "../question";

export interface ChartQuestion<Answer = unknown> extends Question<Answer> {
  /** Hexes that answer it. */
  hexes?: string[];
  /** What a click on a hex means; false where it means nothing here. */
  hex?(hex: string): boolean;
}

/** A click on a hex picks what is there; another one what else is there. */
export function pickAt<Answer>(
  asked: { picked: Answer | null; choose(answer: Answer): void },
  there: Answer[] | undefined,
): boolean {
  const next = there?.[(there.findIndex((answer) => answer === asked.picked) + 1) % there.length];
  if (next !== undefined) asked.choose(next);
  return next !== undefined;
}
