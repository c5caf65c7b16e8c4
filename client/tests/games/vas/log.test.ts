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

  it("tells what a ship fires at each enemy under one line, with what came of it", () => {
    const aims = (weapon: string, target: string) => line("vas-aims", { firer: "blue-hood", weapon, target, dice: 2 });
    const lines = gatherLines([
      line("vas-nominates", { ship: "blue-hood", seat: "blue" }),
      aims("A", "red-bismarck"),
      aims("B", "red-bismarck"),
      aims("light-1", "red-prinz-eugen"),
      line("vas-hits", { firer: "blue-hood", target: "red-bismarck", hits: 2 }),
      line("vas-damage", { ship: "red-bismarck", damage: 3, hull: 90 }),
      line("vas-hits", { firer: "blue-hood", target: "red-bismarck", hits: 1 }),
      line("vas-damage", { ship: "red-bismarck", damage: 2, hull: 88 }),
      line("vas-nominates", { ship: "red-bismarck", seat: "red" }),
      line("vas-damage", { ship: "blue-hood", damage: 9, hull: 1 }),
    ]);
    expect(lines.slice(0, 4).map((each) => each?.key ?? null)).toEqual([null, "client-vas-fires", null, "client-vas-fires"]);
    expect(lines[1]!.params).toMatchObject({ target: "red-bismarck", hits: 3, lost: 5 });
    expect(lines[3]!.params).toMatchObject({ target: "red-prinz-eugen", hits: 0, lost: 0 });
    const entries = lines.map((each) => each && entryOf(each, same, "red"));
    expect(entries.map((each) => each?.actor ?? null).slice(4)).toEqual([...Array(4).fill("blue-hood"), "red-bismarck", "blue-hood"]);
    expect([entries[1], entries[3]].map((each) => [each!.head, each!.grave, each!.good])).toEqual([
      [true, true, false],
      [true, false, null],
    ]);
  });

  it("knows whose doing it was", () => {
    expect([sideOf("blue-hood"), sideOf("red-hood"), sideOf("hood"), sideOf(null)]).toEqual(["blue", "red", null, null]);
  });
});
