import { expect, it } from "vitest";
import { closest, grouped, sum } from "../../src/lib/lists";

it("finds what is closest, if there is anything", () => {
  expect(closest([5, 2, 9], (number) => Math.abs(number - 3))).toBe(2);
  expect(closest([], () => 0)).toBeUndefined();
});

it("groups and adds up", () => {
  expect([...grouped([1, 2, 3], (number) => number % 2)]).toEqual([
    [1, [1, 3]],
    [0, [2]],
  ]);
  expect(sum([1, 2, 3])).toBe(6);
});
