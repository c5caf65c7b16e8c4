import { describe, expect, it } from "vitest";
import { lineUp, onShot } from "../../../src/games/sink/battle";
import { battle, fighter } from "./facts";

describe("the line-up", () => {
  it("has Germans on the left and British on the right, each in a place of her own", () => {
    const both = battle(fighter("bismarck", "german"), fighter("hood", "british"), fighter("norfolk", "british"));
    const lanes = lineUp(both, 900, 500);
    const at = Object.fromEntries(lanes.map((lane) => [lane.fighter.ship, lane]));
    expect(at.bismarck!.x).toBeLessThan(at.hood!.x);
    expect(at.hood!.y).toBeLessThan(at.norfolk!.y);
    expect(at.bismarck!.bow).toBeGreaterThan(0);
    expect(at.hood!.bow).toBeLessThan(0);
  });

  it("writes the result of a shot nearer to its target, between the two", () => {
    const [bismarck, hood] = lineUp(battle(fighter("bismarck", "german"), fighter("hood", "british")), 900, 500);
    const at = onShot(bismarck!, { ...hood!, y: hood!.y + 100 });
    expect(at.x).toBeGreaterThan(450);
    expect(at.x).toBeLessThan(hood!.x + hood!.bow);
    expect(at.y - bismarck!.y).toBeCloseTo(64.8);
  });

  it("puts a long line into two columns", () => {
    const line = Array.from({ length: 12 }, (_, index) => fighter(`ship-${index}`, "british"));
    const xs = new Set(lineUp(battle(...line), 900, 420).map(({ x }) => x));
    expect(xs.size).toBe(2);
  });
});
