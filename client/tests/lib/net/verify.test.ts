import { describe, expect, test } from "vitest";
import { commitmentOf, keyOf, pick, verify } from "../../../src/lib/net/verify";

const seed = "00ff10203040506070809000a0b0c0d0e0f00112233445566778899aabbccdde";
const numbers = { north: "0123456789abcdef", south: "fedcba9876543210" };
const faces = [1, 2, 3, 4, 5, 6];
const key = keyOf(seed, numbers);
const drawn = Array.from({ length: 20 }, (_, number) => ({
  reason: number % 2 ? "fire" : "search",
  outcomes: 0,
  outcome: faces[pick(key, number, 6)],
}));
const claim = { seed, numbers, dice: { outcomes: [faces], drawn } };
const log = drawn.filter((_, i) => i % 3 === 0).map(({ reason, outcome }) => ({ key: reason, params: { outcome } }));
const kept = { commitment: commitmentOf(seed), numbers: { north: numbers.north }, log };

describe("the dice of a finished match", () => {
  test("are the server's own", () => {
    // Seal(bytes.fromhex(seed)).source(numbers).pick(number, 6) for the first twelve numbers
    expect(drawn.slice(0, 12).map(({ outcome }) => outcome! - 1)).toEqual([3, 3, 2, 5, 1, 5, 2, 2, 2, 2, 4, 4]);
    expect(commitmentOf(seed)).toBe("144d891a853c221573aaafd38934c97e68853116f6bb438146a0c14e1612f7d6");
  });

  test("agree with the promise, one's own number and what was shown", () => {
    expect(verify(claim, kept)).toEqual({ promise: true, own: true, dice: true, count: 20 });
    expect(verify(claim, { ...kept, numbers: {} }).own).toBeNull();
  });

  test("do not agree with another seed, another number or another die", () => {
    expect(verify({ ...claim, seed: seed.replace("ff", "fe") }, kept)).toMatchObject({ promise: false, dice: false });
    expect(verify(claim, { ...kept, numbers: { north: "00000000" } }).own).toBe(false);
    const other = drawn.map((die, i) => (i === 7 ? { ...die, outcome: (die.outcome! % 6) + 1 } : die));
    expect(verify({ ...claim, dice: { outcomes: [faces], drawn: other } }, kept)).toMatchObject({ dice: false, count: 7 });
    const shown = [{ key: "search", params: { outcome: (drawn[0]!.outcome! % 6) + 1 } }, ...log.slice(0, 1)];
    expect(verify({ ...claim, dice: { outcomes: [faces], drawn: drawn.slice(0, 1) } }, { ...kept, log: shown }).dice).toBe(
      false,
    );
  });
});
