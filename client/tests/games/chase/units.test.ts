import { describe, expect, it } from "vitest";
import { rowAt } from "../../../src/games/chase/units";

describe("columns of a table", () => {
  it("are read by the labels of their rows", () => {
    const rows = { "..0": 3, "1..2": 2, "3..": 0, "9..X": 7 };
    expect([-4, 0, 2, 8].map((value) => rowAt(rows, value))).toEqual([3, 3, 2, 0]);
  });
});
