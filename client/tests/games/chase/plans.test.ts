import { describe, expect, it } from "vitest";
import { flightPath, namesIn, replaces, type Plan } from "../../../src/games/chase/plans";

const plan: Plan = { do: "plan", wing: "hudson-2", way: ["K25"], searches: [], attack: "", home: true, fresh: false };

describe("flights", () => {
  it("go straight between the hexes that were picked, and home", () => {
    expect(flightPath(plan, { start: "K27", base: "K27" })).toEqual(["K26", "K25", "K26", "K27"]);
    expect(flightPath({ ...plan, home: false }, { start: "K27", base: "K27" })).toEqual(["K26", "K25"]);
  });

  it("are drawn from their first hex where nobody knows where they start", () => {
    expect(flightPath({ ...plan, way: ["K25", "K23"] }, null)).toEqual(["K25", "K24", "K23"]);
  });
});

describe("orders", () => {
  it("name all that they are about", () => {
    expect(namesIn({ do: "form", force: "TF1", ships: ["hood"] })).toEqual(["TF1", "hood"]);
    expect(namesIn({ do: "refuel", tanker: "belchen", ship: "bismarck" })).toEqual(["belchen", "bismarck"]);
    expect(namesIn(plan)).toEqual(["hudson-2"]);
  });

  it("take the place of others that order the same, but forces grow", () => {
    const move = { do: "move" as const, unit: "hood", path: ["K26"] };
    expect(replaces({ ...move, path: ["K28"] }, move)).toBe(true);
    expect(replaces({ ...move, unit: "norfolk" }, move)).toBe(false);
    expect(replaces({ do: "patrol", unit: "hood" }, move)).toBe(false);
    const form = { do: "form" as const, force: "TF1", ships: ["hood"] };
    expect(replaces(form, form)).toBe(false);
  });
});
