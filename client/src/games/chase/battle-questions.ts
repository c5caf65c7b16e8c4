/** The questions of a battle: torpedoes, guns, movement, leaving and joining. */

import { choiceOf, decision } from "../../lib/decision";
import { sum } from "../../lib/lists";
import { listed } from "../../lib/modifiers";
import { chance, percent } from "../../lib/numbers";
import type { Asked, Choice, Question } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import { shipName } from "./names";
import { joining } from "./odds";
import type { Chase, Shots } from "./questions";
import type { ChaseTable } from "./table.svelte";

const HOLD = "hold";

export function shotsOf(table: ChaseTable): Shots {
  return (table.on("chase-ask-fire") ?? table.on("chase-ask-torpedoes"))?.hints.shots ?? {};
}

/** The target a ship fires at: as chosen, else where her shells promise most. */
export function targetOf(table: ChaseTable, firer: string): string | null {
  const chosen = table.entries[firer];
  if (chosen === HOLD) return null;
  if (typeof chosen === "string" && chosen) return chosen;
  const shots = Object.entries(shotsOf(table)[firer] ?? {});
  return shots.sort(([, a], [, b]) => (b.hull ?? 0) - (a.hull ?? 0))[0]?.[0] ?? null;
}

/** Who can do anything at all, with a choice of targets, and who of them is being ordered. */
function firersOf(table: ChaseTable): Pick<Question, "subjects"> & { firers: string[]; subject: string | null } {
  const firers = Object.entries(shotsOf(table)).flatMap(([firer, aims]) => (Object.keys(aims).length ? [firer] : []));
  return {
    firers,
    subjects: firers.map((id) => ({ id, label: shipName(table.facts, id) })),
    subject: table.subjectOf(firers) ?? firers[0] ?? null,
  };
}

/** How many torpedoes a ship is to launch at another. */
export function launched(table: ChaseTable, firer: string, target: string): number {
  return Number(table.entries[`${firer}/${target}`] ?? 0);
}

export function fire(table: ChaseTable): Question {
  const { firers, subjects, subject } = firersOf(table);
  const shots = (subject && shotsOf(table)[subject]) || {};
  const target = subject ? targetOf(table, subject) : null;
  const shot = target ? shots[target] : undefined;
  const given = firers.flatMap((firer) => {
    const aim = targetOf(table, firer);
    return aim ? [["fire", firer, aim]] : [];
  });
  const aimAt = (id: string) => () => {
    if (subject) table.set(subject, id);
  };
  const choices = Object.entries(shots).map(
    ([id, { dice, chance: odds }]): Choice => ({
      id,
      label: shipName(table.facts, id),
      detail: t("client-chase-shot-detail", { dice: dice ?? 0, chance: chance(odds) }),
      on: id === target,
      act: aimAt(id),
    }),
  );
  const hold: Choice = {
    id: HOLD,
    label: t("client-chase-hold"),
    on: subject !== null && target === null,
    act: aimAt(HOLD),
  };
  return {
    subjects: subjects ?? [],
    subject,
    choices: [...choices, hold],
    summary: shot
      ? t("client-chase-shot-summary", {
          range: t(`chase-range-${shot.range}`),
          dice: shot.dice ?? 0,
          chance: chance(shot.chance),
          hull: shot.hull ?? 0,
        })
      : "",
    confirm: t("client-chase-confirm-fire", { number: given.length }),
    value: given,
  };
}

