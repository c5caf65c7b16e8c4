import { describe, expect, it } from "vitest";
import { GRID } from "../../../src/games/sink/grid";

describe("the chart", () => {
  it("has columns of which the odd ones lie half a hex lower", () => {
    expect(GRID.parse("3716")).toBe("3716");
    expect(GRID.parse("4339")).toBeNull();
    expect(GRID.centre("3716").y).toBeGreaterThan(GRID.centre("3616").y);
    expect(GRID.neighbours("3716")).toEqual(expect.arrayContaining(["3616", "3617", "3715", "3717"]));
  });
});
