/** Questions about guns: which weapon fires at what. */

import { percent } from "../../lib/numbers";
import type { Choice, Question } from "../../lib/question";
import { same } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import type { VasTable } from "./table.svelte";
import type { Burst, Shot, TargetHints } from "./types";
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
  const { shots, totals } = table;
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
  return {
    choices: [...choices, { id: "hold", label: t("client-vas-hold"), act: () => (table.shots = []) }],
    picked: aimed?.id ?? (shots.length ? null : "hold"),
    summary: totals
      .map(({ target, odds }) =>
        t("client-vas-promise", {
          target: table.nameOf(target),
          damage: odds.mean_damage.toFixed(1),
          cripple: percent(100 * odds.cripple),
          sink: percent(100 * odds.sink),
        }),
      )
      .join(" "),
    confirm: t(shots.length ? "client-vas-fire" : "client-vas-hold"),
    value: shots,
    ready: !tried?.refusal,
  };
}

/** The dice that a weapon puts on a target in the draft. */
export function aimedAt(table: VasTable, weapon: string, target: string): number {
  return table.shots.find((shot) => shot.weapon === weapon && shot.target === target)?.dice ?? 0;
}

/** The draft with so many dice of a weapon on a target. */
export function aim(table: VasTable, weapon: string, target: string, dice: number): void {
  const others = table.shots.filter((shot) => shot.weapon !== weapon || shot.target !== target);
  table.shots = dice ? [...others, { weapon, target, dice }] : others;
}

export function bursts(table: VasTable): Burst[] {
  return table.source.draft.get("bursts", table.on("vas-ask-aa")?.hints.usual ?? []);
}

export function setBurst(table: VasTable, burst: Burst): void {
  const same = (other: Burst) =>
    other.ship === burst.ship && other.weapon === burst.weapon && other.flight === burst.flight;
  const others = bursts(table).filter((other) => !same(other));
  table.source.draft.set("bursts", burst.dice || burst.local ? [...others, burst] : others);
}

export function aa(table: VasTable, asked: AskedFor<"vas-ask-aa">): Question {
  const told = (asked.tried?.flights ?? []).map(
    ({ flight, chance }) => `${table.nameOf(flight)} ${percent(100 * chance)}`,
  );
  return {
    choices: [],
    summary: told.length ? t("client-vas-down", { flights: told.join(", ") }) : "",
    confirm: t("client-vas-fire"),
    value: bursts(table),
    ready: !asked.tried?.refusal,
  };
}
