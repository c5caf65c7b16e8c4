import { expect, test } from "vitest";
import { aside } from "../../../src/games/chase/board";

test("captions of ships at the ends of the battle board stay on it", () => {
  const frame = { width: 390, height: 390, zone: 12, left: 23, top: 60 };
  expect(aside(frame, 195, 120)).toBe(0);
  for (const x of [29, 361]) {
    const middle = x + aside(frame, x, 120);
    expect(middle - 60).toBeGreaterThan(0);
    expect(middle + 60).toBeLessThan(390);
  }
});
