import { describe, expect, it } from "vitest";
import { ago, hours, possible, searched, tracesOf } from "../../../src/games/chase/plot";
import type { Overview, Public, Trace } from "../../../src/games/chase/types";
import { facts } from "./facts";

describe("the plot", () => {
  const trace: Trace = { hex: "K26", turn: 3, how: "searched", classes: ["BB"], count: 1, force: false, radius: 1 };

  it("leaves out reports that are too old to say anything", () => {
    const overview = { traces: [trace, { ...trace, radius: 40 }] } as unknown as Overview;
    expect(tracesOf(overview)).toEqual([trace]);
    expect(tracesOf(null)).toEqual([]);
  });

  it("draws the sea hexes in which they can be", () => {
    expect(possible(facts, trace).sort()).toEqual(["K25", "K26", "K27"]);
  });

  it("says how long ago things were", () => {
    const view = { turn: 5, calls: [["allied", 3, "K25"]] } as unknown as Public;
    expect([...searched(view, "allied")]).toEqual([["K25", 2]]);
    expect([hours(facts, 1), hours(facts, 5)]).toEqual([5, 24]);
    expect([ago(facts, 0), ago(facts, 3)]).toEqual(["client-chase-seen-now", "client-chase-seen"]);
  });
});
