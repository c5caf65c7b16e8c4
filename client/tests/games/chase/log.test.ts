import { describe, expect, it } from "vitest";
import { entryOf, gatherSalvos } from "../../../src/games/chase/log";
import { namerFor } from "../../../src/games/chase/names";
import { facts } from "./facts";

describe("the log", () => {
  const gun = (face: number) => ({
    key: "chase-roll-gun",
    params: { ship: "hood", target: "bismarck", dice: 3, modifiers: [["chase-mod-radar", -1]], outcome: [face] },
  });

  it("shows a salvo as one line with what its dice did", () => {
    const hit = { key: "chase-gun-result", params: { ship: "hood", target: "bismarck", result: "hull" } };
    const lines = gatherSalvos([gun(10), hit, gun(7), gun(3), hit, gun(4)]);
    expect(lines.map((line) => line !== null)).toEqual([true, false, false, false, false, true]);
    expect(lines[0]!.params.outcome).toEqual([10, 7, 3]);
    expect(lines[0]!.params.results).toHaveLength(2);
    expect(entryOf(lines[0]!, facts, namerFor(facts))).toMatchObject({
      dice: [0, 7, 3],
      sides: 10,
      total: null,
      success: null,
    });
  });

  it("knows that low rolls are the good ones", () => {
    const line = {
      key: "chase-roll-shadow",
      params: { contact: "C1", need: 4, chance: 7, outcome: [6], modifiers: [["chase-mod-radar", -2]] },
    };
    expect(entryOf(line, facts, namerFor(facts))).toMatchObject({ total: 4, success: true, chance: 70 });
  });

  it("shows what is good for whoever looks, and takes no side where nobody plays", () => {
    const tell = (key: string, params: Record<string, unknown>) => (viewer: string | null) =>
      entryOf({ key, params }, facts, namerFor(facts), viewer)?.good;
    const missed = tell("chase-roll-spotting", { need: 2, outcome: [7] });
    expect(["german", "allied", null].map(missed)).toEqual([true, false, null]);
    const sunk = tell("chase-sunk", { ship: "hood" });
    expect(["german", "allied"].map(sunk)).toEqual([true, false]);
    const storm = tell("chase-roll-storm", { need: 3, outcome: [2] });
    expect(storm("german")).toBeNull();
  });
});
