/** What stands below the ships on the battle board, and what else can be written there without covering it. */

import { overlap, type Box, type Point } from "../../lib/map/points";
import { textWidth } from "../../lib/measure";
import { t } from "../../lib/words.svelte";
import { aside, type Frame, type Lane } from "./board";
import type { Card, Facts, Fighter } from "./types";

export const [NAME, FIGURES] = [12, 10.5];

export interface Caption {
  name: string;
  figures: string;
  /** The middle of its first line. */
  at: Point;
  box: Box;
}

export function captionOf(facts: Facts, cards: Record<string, Card>, frame: Frame, lane: Lane): Caption {
  const { name, hull } = facts.ships[lane.fighter.ship]!;
  const figures = figuresOf(lane.fighter, cards[lane.fighter.ship]?.hull ?? hull, hull);
  const width = Math.max(textWidth(name, NAME), textWidth(figures, FIGURES, 500));
  const at = { x: lane.x + aside(frame, lane.x, width), y: lane.y + (lane.heading === -90 ? 44 : 27) };
  return { name, figures, at, box: { x: at.x - width / 2, y: at.y - NAME, width, height: 2 * NAME + 2 } };
}

function figuresOf(fighter: Fighter, hull: number, full: number): string {
  return [t(`chase-position-${fighter.position}`), t("client-chase-hull", { hull, full })].join(" · ");
}

/** Parts of the way on which a label may lie, those that are liked best first. */
const WAY = [0.4, 0.5, 0.6, 0.7, 0.3, 0.8, 0.2];

/** Where on the way from one ship to another labels of this size cover neither one another nor what is written. */
export function labelsBetween<T extends { from: Point; to: Point }>(
  ways: T[],
  { width, height }: { width: number; height: number },
  written: Box[],
): (T & { at: Point })[] {
  const taken = [...written];
  const boxAt = ({ x, y }: Point): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
  return ways.map((way) => {
    const spots = WAY.map((part) => ({
      x: way.from.x * (1 - part) + way.to.x * part,
      y: way.from.y * (1 - part) + way.to.y * part,
    }));
    const at = spots.find((spot) => !taken.some((other) => overlap(boxAt(spot), other))) ?? spots[0]!;
    taken.push(boxAt(at));
    return { ...way, at };
  });
}

/** The corner of the board where a card of this size hides least: the lower left one, unless it hides something. */
export function freeCorner(frame: Frame, width: number, height: number, written: Box[]): Point {
  const [left, right] = [10, frame.width - width - 10];
  const [top, bottom] = [frame.top + 20, frame.height - height - 10];
  const corners = [bottom, top].flatMap((y) => [left, right].map((x) => ({ x, y })));
  const hidden = (corner: Point) => written.filter((box) => overlap({ ...corner, width, height }, box)).length;
  return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}
