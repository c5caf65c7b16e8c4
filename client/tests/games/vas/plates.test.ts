import { describe, expect, it } from "vitest";
import { overlap } from "../../../src/lib/map/points";
import { covers } from "../../../src/games/vas/covered";
import { platesOf, type Named } from "../../../src/games/vas/plates";

function named(id: string, x: number, y: number, weight = 1): Named {
  return { id, name: "Prince of Wales", at: { x, y }, length: 80, beam: 14, heading: 90, weight, lines: 1 };
}

const boxOf = ({ at, width, height }: { at: { x: number; y: number }; width: number; height: number }) => ({
  x: at.x - width / 2,
  y: at.y - height / 2,
  width,
  height,
});

describe("name plates", () => {
  it("lie below a ship that is alone", () => {
    const [plate] = platesOf([named("one", 100, 100)]);
    expect(plate!.at.x).toBe(100);
    expect(plate!.at.y).toBeGreaterThan(100);
    expect(plate!.astray).toBe(false);
  });

  it("do not hide one another, and the heavier keeps its place", () => {
    const [heavy, light] = platesOf([named("light", 112, 104, 1), named("heavy", 100, 100, 3)]);
    expect(heavy!.id).toBe("heavy");
    expect(overlap(boxOf(heavy!), boxOf(light!))).toBe(false);
  });

  it("go where nothing lies over the table", () => {
    const covered = covers({ width: 740, height: 590 }, 60, { wide: 300, high: 80 });
    for (const [x, y] of [
      [150, 470],
      [370, 575],
      [6, 200],
      [700, 430],
    ] as const) {
      const [plate] = platesOf([named("one", x, y)], covered);
      expect(covered.some((box) => overlap(box, boxOf(plate!)))).toBe(false);
    }
  });
});
