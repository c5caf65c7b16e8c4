import { describe, expect, it } from "vitest";
import { canLand, flightPath } from "../../../src/games/chase/sailing";
import { facts } from "./facts";

describe("flights", () => {
  const card = facts.wings["swordfish-1"]!;

  it("have to be able to land", () => {
    expect(canLand(card, false, true, "K25", "K27", 2)).toBe(true);
    expect(canLand(card, false, true, "K25", "K27", 1)).toBe(false);
    expect(canLand({ ...card, endurance: 2 }, false, false, "K25", "K27", 0)).toBe(true);
    expect(canLand({ ...card, endurance: 2 }, true, false, "K25", "K27", 0)).toBe(false);
  });

  it("fly straight between the hexes that were picked", () => {
    expect(flightPath({ wing: "", way: ["K25"], searches: [], attack: "", home: true }, "K27", "K27")).toEqual([
      "K26",
      "K25",
      "K26",
      "K27",
    ]);
  });
});
