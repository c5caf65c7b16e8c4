import { describe, expect, it } from "vitest";
import { GRID } from "../../../src/games/sink/grid";
import { logsOf, plotsOf } from "../../../src/games/sink/report";
import type { Private, Public } from "../../../src/games/sink/types";
import { facts } from "./facts";

describe("the report", () => {
  const logs = {
    german: [
      { turn: 1, unit: "G1", path: ["3812", "3711"] },
      { turn: 1, unit: "recon-brest", path: ["3021"] },
      { turn: 2, unit: "G1", path: ["3611", "exit"] },
    ],
  };

  it("draws courses up to a turn, each where the last one ended", () => {
    expect(plotsOf(logs, facts, 1).map(({ id, fresh }) => [id, fresh])).toEqual([["german-0", true]]);
    const [first, second] = plotsOf(logs, facts, 2);
    expect(first!.fresh).toBe(false);
    expect(second!.path).toBe(GRID.trackPath(["3711", "3611"]));
  });

  it("has the plots of a game that was given up from what all may then see", () => {
    const seen = { logs: {} } as Public;
    const truth = { german: { log: logs.german } as Private };
    expect(logsOf({ public: seen, truth })).toEqual(logs);
    expect(logsOf({ public: { ...seen, logs }, truth: null })).toEqual(logs);
  });
});
