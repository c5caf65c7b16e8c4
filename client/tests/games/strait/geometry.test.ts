import { describe, expect, test } from "vitest";
import { broadsides, centre, label, neighbour } from "../../../src/games/strait/geometry";

describe("the chart", () => {
  test("names spaces from A1 in the north-west to H8 in the south-east", () => {
    expect([0, 7, 11, 46, 63].map(label)).toEqual(["A1", "H1", "D2", "G6", "H8"]);
  });

  test("puts a space's centre into the middle of its square", () => {
    expect(centre(0)).toEqual({ x: 50, y: 50 });
    expect(centre(46)).toEqual({ x: 650, y: 550 });
  });

  test("draws the broadsides of a ship heading north to the east and to the west", () => {
    const [starboard, port] = broadsides({ x: 0, y: 0 }, 0, [45, 135], 100);
    expect(starboard).toBe("M0 0L70.71 -70.71A100 100 0 0 1 70.71 70.71Z");
    expect(port).toBe("M0 0L-70.71 70.71A100 100 0 0 1 -70.71 -70.71Z");
  });

  test("moves the cursor, but not over the edge", () => {
    expect(neighbour(27, "ArrowUp")).toBe(19);
    expect(neighbour(27, "ArrowRight")).toBe(28);
    expect(neighbour(7, "ArrowRight")).toBe(7);
    expect(neighbour(56, "ArrowDown")).toBe(56);
    expect(neighbour(27, "x")).toBe(27);
  });
});
