import { describe, expect, it } from "vitest";
import { damageOf } from "../../../src/games/vas/damage";

const line = (key: string, params: Record<string, unknown>) => ({ key, params });

describe("a damage report", () => {
  const log = [
    line("vas-turn", { turn: 1 }),
    line("vas-damage", { ship: "red-hood", damage: 4, hull: 92 }),
    line("vas-damage", { ship: "blue-bismarck", damage: 1, hull: 101 }),
    line("vas-score", { ship: "red-hood", effect: "fire", area: "crew", score: 2, damage: 0 }),
    line("vas-turn", { turn: 2 }),
    line("vas-nominates", { ship: "red-hood", seat: "red" }),
    line("vas-turn", { turn: 3 }),
    line("vas-damage", { ship: "red-hood", damage: 2, hull: 90 }),
    line("vas-damage", { ship: "red-hood", damage: 3, hull: 87 }),
  ];

  it("tells turn by turn what befell one ship", () => {
    const chapters = damageOf(log, "red-hood");
    expect(chapters.map(({ turn, lost }) => [turn, lost])).toEqual([
      [1, 4],
      [3, 5],
    ]);
    expect(chapters[0]!.lines.map(({ key }) => key)).toEqual(["vas-damage", "vas-score"]);
  });

  it("is empty for a ship that nothing has hit", () => {
    expect(damageOf(log, "red-electra")).toEqual([]);
  });
});
