import { describe, expect, it } from "vitest";
import { traces } from "../../../src/games/chase/plot";
import type { Public } from "../../../src/games/chase/types";
import { view } from "./facts";

describe("the plot", () => {
  const sighting = { side: "german", hex: "K25", how: "searched", classes: ["BB"], count: 1, force: false };

  it("grows rings by two hexes for every movement since", () => {
    const seen = { ...view, sightings: [{ ...sighting, turn: 3 }] } as unknown as Public;
    expect(traces(seen, "german")[0]).toMatchObject({ age: 2, radius: 2 });
    expect(traces({ ...seen, phase: "search" }, "german")[0]).toMatchObject({ radius: 4 });
    expect(traces(seen, "allied")).toEqual([]);
  });
});
