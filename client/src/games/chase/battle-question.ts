/** The questions of a battle: torpedoes, guns, movement, leaving and joining. */

import type { Choice } from "../../lib/game";
import type { AskInfo } from "../../protocol";
import { t } from "../../lib/words.svelte";
import { percent } from "./decision";
import { shipName } from "./names";
import { joining } from "./odds";
import type { Question } from "./question";
import type { ChaseTable } from "./table.svelte";

/** What the server says of a salvo, or of one torpedo, before it is fired. */
export interface Shot {
  range: string;
  dice?: number;
  modifiers: [string, number][];
  chance: [number, number];
  hull?: number;
  hits?: number;
}

export type Shots = Record<string, Record<string, Shot>>;

const HOLD = "hold";

export function battleQuestion(table: ChaseTable, ask: AskInfo): Question | null {
  switch (ask.key) {
    case "chase-ask-fire":
      return fire(table);
    case "chase-ask-torpedoes":
      return torpedoes(table);
    case "chase-ask-battle-move":
      return move(table);
    case "chase-ask-reinforce":
      return reinforce(table);
    default:
      return null;
  }
}

export function shotsOf(table: ChaseTable): Shots {
  return (table.hints.shots as Shots | undefined) ?? {};
}

/** The target a ship fires at: as chosen, else where her shells promise most. */
export function targetOf(table: ChaseTable, firer: string): string | null {
  const chosen = table.draft[firer];
  if (chosen === HOLD) return null;
  if (typeof chosen === "string" && chosen) return chosen;
  const shots = Object.entries(shotsOf(table)[firer] ?? {});
  return shots.sort(([, a], [, b]) => (b.hull ?? 0) - (a.hull ?? 0))[0]?.[0] ?? null;
}

/** Who can do anything at all, with a choice of targets. */
function ready(table: ChaseTable): string[] {
  return Object.entries(shotsOf(table)).flatMap(([firer, targets]) => (Object.keys(targets).length ? [firer] : []));
}

/** A chance as the server gives it. */
export function share([part, whole]: [number, number]): string {
  return percent((100 * part) / whole);
}

function fire(table: ChaseTable): Question {
  const firers = ready(table);
  const now = table.subjectOf(firers) ?? firers[0] ?? null;
  const shots = (now && shotsOf(table)[now]) || {};
  const target = now ? targetOf(table, now) : null;
  const shot = target ? shots[target] : undefined;
  const given = firers.flatMap((firer) => {
    const aim = targetOf(table, firer);
    return aim ? [["fire", firer, aim]] : [];
  });
  const choices = Object.entries(shots).map(([id, { dice, chance }]): Choice => ({
    id,
    label: shipName(table.facts, id),
    detail: t("client-chase-shot-detail", { dice: dice ?? 0, chance: share(chance) }),
    value: id,
    on: id === target,
  }));
  return {
    subjects: firers.map((id) => ({ id, label: shipName(table.facts, id) })),
    subject: now,
    choices: [
      ...choices,
      { id: HOLD, label: t("client-chase-hold"), value: HOLD, on: now !== null && target === null },
    ],
    summary: shot
      ? t("client-chase-shot-summary", {
          range: t(`chase-range-${shot.range}`),
          dice: shot.dice ?? 0,
          chance: share(shot.chance),
          hull: shot.hull ?? 0,
        })
      : "",
    confirm: t("client-chase-confirm-fire", { number: given.length }),
    value: given,
    pick: (choice) => {
      if (now) table.set(now, choice.id);
    },
  };
}

function torpedoes(table: ChaseTable): Question {
  const firers = ready(table);
  const now = table.subjectOf(firers) ?? firers[0] ?? null;
  const shots = (now && shotsOf(table)[now]) || {};
  const most = (table.hints.most as Record<string, number> | undefined) ?? {};
  const count = (firer: string, target: string) => Number(table.draft[`${firer}/${target}`] ?? 0);
  const used = (firer: string) =>
    Object.keys(shotsOf(table)[firer] ?? {}).reduce((sum, target) => sum + count(firer, target), 0);
  const left = now ? (most[now] ?? 0) - used(now) : 0;
  const value = firers.flatMap((firer) =>
    Object.keys(shotsOf(table)[firer]!).flatMap((target) =>
      count(firer, target) ? [["launch", firer, target, count(firer, target)]] : [],
    ),
  );
  const first = Object.values(shots)[0];
  return {
    subjects: firers.map((id) => ({ id, label: shipName(table.facts, id) })),
    subject: now,
    choices: [],
    steppers: Object.entries(shots).map(([target, shot]) => ({
      id: target,
      label: `${shipName(table.facts, target)} ${share(shot.chance)}`,
      value: now ? count(now, target) : 0,
      least: 0,
      most: (now ? count(now, target) : 0) + left,
    })),
    summary: first ? t("client-chase-torpedo-summary", { left, range: t(`chase-range-${first.range}`) }) : "",
    confirm: t(value.length ? "client-chase-confirm-launch" : "client-chase-confirm-no-launch"),
    value,
    step: (target, number) => {
      if (now) table.set(`${now}/${target}`, number);
    },
  };
}

function move(table: ChaseTable): Question {
  const options = table.options as [string, number][];
  const [position, zones] = (table.picked ?? [null, 0]) as [string | null, number];
  const positions = [...new Set(options.map(([each]) => each))];
  const least = (each: string) => Math.min(...options.flatMap(([other, number]) => (other === each ? [number] : [])));
  const most = (each: string) => Math.max(...options.flatMap(([other, number]) => (other === each ? [number] : [])));
  const choices = positions.map((id): Choice => ({
    id,
    label: t(`chase-position-${id}`),
    ...(most(id) ? { detail: t("client-chase-zones-upto", { least: least(id), most: most(id) }) } : {}),
    hint: t(`chase-position-${id}.text`),
    value: [id, most(id)],
    on: id === position,
  }));
  return {
    choices,
    steppers:
      position && most(position) > 0
        ? [{ id: "zones", label: t("client-chase-zones"), value: zones, least: least(position), most: most(position) }]
        : [],
    summary: position ? t(`chase-position-${position}.text`) : t("client-chase-battle-move-hint"),
    confirm: t("client-chase-confirm-move"),
    value: table.picked,
    step: (_, number) => table.choose([position!, number]),
  };
}

function reinforce(table: ChaseTable): Question {
  const ships = (table.hints.ships as string[] | undefined) ?? [];
  const called = ships.filter((ship) => table.draft[ship]);
  return {
    choices: ships.map((id) => ({
      id,
      label: shipName(table.facts, id),
      detail: percent(joining(table.facts)),
      value: id,
      on: called.includes(id),
    })),
    summary: t(ships.length ? "client-chase-reinforce-hint" : "client-chase-reinforce-nobody"),
    confirm: t(called.length ? "client-chase-confirm-reinforce" : "client-chase-continue"),
    value: called.map((id) => ["roll", id]),
    pick: (choice) => table.set(choice.id, table.draft[choice.id] ? "" : 1),
  };
}
