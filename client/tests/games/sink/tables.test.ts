import { describe, expect, it } from "vitest";
import { changesOf, spanOf } from "../../../src/games/sink/tables";

describe("tables", () => {
  it("prints a span by its ends", () => {
    expect(["4", "1..3", "..2", "7.."].map(spanOf)).toEqual(["4", "1–3", "≤ 2", "7+"]);
  });

  it("names what changes a die", () => {
    const changes = [
      { key: "sink-mod-good", ships: "", value: 1 },
      { key: "sink-mod-ships", ships: "3..4", value: 2 },
    ];
    expect(changesOf(changes).map(({ value, base }) => [value, base])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(changesOf(changes)[0]?.label).not.toBe(changesOf(changes)[1]?.label);
  });
});
