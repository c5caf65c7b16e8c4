import { describe, expect, test } from "vitest";
import { called, capitals, counted, each, fitted, initials, namerOf, surname } from "../../src/lib/names";

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

test("what is drawn is called by what can be read on it", () => {
  expect(called(["KGV"], "Allied: TF 2 in K27")).toBe("KGV: Allied: TF 2 in K27");
  expect(called(["DD", "C2"], "DD, C2 in D18")).toBe("DD, C2 in D18");
  expect(called(["5. Zerst."], "German: 5. Zerstörerflottille")).toBe("5. Zerst.: German: 5. Zerstörerflottille");
});

test("a name that is too long for a counter ends in a full stop", () => {
  expect(fitted("5. Zerstörerflottille", 11)).toBe("5. Zerstör.");
  expect(fitted("Channel Flotilla", 11)).toBe("C. Flotilla");
});
