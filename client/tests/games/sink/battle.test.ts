import { describe, expect, it } from "vitest";
import { lineUp } from "../../../src/games/sink/battle";
import { GRID } from "../../../src/games/sink/grid";
import { shortTypes } from "../../../src/games/sink/names";
import { plotsOf } from "../../../src/games/sink/report";
import { silhouetteOf } from "../../../src/games/sink/silhouettes";
import { battle, facts, fighter } from "./facts";

describe("the chart", () => {
  it("has columns of which the odd ones lie half a hex lower", () => {
    expect(GRID.parse("3716")).toBe("3716");
    expect(GRID.parse("4339")).toBeNull();
    expect(GRID.centre("3716").y).toBeGreaterThan(GRID.centre("3616").y);
    expect(GRID.neighbours("3716")).toEqual(expect.arrayContaining(["3616", "3617", "3715", "3717"]));
  });
});

describe("the line-up", () => {
  it("has Germans on the left and British on the right, each in a place of her own", () => {
    const lanes = lineUp(battle(fighter("bismarck", "german"), fighter("hood", "british"), fighter("norfolk", "british")), 900, 500);
    const at = Object.fromEntries(lanes.map((lane) => [lane.fighter.ship, lane]));
    expect(at.bismarck!.x).toBeLessThan(at.hood!.x);
    expect(at.hood!.y).toBeLessThan(at.norfolk!.y);
    expect(at.bismarck!.bow).toBeGreaterThan(0);
    expect(at.hood!.bow).toBeLessThan(0);
  });

  it("puts a long line into two columns", () => {
    const line = Array.from({ length: 12 }, (_, index) => fighter(`ship-${index}`, "british"));
    const xs = new Set(lineUp(battle(...line), 900, 420).map(({ x }) => x));
    expect(xs.size).toBe(2);
  });
});

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
});

describe("names", () => {
  it("counts what a force has told of itself", () => {
    const none = { turn: 3, battleship: 0, carrier: 0, cruiser: 0, destroyers: 0, escort: false };
    expect(shortTypes({ ...none, battleship: 1, cruiser: 2 })).toBe("BB 2 C");
  });

  it("gives every ship a shape", () => {
    expect(silhouetteOf(facts.ships.hood!).length_m).toBe(262);
    expect(silhouetteOf(facts.ships.norfolk!).funnels).toBe(3);
  });
});
