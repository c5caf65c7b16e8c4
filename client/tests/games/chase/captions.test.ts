import { describe, expect, test } from "vitest";
import { freeCorner, labelsBetween } from "../../../src/games/chase/captions";
import { overlap, type Box, type Point } from "../../../src/lib/map/points";

const DICE = { width: 42, height: 20 };
const boxAt = ({ x, y }: Point, { width, height }: { width: number; height: number }): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

describe("labels on the way of a salvo", () => {
  const way = { from: { x: 100, y: 100 }, to: { x: 200, y: 200 } };

  test("lie nearer to who fires", () => {
    expect(labelsBetween([way], DICE, [])[0]!.at).toEqual({ x: 140, y: 140 });
  });

  test("cover neither the names of ships nor one another", () => {
    const caption = { x: 90, y: 130, width: 80, height: 26 };
    const [one, other] = labelsBetween([way, { ...way }], DICE, [caption]).map(({ at }) => boxAt(at, DICE));
    expect(overlap(one!, caption)).toBe(false);
    expect(overlap(other!, caption)).toBe(false);
    expect(overlap(one!, other!)).toBe(false);
  });

  test("are there even if there is no room", () => {
    expect(labelsBetween([way], DICE, [{ x: 0, y: 0, width: 400, height: 400 }])[0]!.at).toEqual({ x: 140, y: 140 });
  });
});

describe("the card of a salvo", () => {
  const frame = { width: 390, height: 390, zone: 12, left: 23, top: 60 };

  test("lies in the lower left corner, or where it hides least", () => {
    const below = { x: 170, y: 345, width: 90, height: 26 };
    expect(freeCorner(frame, 260, 70, [])).toEqual({ x: 10, y: 310 });
    expect(freeCorner(frame, 260, 70, [below]).y).toBe(80);
    expect(freeCorner(frame, 100, 70, [{ ...below, x: 20 }])).toEqual({ x: 280, y: 310 });
  });
});
