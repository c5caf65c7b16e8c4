import { describe, expect, it } from "vitest";
import { GRID } from "../../../src/games/sink/grid";
import { frameOf, logsOf, placesOf, plotsOf } from "../../../src/games/sink/report";
import type { Private, Public } from "../../../src/games/sink/types";
import { facts } from "./facts";

describe("the report", () => {
  const logs = {
    german: [
      { turn: 1, unit: "G1", path: ["3812", "3711"], ships: ["bismarck"] },
      { turn: 1, unit: "recon-brest", path: ["3021"], ships: [] },
      { turn: 2, unit: "G1", path: ["3611", "exit"], ships: ["bismarck"] },
      { turn: 2, unit: "G2", path: ["3508"], ships: [] },
    ],
  };

  it("draws courses up to a turn, each where the last one ended", () => {
    expect(plotsOf(logs, facts, 1).map(({ id, fresh }) => [id, fresh])).toEqual([["german-0", true]]);
    const [first, second, third] = plotsOf(logs, facts, 2);
    expect(first!.fresh).toBe(false);
    expect([second!.dummy, third!.dummy]).toEqual([false, true]);
    expect(second!.path).toBe(GRID.trackPath(["3711", "3611"]));
  });

  it("shows where a German has sailed to, was sunk or has left, and the waters around", () => {
    const same = <T>(point: T) => point;
    const gone = { bismarck: { ship: "bismarck", turn: 2, hex: "3611", status: "exited" } } as unknown as Public["losses"];
    const at = (turn: number) => placesOf({ public: { losses: gone } as Public, facts }, logs, turn, same)[0]!;
    expect(at(1)).toMatchObject({ id: "bismarck", what: "sails", foot: GRID.centre("3711") });
    expect(at(2)).toMatchObject({ what: "exited", foot: GRID.centre("3611") });
    expect(frameOf(logs).width).toBeLessThan(GRID.bounds.width);
    expect(frameOf({})).toEqual(GRID.bounds);
  });

  it("has the plots of a game that was given up from what all may then see", () => {
    const seen = { logs: {} } as Public;
    const truth = { german: { log: logs.german } as Private };
    const mine = { own: null, side: null };
    expect(logsOf({ public: seen, truth, ...mine })).toEqual(logs);
    expect(logsOf({ public: { ...seen, logs }, truth: null, ...mine })).toEqual(logs);
    // At the table itself that is what the side has plotted, and nothing for a spectator.
    const own = { log: logs.german } as unknown as Private;
    expect(logsOf({ public: seen, truth: null, own, side: "german" })).toEqual({ german: logs.german });
    expect(logsOf({ public: seen, truth: null, ...mine })).toEqual({});
  });
});
