import { describe, expect, it } from "vitest";
import { silhouetteOf } from "../../../src/games/sink/silhouettes";
import { facts } from "./facts";

describe("silhouettes", () => {
  it("gives every ship a shape", () => {
    expect(silhouetteOf(facts.ships.hood!).length_m).toBe(262);
    expect(silhouetteOf(facts.ships.norfolk!).funnels).toBe(3);
  });
});
