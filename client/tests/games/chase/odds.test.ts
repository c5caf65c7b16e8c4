import { describe, expect, it } from "vitest";
import { bombed, columnAt, hunted, joining, mended, shadowed, shadowing, spread } from "../../../src/games/chase/odds";
import type { Facts, Public, Ship } from "../../../src/games/chase/types";

const facts = {
  ships: { suffolk: { radar: "II" }, hood: { radar: "" } },
  tables: {
    shadow: {
      result: { rows: { "..4": "success", "5..": "failure" } },
      differential: { rows: { "-1": 1, "0": 0, "1": -2, "2..": -4 } },
      radar: { rows: { "0": 0, "1": -1, "2": -2 } },
      visibility: { rows: { "1..3": 0, "4..6": 1, "7..9": 3 } },
      impossible_to: -2,
    },
    hunting: { result: { rows: { "..0": "convoy", "1": "merchant", "2..": "nothing" } } },
    hit: { hits: { rows: { "..0": 3, "1..2": 2, "3..5": 1, "6..": 0 } }, natural_zero: 1 },
    repair: {
      gain: { rows: { "0": 5, "1": 3, "2": 2, "3..": 0 } },
      rudder_at: 0,
      weather: { rows: { "1..3": 0, "4..6": 1, "7..9": 2 } },
    },
    battle: { reinforcement: { rows: { "0..4": "enters", "5..9": "waits" } } },
  },
} as unknown as Facts;

const ship = (id: string) => ({ id, card: { radar_out: false, radar_spent: false } }) as unknown as Ship;
const view = (visibility: number, radar = "best") =>
  ({ visibility, options: { "shadowing-radar": radar } }) as unknown as Public;

describe("columns", () => {
  it("go on with their last row beyond either end", () => {
    expect(columnAt({ "1..3": "low", "4..9": "high" }, 0)).toBe("low");
    expect(columnAt({ "1..3": "low", "4..9": "high" }, 12)).toBe("high");
  });
});

describe("shadowing", () => {
  it("counts the best radar, or the worst where it is played so", () => {
    const both = [ship("suffolk"), ship("hood")];
    expect(shadowing(facts, view(5), both)).toEqual([
      ["chase-mod-radar", -2],
      ["chase-mod-visibility", 1],
    ]);
    expect(shadowing(facts, view(2, "worst"), both)).toEqual([]);
  });

  it("gets better with every knot, and is hopeless two knots behind", () => {
    expect([-2, -1, 0, 1, 2].map((faster) => shadowed(facts, [], faster))).toEqual([0, 40, 50, 70, 90]);
    expect(shadowed(facts, [["chase-mod-radar", -2]], 0)).toBe(70);
  });
});

describe("other chances", () => {
  it("of prey go by the modified die", () => {
    expect([hunted(facts, [], "convoy"), hunted(facts, [], "merchant")]).toEqual([10, 10]);
    expect(hunted(facts, [["chase-mod-task-force", -2]], "convoy")).toBe(30);
    expect(hunted(facts, [["chase-mod-night", 2]], "convoy")).toBe(0);
  });

  it("of a hit are never none: a natural zero always hits", () => {
    expect(bombed(facts, [])).toBe(60);
    expect(bombed(facts, [["chase-mod-visibility", 9]])).toBe(10);
  });

  it("of repairs and of help are those of the tables", () => {
    expect([mended(facts, 2, "speed"), mended(facts, 5, "speed"), mended(facts, 2, "rudder")]).toEqual([30, 20, 10]);
    expect(mended(facts, 5, "rudder")).toBe(0);
    expect(joining(facts)).toBe(50);
  });

  it("of a cup are the least, the most and the mean of its chits", () => {
    expect(spread({ "2": 4, "3": 5, "4": 4, "5": 3 })).toEqual({ least: 2, most: 5, mean: 3.4 });
  });
});
