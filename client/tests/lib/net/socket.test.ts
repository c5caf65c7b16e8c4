import { expect, test } from "vitest";
import { waitAfter } from "../../../src/lib/net/socket";

test("a lost connection is tried again ever more slowly, up to a limit", () => {
  expect([0, 1, 2, 3].map(waitAfter)).toEqual([500, 1000, 2000, 4000]);
  expect(waitAfter(20)).toBe(15_000);
});