export function torpedoes(table: ChaseTable, { hints }: Asked<Chase, "chase-ask-torpedoes">): Question {
  const { firers, subjects, subject } = firersOf(table);
  const shots = (subject && hints.shots[subject]) || {};
  const targets = (firer: string) => Object.keys(hints.shots[firer] ?? {});
  const used = (firer: string) => sum(targets(firer).map((target) => launched(table, firer, target)));
  const left = subject ? (hints.most[subject] ?? 0) - used(subject) : 0;
  const value = firers.flatMap((firer) =>
    targets(firer).flatMap((target) => {
      const count = launched(table, firer, target);
      return count ? [["launch", firer, target, count]] : [];
    }),
  );
  const first = Object.values(shots)[0];
  return {
    subjects: subjects ?? [],
    subject,
    choices: [],
    steppers: Object.entries(shots).map(([target, shot]) => {
      const count = subject ? launched(table, subject, target) : 0;
      const label = `${shipName(table.facts, target)} ${chance(shot.chance)}`;
      return { id: target, label, value: count, least: 0, most: count + left };
    }),
    summary: first ? t("client-chase-torpedo-summary", { left, range: t(`chase-range-${first.range}`) }) : "",
    confirm: t(value.length ? "client-chase-confirm-launch" : "client-chase-confirm-no-launch"),
    value,
    step: (target, number) => {
      if (subject) table.set(`${subject}/${target}`, number);
    },
  };
}

export function move(_: ChaseTable, asked: Asked<Chase, "chase-ask-battle-move">): Question {
  const [position, zones] = asked.picked ?? [null, 0];
  const positions = [...new Set(asked.options.map(([each]) => each))];
  const reaches = (each: string) => asked.options.flatMap(([other, number]) => (other === each ? [number] : []));
  const least = (each: string) => Math.min(...reaches(each));
  const most = (each: string) => Math.max(...reaches(each));
  return {
    choices: positions.map((id) => ({
      ...choiceOf(asked, [id, most(id)], {
        label: t(`chase-position-${id}`),
        ...(most(id) ? { detail: t("client-chase-zones-upto", { least: least(id), most: most(id) }) } : {}),
        hint: t(`chase-position-${id}.text`),
      }),
      id,
      on: id === position,
    })),
    picked: position && zones === most(position) ? position : null,
    steppers:
      position && most(position) > 0
        ? [{ id: "zones", label: t("client-chase-zones"), value: zones, least: least(position), most: most(position) }]
        : [],
    summary: position ? t(`chase-position-${position}.text`) : t("client-chase-battle-move-hint"),
    confirm: t("client-chase-confirm-move"),
    value: asked.picked,
    step: (_id, number) => {
      if (position) asked.choose([position, number]);
    },
  };
}

export function reinforce(table: ChaseTable, { hints }: Asked<Chase, "chase-ask-reinforce">): Question {
  const called = hints.ships.filter((ship) => table.entries[ship]);
  return {
    choices: hints.ships.map((id) => {
      const on = called.includes(id);
      const detail = percent(joining(table.facts));
      return { id, label: shipName(table.facts, id), detail, on, act: () => table.set(id, on ? "" : 1) };
    }),
    summary: t(hints.ships.length ? "client-chase-reinforce-hint" : "client-chase-reinforce-nobody"),
    confirm: t(called.length ? "client-chase-confirm-reinforce" : "client-chase-continue"),
    value: called.map((id) => ["roll", id]),
  };
}

export function abort(_: ChaseTable, asked: Asked<Chase, "chase-ask-abort">): Question {
  return decision(asked, {
    answer: (value) =>
      value === "try"
        ? { label: t("client-chase-answer-try"), detail: chance(asked.hints.chance) }
        : { label: t("client-chase-answer-fight-on") },
    summary: t("client-chase-abort-hint", { modifiers: listed(asked.hints.modifiers) || "no" }),
    quick: true,
  });
}

export function pushed(_: ChaseTable, asked: Asked<Chase, "chase-ask-pushed">): Question {
  return decision(asked, {
    answer: (value) => ({ label: t(`client-chase-answer-${value}`) }),
    summary: t("client-chase-pushed-hint", { zones: Number(asked.params.zones) }),
    quick: true,
  });
}

export function concede(_: ChaseTable, asked: Asked<Chase, "chase-ask-concede">): Question {
  return decision(asked, {
    answer: (value) => ({ label: t(value === "yes" ? "client-chase-answer-give-up" : "client-chase-answer-fight-on") }),
    summary: t("client-chase-concede-hint"),
    only: t("client-chase-concede-not-yet"),
  });
}
