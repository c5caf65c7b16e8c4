import { expect, test, vi } from "vitest";
import type { SeatInfo } from "../../src/protocol";
import { occupant, shortOccupant, sideOf } from "../../src/lib/seats";

const TEXTS: Record<string, (params: Record<string, unknown>) => string> = {
  "vas-scenario-set.blue": () => "Royal Navy",
  "vas-scenario-set.red": () => "Kriegsmarine",
  "vas-scenario-free.blue": (params) => String(params["blue-navy"]),
  "vas-scenario-free.red": (params) => String(params["red-navy"]),
  "vas-option-blue-navy-US": () => "US Navy",
  "vas-option-red-navy-US": () => "US Navy",
  "client-side-twice": ({ side, number }) => `${String(side)} ${String(number)}`,
};

vi.mock("../../src/lib/words.svelte", () => ({
  hasText: (key: string) => key in TEXTS,
  t: (key: string, params: Record<string, unknown> = {}) => TEXTS[key]?.(params) ?? key,
}));

const seat = (name: string): SeatInfo => ({
  seat: name,
  kind: "human",
  name: "Tovey",
  mine: true,
  online: true,
  deciding: false,
  number_wanted: false,
  open: false,
});

test("at one screen only the seat that looks at it is called you", () => {
  expect(occupant(seat("german"), "german")).toBe("client-you");
  expect(shortOccupant(seat("allied"), "german")).toBe("client-beside-you");
  expect(occupant(seat("allied"))).toBe("client-you");
});

test("sides are called as the scenario or its options say, and counted where both are the same", () => {
  const sides = (scenario: string, options = {}) => {
    const match = { game: "vas", scenario, options, seats: [{ seat: "blue" }, { seat: "red" }] };
    return ["blue", "red"].map((each) => sideOf(match, each));
  };
  expect(sides("set")).toEqual(["Royal Navy", "Kriegsmarine"]);
  expect(sides("free", { "blue-navy": "US", "red-navy": "DE" })).toEqual(["US Navy", "DE"]);
  expect(sides("free", { "blue-navy": "US", "red-navy": "US" })).toEqual(["US Navy 1", "US Navy 2"]);
  expect(sides("other")).toEqual(["vas-seat-blue", "vas-seat-red"]);
});
