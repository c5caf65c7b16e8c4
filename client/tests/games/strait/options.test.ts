import { describe, expect, test } from "vitest";
import { bySpace, endId, likeliest, subjects, targetOf } from "../../../src/games/strait/options";
import { afloat, end } from "./facts";

const hood = afloat("hood", "british", 46, 7);
const ends = [
  end(hood, null, null),
  end(hood, null, 6),
  end(hood, null, 0),
  end(hood, 37, null),
  end(hood, 37, 6, 3),
  end(hood, 45, 6, 3),
  end(hood, -1, null),
  end(hood, -1, 0, 3),
];

describe("options", () => {
  test("are grouped by the ship that they are for", () => {
    const other = { do: "hold", ship: "prince-of-wales" } as const;
    expect(subjects([...ends.map(({ order }) => order), other])).toEqual(["hood", "prince-of-wales"]);
    expect(subjects(["yes", { own: 1, shared: 0 }])).toEqual([]);
  });

  test("have a target where they are orders to fire", () => {
    expect(targetOf({ do: "fire", ship: "hood", target: "bismarck" })).toBe("bismarck");
    expect([targetOf({ do: "hold", ship: "hood" }), targetOf("yes"), targetOf(null)]).toEqual([null, null, null]);
  });

  test("are named by what a ship does", () => {
    expect(ends.map(endId)).toEqual([
      "hood-stay",
      "hood-turn-6",
      "hood-turn-0",
      "hood-move-37",
      "hood-move-37-turn-6",
      "hood-move-45-turn-6",
      "hood-leave",
      "hood-leave-turn-0",
    ]);
  });

  test("are grouped by space, and a click means the cheapest with the least turning", () => {
    const spaces = bySpace(ends);
    expect([...spaces].map(([space, list]) => [space, list.length])).toEqual([
      [46, 3],
      [37, 2],
      [45, 1],
    ]);
    expect(likeliest(spaces.get(37)!, 7)).toBe(ends[3]);
    expect(likeliest(spaces.get(37)!, 0)).toBe(ends[3]);
    expect(likeliest(spaces.get(45)!, 7)).toBe(ends[5]);
    expect(likeliest([], 7)).toBeUndefined();
  });
});
