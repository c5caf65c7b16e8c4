import { describe, expect, it } from "vitest";
import { markersOf } from "../../../src/games/chase/markers";

describe("markers", () => {
  const flight = { wing: "hudson-2", way: ["H26"], searches: ["H26", "I26", "H26"], attack: "", home: true };

  it("show what planned flights will search, and what they will attack", () => {
    expect(markersOf([flight, { ...flight, wing: "swordfish-1", searches: [], attack: "K25" }], null, 2)).toEqual([
      { key: "hudson-2-H26", hex: "H26", text: "+4", attack: false },
      { key: "hudson-2-I26", hex: "I26", text: "+2", attack: false },
      { key: "swordfish-1-x", hex: "K25", text: "✕", attack: true },
    ]);
  });

  it("stay on the chart when the orders are carried out", () => {
    expect(markersOf([], { searches: { H26: 2 }, attacks: [["K25", "swordfish-1"]] }, 2)).toEqual([
      { key: "flown-H26", hex: "H26", text: "+4", attack: false },
      { key: "swordfish-1-x", hex: "K25", text: "✕", attack: true },
    ]);
  });
});
