import { describe, expect, test } from "vitest";
import { drawing, pieceSize } from "../../../src/lib/ships/silhouette";

describe("a silhouette", () => {
  const shape = { length_m: 227, beam_m: 31, turrets_fore: [4, 2], turrets_aft: [4], funnels: 2 };

  test("has the turrets, barrels and funnels of the ship", () => {
    const { turrets, funnels } = drawing(shape, pieceSize(shape, 95));
    expect(turrets.map(({ barrels, aft }) => [barrels.length, aft])).toEqual([
      [4, false],
      [2, false],
      [4, true],
    ]);
    expect(funnels).toHaveLength(2);
  });

  test("keeps the order from bow to stern and stays inside the hull", () => {
    const { turrets, funnels, length, beam } = drawing(shape, pieceSize(shape, 95));
    const places = [...turrets.filter(({ aft }) => !aft), ...funnels, ...turrets.filter(({ aft }) => aft)].map(
      ({ y }) => y,
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.max(...places.map(Math.abs))).toBeLessThan(length / 2);
    expect(turrets.every(({ size }) => size < beam)).toBe(true);
  });

  test("of a longer ship is longer, and every ship fits into her space", () => {
    const hood = pieceSize({ ...shape, length_m: 262 }, 95);
    const icarus = pieceSize({ ...shape, length_m: 98, beam_m: 10 }, 95);
    expect(hood.length).toBeGreaterThan(icarus.length);
    expect(hood.length).toBeLessThan(100);
  });
});
