import { describe, expect, it } from "vitest";
import {
  borderPath,
  centre,
  COLUMNS,
  distance,
  gridPath,
  hexAt,
  labelOf,
  line,
  neighbours,
  parseHex,
  RADIUS,
  ROWS,
  within,
} from "../src/games/chase/geometry";

describe("the chart's hexes", () => {
  it("finds every hex under its own middle and near its corners", () => {
    for (let row = 1; row <= ROWS; row++)
      for (let column = 1; column <= COLUMNS; column++) {
        const label = labelOf(row, column);
        const { x, y } = centre(label);
        expect(hexAt({ x, y })).toBe(label);
        for (let angle = 0; angle < 360; angle += 30) {
          const turn = (angle * Math.PI) / 180;
          const reach = RADIUS * 0.85;
          expect(hexAt({ x: x + reach * Math.cos(turn), y: y + reach * Math.sin(turn) })).toBe(label);
        }
      }
  });

  it("knows nothing beyond the edge of the sheet", () => {
    expect(hexAt({ x: -50, y: 200 })).toBeNull();
    expect(hexAt({ x: 200, y: 5000 })).toBeNull();
  });

  it("measures as the rules do", () => {
    expect(distance("J30", "U26")).toBe(11);
    expect(distance("K29", "K29")).toBe(0);
    for (const near of neighbours("K29")) expect(distance("K29", near)).toBe(1);
    expect(neighbours("K29").sort()).toEqual(["J29", "J30", "K28", "K30", "L29", "L30"].sort());
    expect(neighbours("A1")).toHaveLength(3);
  });

  it("draws straight lines of neighbours", () => {
    const way = line("O24", "K18");
    expect(way).toHaveLength(distance("O24", "K18"));
    let here = "O24";
    for (const there of way) {
      expect(neighbours(here)).toContain(there);
      here = there;
    }
    expect(here).toBe("K18");
  });

  it("grows rings", () => {
    expect(within("P10", 2)).toHaveLength(19);
    expect(within("A1", 1)).toHaveLength(4);
  });

  it("reads labels as people type them", () => {
    expect(parseHex(" k29 ")).toBe("K29");
    expect(parseHex("ah35")).toBe("AH35");
    expect(parseHex("AI3")).toBeNull();
    expect(parseHex("K36")).toBeNull();
    expect(parseHex("")).toBeNull();
  });

  it("draws each border once", () => {
    expect(borderPath(["P10"]).match(/M/g)).toHaveLength(6);
    expect(borderPath(["P10", "P11"]).match(/M/g)).toHaveLength(10);
    expect(gridPath().length).toBeGreaterThan(10_000);
  });
});
