import { expect, test } from "vitest";
import { signed } from "../../src/lib/numbers";

test("numbers that change others carry their sign", () => {
  expect([2, -1, 0].map(signed)).toEqual(["+2", "−1", "+0"]);
});
