import { expect, it } from "vitest";
import { stageOf } from "../../../src/games/vas/stages";
import type { VasTable } from "../../../src/games/vas/table.svelte";

const facts = {
  scenarios: {
    "war-at-sea": { kind: "war", scouting: true },
    "free-battle": { kind: "free", scouting: false },
    "denmark-strait": { kind: "set", scouting: false },
  },
};

function stage(scenario: string, roll = 0, ships: object = {}, phase = "setup") {
  const sides = { blue: { deployment_roll: roll }, red: { deployment_roll: roll } };
  const now = { scenario, phase, sides, ships, flights: {} };
  return stageOf({ public: now, facts } as unknown as VasTable);
}

it("says how far the way to a battle has come", () => {
  const ships = { "blue-hood": {} };
  expect(stage("war-at-sea")).toEqual({ stages: ["fleets", "scouts", "deployment"], now: "fleets" });
  expect(stage("war-at-sea", 0, ships)?.now).toBe("scouts");
  expect(stage("war-at-sea", 4, ships)?.now).toBe("deployment");
  expect(stage("free-battle", 0, ships)).toEqual({ stages: ["fleets", "deployment"], now: "deployment" });
});

it("says nothing once the battle has begun, or where it begins with its ships in place", () => {
  expect(stage("denmark-strait")).toBeNull();
  expect(stage("war-at-sea", 4, {}, "movement")).toBeNull();
});
