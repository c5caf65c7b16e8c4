/** Where things lie on a screen without hiding one another. */

import { overlap, type Box, type Point } from "./points";

/** Something to be laid out: where it belongs, how large it is, and how much it wants to be just there. */
export interface Footed {
  foot: Point;
  width: number;
  height: number;
  weight: number;
}

const STEPS = [1, 2, 3];

/** Each thing on its foot, or as near to it as the heavier ones allow and what is `fixed`; one that has to step aside
 * would rather not hide any of the `marks`. */
export function layOut<T extends Footed>(things: T[], fixed: Box[] = [], marks: Point[] = []): (T & { at: Point })[] {
  const taken = [...fixed];
  return [...things]
    .sort((one, other) => other.weight - one.weight)
    .map((thing) => {
      const free = (spot: Point) => !taken.some((other) => overlap(boxAt(thing, spot), other));
      const bare = (spot: Point) => !marks.some((mark) => overlap(boxAt(thing, spot), { ...mark, width: 0, height: 0 }));
      const aside = free(thing.foot) ? [] : spotsAround(thing).filter(free);
      const at = aside.find(bare) ?? aside[0] ?? thing.foot;
      taken.push(boxAt(thing, at));
      return { ...thing, at };
    });
}

/** The boxes of things that were laid out on a scale of so many pixels for a unit, in those units. */
export function boxesOf(things: { at: Point; width: number; height: number }[], k: number): Box[] {
  return things.map(({ at, width, height }) =>
    boxAt({ width: width / k, height: height / k }, { x: at.x / k, y: at.y / k }),
  );
}

function spotsAround({ foot, width, height }: Footed): Point[] {
  return STEPS.flatMap((step) => {
    const [dx, dy] = [step * width * 0.55, step * (height * 0.55 + 6)];
    const around: [number, number][] = [
      [0, -dy],
      [dx, 0],
      [-dx, 0],
      [0, dy],
      [dx, -dy],
      [-dx, -dy],
      [dx, dy],
      [-dx, dy],
    ];
    return around.map(([x, y]) => ({ x: foot.x + x, y: foot.y + y }));
  });
}

function boxAt({ width, height }: { width: number; height: number }, { x, y }: Point): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
