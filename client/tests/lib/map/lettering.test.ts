import { describe, expect, it } from "vitest";
import { boxOf, write } from "../../../src/lib/map/lettering";
import { overlap } from "../../../src/lib/map/points";

const frame = { x: 0, y: 0, width: 300, height: 200 };
const word = (id: string, ...spots: [number, number][]) => ({ id, text: "4 AD", spots: spots.map(([x, y]) => ({ x, y })) });

describe("words on a map", () => {
  it("stand in the first place that is free, and those that come first choose first", () => {
    const [one, other] = write([word("one", [100, 100]), word("other", [104, 102], [100, 130])], [], frame);
    expect([one!.at, other!.at]).toEqual([
      { x: 100, y: 100 },
      { x: 100, y: 130 },
    ]);
    expect(overlap(boxOf(one!.text, one!.at), boxOf(other!.text, other!.at))).toBe(false);
  });

  it("are left out where there is no room for them", () => {
    const taken = [{ x: 80, y: 80, width: 60, height: 40 }];
    expect(write([word("hidden", [100, 100]), word("outside", [2, 100])], taken, frame)).toEqual([]);
  });
});
