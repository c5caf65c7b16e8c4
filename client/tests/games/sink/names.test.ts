import { describe, expect, it } from "vitest";
import { shortTypes } from "../../../src/games/sink/names";

describe("names", () => {
  it("counts what a force has told of itself", () => {
    const none = { turn: 3, battleship: 0, carrier: 0, cruiser: 0, destroyers: 0, escort: false };
    expect(shortTypes({ ...none, battleship: 1, cruiser: 2 })).toBe("BB 2 C");
  });
});
