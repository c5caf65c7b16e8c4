import { describe, expect, it } from "vitest";
import { carryOut } from "../../../src/games/chase/desk";
import { chart, facts, flight, order, ship, view } from "./facts";

describe("a list of orders", () => {
  it("counts search factors of units, patrols, markers and the coast", () => {
    const desk = carryOut(facts, view, chart(ship("hood", "K27")), "allied", [order("patrol", "hood")]);
    expect(desk.factors.get("K27")).toEqual({ units: 1, patrol: 3, air: 0, watch: 6, total: 10 });
  });

  it("moves ships, and says what it costs", () => {
    const desk = carryOut(facts, view, chart(ship("hood", "K27", { moved: 2 })), "allied", [
      order("move", "hood", "K26", "K25"),
    ]);
    expect(desk.moves.get("hood")!.path.at(-1)).toBe("K25");
    expect(desk.moves.get("hood")!.fuel).toEqual({ hood: 2 });
    expect(desk.factors.get("K25")!.total).toBe(1);
  });

  it("lets aircraft start from where their carrier is by then", () => {
    const own = chart(ship("victorious", "K27"));
    const after = carryOut(facts, view, own, "allied", [order("move", "victorious", "K26"), flight("K25")]);
    expect(after.flights[1]).toMatchObject({ start: "K26", base: "K26", path: ["K25", "K26"], lands: true });
    const before = carryOut(facts, view, own, "allied", [flight("K25"), order("move", "victorious", "K26")]);
    expect(before.flights[0]).toMatchObject({ start: "K27", path: ["K26", "K25", "K26", "K27"], cost: 4 });
  });

  it("forms task forces and dissolves those of one ship", () => {
    const own = chart(ship("hood", "K27"), ship("victorious", "K27"), ship("king-george-v", "K27"));
    const formed = carryOut(facts, view, own, "allied", [order("form", "TF1", "hood", "victorious")]);
    expect([...formed.mustered.keys()].sort()).toEqual(["TF1", "king-george-v"]);
    const parted = carryOut(facts, view, own, "allied", [
      order("form", "TF1", "hood", "victorious"),
      order("detach", "hood"),
    ]);
    expect([...parted.mustered.keys()].sort()).toEqual(["hood", "king-george-v", "victorious"]);
  });
});
