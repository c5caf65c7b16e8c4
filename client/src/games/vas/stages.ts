/** What comes before the battle, as the sequence strip shows it. */

import type { VasTable } from "./table.svelte";

export interface Stage {
  stages: string[];
  now: string;
}

/** Where a battle stands that begins with fleets to be built; nothing where ships are in place already. */
export function stageOf({ public: now, facts }: Pick<VasTable, "public" | "facts">): Stage | null {
  const scenario = facts.scenarios[now?.scenario ?? ""];
  if (!now || now.phase !== "setup" || !scenario || scenario.kind === "set") return null;
  const sides = Object.values(now.sides);
  const built = Object.keys(now.ships).length + Object.keys(now.flights).length > 0;
  const scouts = scenario.scouting ? ["scouts"] : [];
  const waiting = sides.every(({ deployment_roll }) => !deployment_roll) && scenario.scouting;
  return {
    stages: ["fleets", ...scouts, "deployment"],
    now: !built ? "fleets" : waiting ? "scouts" : "deployment",
  };
}
