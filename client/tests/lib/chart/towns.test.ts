import { describe, expect, it } from "vitest";
import { HexGrid } from "../../../src/lib/chart/grid";
import { lettered } from "../../../src/lib/chart/labels";
import { namesFor, townsOf } from "../../../src/lib/chart/towns";

const GRID = new HexGrid({ lines: "rows", rows: [1, 34], columns: [1, 35], ...lettered });
const site = (hex: string, name: string, side = "allied") => ({ hex, name, side });

const towns = townsOf(
  GRID,
  [site("E21", "Hvalfjord"), site("J30", "Bergen", "german"), site("M26", "Clyde")],
  [site("E20", "Reykjavik"), site("J30", "Bergen", "german"), site("M25", "Loch Ewe")],
);

describe("names of towns", () => {
  it("come in order of weight, each town once", () => {
    expect(towns[0]).toMatchObject({ name: "Bergen", port: true, base: true });
    expect(towns.map(({ hex }) => hex).sort()).toEqual(["E20", "E21", "J30", "M25", "M26"]);
  });

  it("are left out where the chart is small", () => {
    expect(namesFor(towns, 0.5).every(({ text }) => text === null)).toBe(true);
  });

  it.each([0.7, 0.9, 1.2, 1.8, 2.6])("never run into another name or town at scale %d", (k) => {
    const drawn = namesFor(towns, k);
    const spans = drawn.flatMap(({ hex, name, x, y, scale, text }) => {
      const width = name.length * 9 * 0.55 * scale;
      if (!text) return [];
      const left = x + text.x * scale - (text.anchor === "end" ? width : 0);
      return [{ hex, y, left, right: left + width }];
    });
    for (const one of spans) {
      for (const other of spans)
        if (one !== other && Math.abs(one.y - other.y) < 9)
          expect(one.right <= other.left || other.right <= one.left).toBe(true);
      for (const town of drawn)
        if (town.hex !== one.hex && Math.abs(town.y - one.y) < 9)
          expect(town.x < one.left || town.x > one.right).toBe(true);
    }
  });

  it("stand clear of the pieces", () => {
    const bergen = towns.find(({ name }) => name === "Bergen")!;
    const counter = { x: bergen.x - 40, y: bergen.y - 18, width: 80, height: 36 };
    const named = namesFor(towns, 1, [counter]).find(({ name }) => name === "Bergen")!;
    expect(named.text).not.toBeNull();
    expect(Math.abs(named.text!.y - 3) - 5).toBeGreaterThanOrEqual(18);
  });

  it("step to the left of their town where the right is taken", () => {
    const reykjavik = namesFor(towns, 0.9).find(({ name }) => name === "Reykjavik");
    expect(reykjavik?.text?.anchor).toBe("end");
  });
});
