/** Names on counters: drawn closer together where they would not fit. */

import { textWidth } from "../measure";

/** Room for a name, the size of its letters, and what lies between two of them. */
const ROOM = 58;
const LETTERS = 9.5;
const APART = 0.04 * LETTERS;

/** What makes a name fit on a counter, as attributes of its text. */
export function fitting(name: string): { textLength?: number; lengthAdjust?: "spacingAndGlyphs" } {
  const width = textWidth(name.toUpperCase(), LETTERS) + name.length * APART;
  return width > ROOM ? { textLength: ROOM, lengthAdjust: "spacingAndGlyphs" } : {};
}
