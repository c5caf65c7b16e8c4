import { describe, expect, it } from "vitest";
import { namerFor, shortName } from "../../../src/games/chase/names";
import { facts } from "./facts";

describe("names", () => {
  it("fit on a counter", () => {
    expect(["Hood", "King George V", "Channel Flotilla"].map(shortName)).toEqual(["Hood", "KGV", "C. Flotilla"]);
  });

  it("stand for ships, forces, aircraft and reports", () => {
    const namer = namerFor(facts);
    expect(namer("classes", ["CV", "CA", "CA"])).toBe("CV, 2 CA");
    expect(namer("unit", "TF3")).toBe("TF 3");
    expect(namer("ships", ["hood", "king-george-v"])).toBe("Hood, King George V");
    expect(namer("type", "swordfish")).toBe("Swordfish");
    expect(namer("side", "german")).toBe("german");
  });
});
