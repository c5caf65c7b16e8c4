import { describe, expect, test } from "vitest";
import { along, between, linePath, overlap, sector, unwound } from "../../../src/lib/map/points";

describe("points, lines and headings", () => {
  test("are found by directions clockwise from north", () => {
    expect(along({ x: 0, y: 0 }, 0, 10)).toEqual({ x: 0, y: -10 });
    expect(along({ x: 0, y: 0 }, 90, 10)).toEqual({ x: 10, y: -0 });
    expect(along({ x: 5, y: 5 }, 180, 10)).toEqual({ x: 5, y: 15 });
  });

  test("turn the short way round", () => {
    expect(unwound(315, 0)).toBe(360);
    expect(unwound(0, 315)).toBe(-45);
    expect(unwound(360, 45)).toBe(405);
    expect(unwound(90, 90)).toBe(90);
  });

  test("stop short of what they join", () => {
    expect(between({ x: 0, y: 0 }, { x: 0, y: 100 }, 10, 20)).toEqual([
      { x: 0, y: 10 },
      { x: 0, y: 80 },
    ]);
  });

  test("make sectors of more than half a disc", () => {
    expect(sector({ x: 0, y: 0 }, 315, 585, 10)).toContain("A10 10 0 1 1");
  });

  test("make paths, and nothing of nothing", () => {
    expect(linePath([{ x: 1, y: 2 }, { x: 3.14159, y: 4 }])).toBe("M1 2L3.14 4");
    expect(linePath([])).toBe("");
  });

  test("tell boxes that touch from boxes that overlap", () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect(overlap(box, { ...box, x: 9 })).toBe(true);
    expect(overlap(box, { ...box, x: 10 })).toBe(false);
  });
});
