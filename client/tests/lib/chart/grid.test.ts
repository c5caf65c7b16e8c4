import { describe, expect, it } from "vitest";
import { HexGrid, RADIUS } from "../../../src/lib/chart/grid";
import { lettered, numbered } from "../../../src/lib/chart/labels";

const GRID = new HexGrid({ lines: "rows", rows: [1, 34], columns: [1, 35], ...lettered });
const columns = new HexGrid({ lines: "columns", rows: [1, 39], columns: [10, 42], ...numbered });

describe.each([
  ["rows", GRID, 34 * 35],
  ["columns", columns, 39 * 33],
])("hexes in %s", (_, grid, count) => {
  it("are found under their own middle and near their corners", () => {
    const all = [...grid.all()];
    expect(new Set(all).size).toBe(count);
    for (const label of all) {
      const { x, y } = grid.centre(label);
      expect(grid.hexAt({ x, y })).toBe(label);
      for (let angle = 0; angle < 360; angle += 30) {
        const turn = (angle * Math.PI) / 180;
        const reach = RADIUS * 0.85;
        expect(grid.hexAt({ x: x + reach * Math.cos(turn), y: y + reach * Math.sin(turn) })).toBe(label);
      }
    }
  });

  it("lie within the bounds of the chart", () => {
    const { x, y, width, height } = grid.bounds;
    for (const label of grid.all()) {
      const numbers = grid.hexPath(label).match(/[\d.]+/g)!.map(Number);
      numbers.forEach((value, index) => {
        const [low, high] = index % 2 ? [y, y + height] : [x, x + width];
        expect(value).toBeGreaterThanOrEqual(low - 0.01);
        expect(value).toBeLessThanOrEqual(high + 0.01);
      });
    }
  });

  it("draw every line between them once", () => {
    const sides = grid.gridPath().match(/L/g)!.length;
    const inner = [...grid.all()].reduce((sum, label) => sum + grid.neighbours(label).length, 0) / 2;
    expect(sides).toBe(6 * count - inner);
  });
});

describe("hexes in columns", () => {
  it("have their odd columns half a hex lower", () => {
    expect(columns.distance("3912", "3810")).toBe(3);
    expect(columns.distance("3810", "3508")).toBe(3);
    expect(columns.distance("3508", "3204")).toBe(6);
    expect(columns.neighbours("1105").sort()).toEqual(["1005", "1006", "1104", "1106", "1205", "1206"]);
    expect(columns.neighbours("1205").sort()).toEqual(["1104", "1105", "1204", "1206", "1304", "1305"]);
  });

  it("are typed as four figures", () => {
    expect(columns.parse(" 1001 ")).toBe("1001");
    expect(["0901", "1040", "101", "A1"].map((text) => columns.parse(text))).toEqual([null, null, null, null]);
  });
});

describe("the chart's hexes", () => {
  it("end at its edge", () => {
    expect(GRID.hexAt({ x: -50, y: 200 })).toBeNull();
    expect(GRID.hexAt({ x: 200, y: 5000 })).toBeNull();
    expect(GRID.moved("B2", -5, -5)).toBe("A1");
    expect(GRID.moved("AH35", 1, 1)).toBe("AH35");
    expect(GRID.moved("Z3", 1, 1)).toBe("AA4");
  });

  it("measure as the rules do", () => {
    expect(GRID.distance("J30", "U26")).toBe(11);
    expect(GRID.distance("K29", "K29")).toBe(0);
    for (const near of GRID.neighbours("K29")) expect(GRID.distance("K29", near)).toBe(1);
    expect(GRID.neighbours("K29").sort()).toEqual(["J29", "J30", "K28", "K30", "L29", "L30"].sort());
    expect(GRID.neighbours("A1")).toHaveLength(3);
  });

  it("make straight lines of neighbours", () => {
    const way = GRID.line("O24", "K18");
    expect(way).toHaveLength(GRID.distance("O24", "K18"));
    let here = "O24";
    for (const there of way) {
      expect(GRID.neighbours(here)).toContain(there);
      here = there;
    }
    expect(here).toBe("K18");
  });

  it("make rings", () => {
    expect(GRID.within("P10", 2)).toHaveLength(19);
    expect(GRID.within("A1", 1)).toHaveLength(4);
  });

  it("have labels as people type them", () => {
    expect(GRID.parse(" k29 ")).toBe("K29");
    expect(GRID.parse("ah35")).toBe("AH35");
    expect(["AI3", "K36", "K0", ""].map((text) => GRID.parse(text))).toEqual([null, null, null, null]);
  });

  it("share a border that is drawn once", () => {
    expect(GRID.borderPath(["P10"]).match(/L/g)).toHaveLength(6);
    expect(GRID.borderPath(["P10", "P11"]).match(/L/g)).toHaveLength(10);
  });
});
