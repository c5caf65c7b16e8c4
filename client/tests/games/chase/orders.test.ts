import { describe, expect, it } from "vitest";
import { sentence, warnings } from "../../../src/games/chase/orders";
import { course, facts, told } from "./facts";

// Without words a sentence is its key.
describe("orders in words", () => {
  it("have a sentence for each kind", () => {
    expect(sentence(facts, { do: "move", unit: "hood", path: ["K26"] }, told({ course }))).toContain("order-move");
    expect(sentence(facts, { do: "port", ship: "hood" }, null)).toContain("order-port");
    expect(sentence(facts, { do: "repair", ship: "hood", wish: "rudder" }, null)).toContain("order-repair");
  });

  it("warn of what follows from a course", () => {
    expect(warnings(facts, course)).toEqual([]);
    expect(warnings(facts, { ...course, last_fuel: { hood: 20 }, rests: 1, fog: "C18" })).toHaveLength(3);
  });
});
