import { expect, it } from "vitest";
import { volley } from "../../../src/games/vas/firing";
import type { TargetChance, TargetHints, WeaponChances } from "../../../src/games/vas/types";

const why = { key: "vas-out-of-arc", rule: "VS-ARC.2", params: {} };

function at(target: string, dice: number, refusal: TargetChance["refusal"] = null): TargetChance {
  return { target, distance: 1000, band: "short", refusal, dice, need: 4, hit_chance: 0.5, modifiers: [], terms: [] };
}

function weapon(id: string, targets: TargetChance[], refusal: WeaponChances["refusal"] = null): WeaponChances {
  return { weapon: id, dice: 2, fewer: false, several: false, refusal, targets };
}

it("fires everything that bears on an enemy, with all dice that the server allows", () => {
  const hints: TargetHints = {
    ship: "blue-bismarck",
    weapons: [
      weapon("A", [at("red-hood", 2), at("red-electra", 2)]),
      weapon("X", [at("red-hood", 2, why)]),
      weapon("Y", [at("red-hood", 2)], why),
      weapon("light-1", [at("red-hood", 3)]),
    ],
  };
  expect(volley(hints, "red-hood")).toEqual([
    { weapon: "A", target: "red-hood", dice: 2 },
    { weapon: "light-1", target: "red-hood", dice: 3 },
  ]);
});
