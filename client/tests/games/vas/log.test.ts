import { describe, expect, it } from "vitest";
import { entryOf, gatherLines, sideOf } from "../../../src/games/vas/log";

const same = (_: string, value: unknown) => value;
const line = (key: string, params: Record<string, unknown>) => ({ key, params });

describe("the log", () => {
  it("shows all dice of an attack, what each needs and why", () => {
    const entry = entryOf(
      line("vas-roll-attack", {
        firer: "blue-bismarck",
        target: "red-hood",
        outcome: [1, 4, 6],
        need: 4,
        modifiers: [
          ["vas-mod-long", -1],
          ["vas-mod-nothing", 0],
        ],
      }),
      same,
    )!;
    expect(entry).toMatchObject({ kind: "roll", dice: [1, 4, 6], each: 4, sides: 6, side: "blue" });
    expect(entry.modifiers.map(({ value }) => value)).toEqual([-1]);
  });

  it("rolls areas with a ten-sided die, and begins turns and phases", () => {
    expect(entryOf(line("vas-roll-area", { ship: "red-hood", outcome: [9] }), same)!.sides).toBe(10);
    expect(entryOf(line("vas-turn", { turn: 2 }), same)!.kind).toBe("turn");
    expect(entryOf(line("vas-sunk", { ship: "red-hood" }), same)!.grave).toBe(true);
  });

  it("is glad of the enemy's losses only", () => {
    const lost = line("vas-sunk", { ship: "red-hood" });
    expect(["blue", "red", null].map((viewer) => entryOf(lost, same, viewer)!.good)).toEqual([true, false, null]);
    expect(entryOf(line("vas-sails", { ship: "red-hood" }), same, "blue")!.good).toBe(null);
  });

  it("says once what a ship aims at, and leaves out that she was named", () => {
    const aims = (weapon: string, target: string) => line("vas-aims", { firer: "blue-hood", weapon, target, dice: 2 });
    const lines = gatherLines([
      line("vas-nominates", { ship: "blue-hood", seat: "blue" }),
      aims("A", "red-bismarck"),
      aims("B", "red-bismarck"),
      aims("light-1", "red-prinz-eugen"),
      line("vas-nominates", { ship: "red-bismarck", seat: "red" }),
    ]);
    expect(lines.map((each) => each?.key ?? null)).toEqual([null, "client-vas-aims", null, "client-vas-aims", "vas-nominates"]);
    expect(lines[1]!.params.target).toBe("red-bismarck");
  });

  it("knows whose doing it was", () => {
    expect([sideOf("blue-hood"), sideOf("red-hood"), sideOf("hood"), sideOf(null)]).toEqual(["blue", "red", null, null]);
  });
});
