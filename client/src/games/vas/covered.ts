/** What lies over the table or outside it, so that no name belongs there. */

import type { Box } from "../../lib/map/points";

/** A screen on which the odds lie along the lower edge of the table. */
export const LITTLE_ROOM = "(max-width: 700px), (max-height: 480px)";
/** So far outside the frame nothing is drawn. */
const FAR = 4000;
/** The tools on the right, from the corner of the frame. */
const TOOLS = { wide: 46, high: 148 };
/** So far the wind rose, the small map and the scale lie from the corner. */
const EDGE = 12;

/** The sides of the frame, what hangs from its upper edge, and both lower corners. */
export function covers(
  { width, height }: { width: number; height: number },
  top: number,
  corner: { wide: number; high: number },
): Box[] {
  return [
    { x: -FAR, y: -FAR, width: FAR, height: 2 * FAR },
    { x: width, y: -FAR, width: FAR, height: 2 * FAR },
    { x: -FAR, y: -FAR, width: 2 * FAR, height: FAR + top },
    { x: -FAR, y: height, width: 2 * FAR, height: FAR },
    { x: width - TOOLS.wide, y: height - TOOLS.high, width: TOOLS.wide, height: TOOLS.high },
    { x: 0, y: height - corner.high - EDGE, width: corner.wide + EDGE, height: corner.high + EDGE },
  ];
}
