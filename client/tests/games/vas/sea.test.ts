import { describe, expect, it } from "vitest";
import { bearing, INCH, inches, scaled, Sea } from "../../../src/games/vas/sea";
import type { Facts } from "../../../src/games/vas/types";

const sea = new Sea({ war: { table: [72, 48] } } as unknown as Facts);

describe("the table", () => {
  it("has its origin in the south-west, and the drawing in the north-west", () => {
    expect(sea.point([0, 0])).toEqual({ x: 0, y: 48 * INCH });
    expect(sea.point([7200, 4800])).toEqual({ x: 72 * INCH, y: 0 });
  });

  it("finds a place again", () => {
    expect(sea.place(sea.point([1234, 987]))).toEqual([1234, 987]);
    expect(scaled(100)).toBe(INCH);
  });

  it("writes lengths and headings as sailors do", () => {
    expect([inches(250), inches(300), inches(1284)]).toEqual(["2.5", "3", "12.84"]);
    expect([bearing(5), bearing(-45), bearing(360)]).toEqual(["005°", "315°", "000°"]);
  });
});
