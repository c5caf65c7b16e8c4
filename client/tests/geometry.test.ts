import { describe, expect, test } from "vitest";
import { along, between, broadsides, centre, label, neighbour, unwound } from "../src/games/strait/geometry";
import { drawing } from "../src/games/strait/silhouette";

describe("the chart", () => {
  test("names spaces from A1 in the north-west to H8 in the south-east", () => {
    expect([0, 7, 11, 46, 63].map(label)).toEqual(["A1", "H1", "D2", "G6", "H8"]);
  });

  test("puts a space's centre into the middle of its square", () => {
    expect(centre(0)).toEqual({ x: 50, y: 50 });
    expect(centre(46)).toEqual({ x: 650, y: 550 });
  });

  test("measures directions clockwise from north", () => {
    expect(along({ x: 0, y: 0 }, 0, 10)).toEqual({ x: 0, y: -10 });
    expect(along({ x: 0, y: 0 }, 90, 10)).toEqual({ x: 10, y: -0 });
    expect(along({ x: 5, y: 5 }, 180, 10)).toEqual({ x: 5, y: 15 });
  });

  test("turns a ship the short way round", () => {
    expect(unwound(315, 0)).toBe(360);
    expect(unwound(0, 7)).toBe(-45);
    expect(unwound(360, 1)).toBe(405);
    expect(unwound(90, 2)).toBe(90);
  });

  test("draws the broadsides of a ship heading north to the east and to the west", () => {
    const [starboard, port] = broadsides({ x: 0, y: 0 }, 0, 100);
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

  test("stops lines short of the ships", () => {
    expect(between({ x: 0, y: 0 }, { x: 0, y: 100 }, 10, 20)).toEqual([
      { x: 0, y: 10 },
      { x: 0, y: 80 },
    ]);
  });
});

describe("a silhouette", () => {
  const shape = { length_m: 227, beam_m: 31, turrets_fore: [4, 2], turrets_aft: [4], funnels: 2 };

  test("has the turrets, barrels and funnels of the ship", () => {
    const { turrets, funnels } = drawing(shape);
    expect(turrets.map(({ barrels, aft }) => [barrels.length, aft])).toEqual([
      [4, false],
      [2, false],
      [4, true],
    ]);
    expect(funnels).toHaveLength(2);
  });

  test("keeps the order from bow to stern and stays inside the hull", () => {
    const { turrets, funnels, length, beam } = drawing(shape);
    const places = [...turrets.filter(({ aft }) => !aft), ...funnels, ...turrets.filter(({ aft }) => aft)].map(
      ({ y }) => y,
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.max(...places.map(Math.abs))).toBeLessThan(length / 2);
    expect(turrets.every(({ size }) => size < beam)).toBe(true);
  });

  test("of a longer ship is longer, and every ship fits into her space", () => {
    const hood = drawing({ ...shape, length_m: 262 });
    const icarus = drawing({ ...shape, length_m: 98, beam_m: 10 });
    expect(hood.length).toBeGreaterThan(icarus.length);
    expect(hood.length).toBeLessThan(100);
  });
});
