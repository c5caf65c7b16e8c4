import { describe, expect, it } from "vitest";
import { entryOf, gatherLines } from "../../../src/games/sink/log";
import { namerFor } from "../../../src/games/sink/names";
import { facts } from "./facts";

const namer = namerFor(facts);
const line = (key: string, params: Record<string, unknown>) => ({ key, params });

/** With spaces of one kind. */
const plain = (text: unknown) => (typeof text === "string" ? text.replaceAll("\u00a0", " ") : null);

describe("the log", () => {
  it("shows a course in one line, and another force in the next", () => {
    const lines = gatherLines(
      [
        line("sink-sails", { token: "G1", hex: "3812" }),
        line("sink-sails", { token: "G1", hex: "3711" }),
        line("sink-sails", { token: "G2", hex: "3508" }),
      ],
      namer,
    );
    expect(lines.map((each) => each?.params.hex ?? null)).toEqual(["3812 – 3711", null, "3508"]);
  });

  it("shows all flights and all convoys of a phase together", () => {
    const lines = gatherLines(
      [
        line("sink-flies", { unit: "recon-brest", hex: "3021" }),
        line("sink-convoy-sails", { convoy: "HX-1", hex: "1818" }),
        line("sink-convoy-sails", { convoy: "SC-2", hex: "2611" }),
      ],
      namer,
    );
    expect(lines.map((each) => plain(each?.params.moves))).toEqual(["Recon Brest → 3021", "HX 1 → 1818, SC 2 → 2611", null]);
  });

  it("tells of many courses only where they end, and of two whole", () => {
    const sails = (token: string, ...hexes: string[]) => hexes.map((hex) => line("sink-sails", { token, hex }));
    const few = gatherLines([...sails("B1", "3812", "3711"), ...sails("B2", "3508")], namer);
    expect(few.map((each) => each?.key ?? null)).toEqual(["sink-sails", null, "sink-sails"]);
    const many = gatherLines([...sails("B1", "3812", "3711"), ...sails("B2", "3508"), ...sails("B3", "3509")], namer);
    expect(many.map((each) => plain(each?.params.moves))).toEqual(["B1 → 3711, B2 → 3508, B3 → 3509", null, null, null]);
    expect(entryOf(many[0]!, facts, namer)!.side).toBe("british");
  });

  it("says once who searches where the die is seen", () => {
    const about = { by: "B1", target: "G1" };
    const lines = [line("sink-search", about), line("sink-search", { by: "B2", target: "G1" }), line("sink-roll-search", { ...about, outcome: [3] })];
    expect(gatherLines(lines, namer).map((each) => each?.params.by ?? null)).toEqual([null, "B2", "B1"]);
  });

  it("takes from the next line whether a secret die was good", () => {
    const [roll] = gatherLines(
      [
        line("sink-roll-search", { by: "B1", target: "G1", need: 6, outcome: [8], modifiers: [] }),
        line("sink-search-failed", { by: "B1", target: "G1" }),
      ],
      namer,
    );
    expect(entryOf(roll!, facts, namer)).toMatchObject({ kind: "roll", dice: [8], need: 6, success: false, sides: 10 });
  });

  it("shows what is good for whoever looks", () => {
    const good = (key: string, params: Record<string, unknown>) =>
      ["german", "british"].map((viewer) => entryOf(line(key, params), facts, namer, viewer)?.good);
    expect(good("sink-roll-search", { by: "B1", need: 6, outcome: [2], success: false })).toEqual([true, false]);
    expect(good("sink-ship-sunk", { ship: "bismarck" })).toEqual([false, true]);
    expect(good("sink-battle-begins", { side: "british" })).toEqual([null, null]);
  });

  it("adds modifiers to a die that has no number to reach", () => {
    const shot = line("sink-roll-main", {
      ship: "bismarck",
      target: "hood",
      outcome: [7],
      modifiers: [["sink-mod-german", 1]],
    });
    const entry = entryOf(shot, facts, namer)!;
    expect(entry).toMatchObject({ total: 8, success: null, side: "german", actor: "bismarck" });
    expect(entry.modifiers.map(({ value }) => value)).toEqual([1]);
  });
});
