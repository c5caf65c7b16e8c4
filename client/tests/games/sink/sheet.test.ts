import { describe, expect, it } from "vitest";
import { subjectOf } from "../../../src/games/sink/courses.svelte";
import type { MoveOrder } from "../../../src/games/sink/questions";
import { Sheet } from "../../../src/games/sink/sheet";
import { Draft } from "../../../src/lib/draft.svelte";

function sheet(first: MoveOrder[] = []): Sheet<MoveOrder> {
  const draft = new Draft();
  draft.asked({ seq: 1, mark: "sink-ask-plots" });
  return new Sheet<MoveOrder>(draft, subjectOf, first);
}

const plot = (token: string, ...path: string[]): MoveOrder => ({ do: "plot", token, path, at_sea: false });

describe("a sheet of orders", () => {
  it("has one order for everything", () => {
    const orders = sheet();
    orders.put(plot("G1", "2815"));
    orders.put({ do: "fly", unit: "recon-brest", hex: "3021" });
    orders.put(plot("G1", "2815", "2816"));
    expect(orders.orders).toEqual([plot("G1", "2815", "2816"), { do: "fly", unit: "recon-brest", hex: "3021" }]);
    expect(orders.of("recon-brest")).toMatchObject({ hex: "3021" });
    orders.strike("G1");
    expect(orders.of("G1")).toBeUndefined();
  });

  it("takes changes back one by one", () => {
    const orders = sheet([plot("G2", "3508")]);
    expect(orders.undo()).toBe(false);
    orders.put(plot("G1", "2815"));
    orders.shift(1, -1);
    expect(orders.orders.map(subjectOf)).toEqual(["G1", "G2"]);
    orders.clear();
    expect(orders.orders).toEqual([]);
    for (const left of [["G1", "G2"], ["G2", "G1"], ["G2"]]) {
      expect(orders.undo()).toBe(true);
      expect(orders.orders.map(subjectOf)).toEqual(left);
    }
    expect(orders.changed).toBe(false);
  });
});
