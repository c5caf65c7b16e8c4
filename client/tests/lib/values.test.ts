import { describe, expect, test } from "vitest";
import { same, valueId } from "../../src/lib/values";

describe("answers", () => {
  test("have names", () => {
    expect(valueId(["hood", "turn-move", 6, 45])).toBe("hood-turn-move-6-45");
    expect(valueId({ do: "sail", unit: "hood", path: ["K27", "K26"] })).toBe("sail-hood-K27-K26");
    expect(valueId("yes")).toBe("yes");
  });

  test("can be compared", () => {
    expect(same(["hood", "stay"], ["hood", "stay"])).toBe(true);
    expect(same(["hood", "stay"], null)).toBe(false);
  });
});
