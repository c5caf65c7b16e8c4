import { describe, expect, test } from "vitest";
import { commitmentOf, keyOf, outcomeOf, pick, verify } from "../../../src/lib/net/verify";
import type { Drawn } from "../../../src/protocol";

const seed = "00ff10203040506070809000a0b0c0d0e0f00112233445566778899aabbccdde";
const numbers = { north: "0123456789abcdef", south: "fedcba9876543210" };
const seats = ["north", "south"];
const sides = [6];
const cards = ["fog", "squall", "calm"];
const key = keyOf(seed, numbers);
const drawn: Drawn[] = Array.from({ length: 20 }, (_, number) => {
  const what = { reason: number % 2 ? "fire" : "search", sides, pile: null };
  return { ...what, outcome: outcomeOf(key, number, { ...what, outcome: null }, []) };
});
const claim = { seed, numbers, dice: { piles: [cards], drawn } };
const log = drawn.filter((_, i) => i % 3 === 0).map(({ reason, outcome }) => ({ key: reason, params: { outcome } }));
const kept = { seats, commitment: commitmentOf(seed), numbers: { north: numbers.north }, log, changed: false };

function thrown(faces: unknown): number {
  return (faces as number[])[0]!;
}

describe("the dice of a finished match", () => {
  test("are the server's own", () => {
    // Seal(bytes.fromhex(seed)).source(numbers).pick(number, 6) for the first twelve numbers
    expect(drawn.slice(0, 12).map(({ outcome }) => thrown(outcome) - 1)).toEqual([3, 3, 2, 5, 1, 5, 2, 2, 2, 2, 4, 4]);
    expect(commitmentOf(seed)).toBe("144d891a853c221573aaafd38934c97e68853116f6bb438146a0c14e1612f7d6");
  });

  test("agree with the promise, one's own number and what was shown", () => {
    expect(verify(claim, kept)).toEqual({ promise: true, own: true, dice: true, count: 20 });
    expect(verify(claim, { ...kept, numbers: {} }).own).toBeNull();
  });

  test("do not agree with another seed, another number or another die", () => {
    expect(verify({ ...claim, seed: seed.replace("ff", "fe") }, kept)).toMatchObject({ promise: false, dice: false });
    expect(verify(claim, { ...kept, numbers: { north: "00000000" } }).own).toBe(false);
    const next = ({ outcome }: Drawn) => [(thrown(outcome) % 6) + 1];
    const other = drawn.map((die, i) => (i === 7 ? { ...die, outcome: next(die) } : die));
    expect(verify({ ...claim, dice: { piles: [], drawn: other } }, kept)).toMatchObject({ dice: false, count: 7 });
    const shown = [{ key: "search", params: { outcome: next(drawn[0]!) } }, ...log.slice(0, 1)];
    expect(verify({ ...claim, dice: { piles: [], drawn: drawn.slice(0, 1) } }, { ...kept, log: shown }).dice).toBe(false);
  });

  test("do not agree with a log that was changed after it was shown", () => {
    expect(verify(claim, { ...kept, changed: true })).toMatchObject({ promise: true, own: true, dice: false });
  });

  test("fall as on the server, however many they are", () => {
    const many = { reason: "fire", outcome: null, pile: null };
    // Seal(bytes.fromhex(seed)).source(numbers) throwing (6,) * 12 as the first number, and (10, 6, 4) as the fourth
    expect(outcomeOf(key, 0, { ...many, sides: Array<number>(12).fill(6) }, [])).toEqual([2, 5, 4, 6, 4, 6, 1, 3, 4, 5, 3, 4]);
    expect(outcomeOf(key, 3, { ...many, sides: [10, 6, 4] }, [])).toEqual([1, 3, 4]);
  });

  test("and what is dealt comes out of its pile", () => {
    const card = { reason: "deal", outcome: cards[pick(key, 0, 3)], sides: null, pile: 0 };
    expect(verify({ ...claim, dice: { piles: [cards], drawn: [card] } }, { ...kept, log: [] }).dice).toBe(true);
    expect(verify({ ...claim, dice: { piles: [], drawn: [card] } }, { ...kept, log: [] }).dice).toBe(false);
  });

  test("are not made of a number that nobody at the table has given", () => {
    const chosen = { ...numbers, umpire: "0000000000000000" };
    const suitable = drawn.map((die, i) => ({ ...die, outcome: outcomeOf(keyOf(seed, chosen), i, die, []) }));
    const told = { seed, numbers: chosen, dice: { piles: [], drawn: suitable } };
    expect(verify(told, { ...kept, log: [] })).toMatchObject({ promise: true, own: true, dice: false });
    const { south: _, ...less } = numbers;
    expect(verify({ ...claim, numbers: less as typeof numbers }, kept).dice).toBe(false);
  });
});
