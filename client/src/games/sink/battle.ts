/** The line-up of a battle as a drawing: Germans on the left, British on the right. */

import type { Point } from "../../lib/map/points";
import type { Battle, Fighter } from "./types";

export interface Lane {
  fighter: Fighter;
  x: number;
  y: number;
  /** Where shots leave her, from her middle. */
  bow: number;
  /** Half the width that she may take. */
  half: number;
}

const TOP = 64;
/** The most that a ship may take of the height. */
const TALLEST = 92;
/** What one needs with a line about what has become of her. */
const LEAST = 66;
const WIDEST = 130;

export function lineUp(battle: Battle, width: number, height: number): Lane[] {
  const fighters = Object.values(battle.fighters);
  const half = Math.min(WIDEST, width * 0.21);
  return (["german", "british"] as const).flatMap((seat) => {
    const line = fighters.filter((fighter) => fighter.seat === seat);
    const columns = line.length * LEAST > height - TOP ? 2 : 1;
    const rows = Math.ceil(line.length / columns);
    const step = Math.min(TALLEST, (height - TOP - 10) / Math.max(1, rows));
    const first = TOP + (height - TOP - step * rows) / 2 + step / 2;
    const inward = seat === "german" ? 1 : -1;
    const edge = seat === "german" ? 12 : width - 12;
    const room = half / columns;
    return line.map((fighter, index) => ({
      fighter,
      x: edge + inward * room * (1 + 2 * (columns === 1 ? 0 : 1 - (index % 2))),
      y: first + Math.floor(index / columns) * step,
      bow: inward * (room + 4),
      half: room - 4,
    }));
  });
}

/** How far along a shot its result stands. */
const RESULT = 0.6;

/** Where the result of a shot stands on its curve, which leaves one ship and meets the other level. */
export function onShot(from: Lane, to: Lane): Point {
  const [start, end] = [from.x + from.bow, to.x + to.bow];
  const rest = 1 - RESULT;
  const [near, far] = [3 * RESULT * rest ** 2, 3 * RESULT ** 2 * rest];
  return {
    x: rest ** 3 * start + (near + far) * ((from.x + to.x) / 2) + RESULT ** 3 * end,
    y: (rest ** 3 + near) * from.y + (far + RESULT ** 3) * to.y,
  };
}
