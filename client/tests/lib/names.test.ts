import { describe, expect, test } from "vitest";
import { capitals, counted, each, fitted, initials, namerOf, surname } from "../../src/lib/names";

describe("names", () => {
  test("are cut for markers, counters and small boards", () => {
    expect(surname("Günther Lütjens")).toBe("Lütjens");
    expect(["Prince of Wales", "Hood"].map(capitals)).toEqual(["PoW", "Hood"]);
    expect(["Prince of Wales", "Bismarck", "Z23"].map(initials)).toEqual(["PW", "B", "Z"]);
    expect(["King George V", "Channel Flotilla"].map((name) => fitted(name, 11))).toEqual(["KGV", "C. Flotilla"]);
  });

  test("of a kind are counted", () => {
    expect(counted(["BB", "CA", "CA"])).toBe("BB, 2 CA");
    expect(counted([])).toBe("");
  });

  test("are looked up by the name of the parameter, in lists too", () => {
    const namer = namerOf(each(["ship", "ships"], (id) => (id === "hood" ? "Hood" : undefined)));
    expect(namer("ship", "hood")).toBe("Hood");
    expect(namer("ships", ["hood", "unknown"])).toBe("Hood, unknown");
    expect(namer("side", "hood")).toBe("hood");
    expect(namer("ship", null)).toBeNull();
  });
});
