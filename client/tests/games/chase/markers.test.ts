import { describe, expect, it } from "vitest";
import { flownMarkers, plannedMarkers } from "../../../src/games/chase/markers";
import type { Plan } from "../../../src/games/chase/plans";

describe("markers", () => {
  const plan: Plan = {
    do: "plan",
    wing: "hudson-2",
    way: ["H26"],
    searches: ["H26", "I26", "H26"],
    attack: "",
    home: true,
    fresh: false,
  };

  it("show what planned flights will search, and what they will attack", () => {
    expect(plannedMarkers([plan, { ...plan, wing: "swordfish-1", searches: [], attack: "K25" }], 2)).toEqual([
      { key: "hudson-2-H26", hex: "H26", text: "+4", attack: false },
      { key: "hudson-2-I26", hex: "I26", text: "+2", attack: false },
      { key: "swordfish-1-x", hex: "K25", text: "✕", attack: true },
    ]);
  });

  it("stay on the chart when the orders are carried out", () => {
    const own = { searches: { H26: 2 }, attacks: [["K25", "swordfish-1"] as [string, string]] };
    expect(flownMarkers(own, { H26: { air: 4 } })).toEqual([
      { key: "flown-H26", hex: "H26", text: "+4", attack: false },
      { key: "swordfish-1-x", hex: "K25", text: "✕", attack: true },
    ]);
  });
});
