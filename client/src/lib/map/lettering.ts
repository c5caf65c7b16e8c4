/** Words on a map: each at the first of its places where it can be read, or nowhere. */

import { overlap, type Box, type Point } from "./points";

export interface Letters {
  id: string;
  text: string;
  /** Where their middle may be, the best place first. */
  spots: Point[];
}

/** About the width of a letter and the height of a line. */
const LETTER = 6.3;
const LINE = 15;

export function boxOf(text: string, { x, y }: Point): Box {
  const width = text.length * LETTER + 8;
  return { x: x - width / 2, y: y - LINE / 2, width, height: LINE };
}

/** Words with their places: those that come first choose first, and nobody writes over what is taken or outside. */
export function write<T extends Letters>(words: readonly T[], taken: readonly Box[], frame: Box): (T & { at: Point })[] {
  const full = [...taken];
  return words.flatMap((word) => {
    const at = word.spots.find((spot) => {
      const box = boxOf(word.text, spot);
      return inside(box, frame) && !full.some((other) => overlap(box, other));
    });
    if (!at) return [];
    full.push(boxOf(word.text, at));
    return [{ ...word, at }];
  });
}

function inside(box: Box, frame: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}
