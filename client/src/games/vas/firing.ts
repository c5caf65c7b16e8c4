/** Questions about guns: which weapon fires at what. */

import type { Choice, Question } from "../../lib/question";
import { same } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import { promises } from "./odds";
import type { VasTable } from "./table.svelte";
import type { Shot, TargetHints } from "./types";
import type { AskedFor } from "./vas";

/** Everything that bears on one enemy. */
export function volley({ weapons }: TargetHints, target: string): Shot[] {
  return weapons.flatMap(({ weapon, refusal, targets }) => {
    const aimed = targets.find((each) => each.target === target && !each.refusal);
    return aimed && !refusal ? [{ weapon, target, dice: aimed.dice }] : [];
  });
}

export function targets(table: VasTable, asked: AskedFor<"vas-ask-targets">): Question {
  const { hints, tried } = asked;
  const enemies = [...new Set(hints.weapons.flatMap((row) => row.targets.map(({ target }) => target)))];
  const { shots } = table;
  const choices = enemies.flatMap((enemy): Choice[] => {
    const all = volley(hints, enemy);
    if (!all.length) return [];
    return [
      {
        id: `at-${enemy}`,
        label: t("client-vas-all-at", { target: table.nameOf(enemy) }),
        detail: t("client-vas-weapons", { number: all.length }),
        act: () => (table.shots = all),
      },
    ];
  });
  const aimed = choices.find((_, index) => same(volley(hints, choices[index]!.id.slice(3)), shots));
  // Whoever has aimed at nothing holds fire, and the button that sends it says so.
  const clear: Choice[] = shots.length ? [{ id: "hold", label: t("client-vas-clear"), act: () => (table.shots = []) }] : [];
  return {
    choices: [...choices, ...clear],
    picked: aimed?.id ?? null,
    summary: promises(table),
    confirm: t(shots.length ? "client-vas-fire" : "client-vas-hold"),
    value: shots,
    ready: !tried?.refusal,
  };
}

/** The dice that a weapon puts on a target in the draft. */
export function aimedAt(table: VasTable, weapon: string, target: string): number {
  return table.shots.find((shot) => shot.weapon === weapon && shot.target === target)?.dice ?? 0;
}

/** The draft with so many dice of a weapon on a target; a weapon that is not divided leaves its other target. */
export function aim(table: VasTable, weapon: string, target: string, dice: number, divided: boolean): void {
  const keep = (shot: Shot) => shot.weapon !== weapon || (divided && shot.target !== target);
  const others = table.shots.filter(keep);
  table.shots = dice ? [...others, { weapon, target, dice }] : others;
}
