import { describe, expect, test } from "vitest";
import { judged, refused, stands } from "../../src/lib/question";

const NO = { key: "toy-no", rule: "T.1", params: {} };

describe("a list of orders", () => {
  test("stands until the server refuses one of them or misses something", () => {
    expect(stands(null)).toBe(true);
    expect(stands({ orders: [null, { refusal: null }], owed: null })).toBe(true);
    expect(stands({ orders: [null], owed: NO })).toBe(false);
    expect(stands({ orders: [null, NO] })).toBe(false);
    expect(refused({ orders: [{ refusal: null }, { refusal: NO }] })).toBe(NO);
    expect(refused({ orders: [null], owed: NO })).toBeNull();
  });

  test("is judged order by order, wherever each has moved to", () => {
    const asked = { about: ["a", "b"], tried: { orders: [1, 2] } };
    expect([judged(asked, "a", 0), judged(asked, "b", 0), judged(asked, "c", 1)]).toEqual([1, 2, null]);
    expect(judged({ about: null, tried: null }, "a", 0)).toBeNull();
  });
});
