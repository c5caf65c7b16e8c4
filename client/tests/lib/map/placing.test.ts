import { describe, expect, test } from "vitest";
import { layOut } from "../../../src/lib/map/placing";
import { overlap } from "../../../src/lib/map/points";

const card = (id: string, x: number, y: number, weight = 1) => ({ id, foot: { x, y }, width: 60, height: 30, weight });

describe("things on a screen", () => {
  test("lie on their foot where there is room", () => {
    expect(layOut([card("a", 0, 0), card("b", 100, 0)]).map(({ at }) => at)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]);
  });

  test("step aside for heavier ones, and hide none of them", () => {
    const placed = layOut([card("light", 0, 0), card("heavy", 5, 5, 3), card("other", -5, 0, 2)]);
    expect(placed[0]).toMatchObject({ id: "heavy", at: { x: 5, y: 5 } });
    const boxes = placed.map(({ at, width, height }) => ({ x: at.x - width / 2, y: at.y - height / 2, width, height }));
    boxes.forEach((one, index) =>
      boxes.slice(index + 1).forEach((other) => expect(overlap(one, other)).toBe(false)),
    );
  });

  test("keep off what is fixed", () => {
    const wall = { x: -10, y: -10, width: 20, height: 20 };
    const [moved] = layOut([card("a", 0, 0)], [wall]);
    expect(overlap({ x: moved!.at.x - 30, y: moved!.at.y - 15, width: 60, height: 30 }, wall)).toBe(false);
  });

  test("hide no mark when they step aside, if they can", () => {
    const above = { x: 0, y: -25 };
    const aside = (marks: { x: number; y: number }[]) =>
      layOut([card("heavy", 0, 0, 2), card("light", 0, 0)], [], marks).find(({ id }) => id === "light")!.at;
    expect(aside([]).y).toBeLessThan(0);
    expect(aside([above, { x: 0, y: -45 }])).not.toEqual(aside([]));
    expect(aside(Array.from({ length: 400 }, (_, i) => ({ x: (i % 20) * 12 - 120, y: i - 200 })))).toEqual(aside([]));
  });
});
