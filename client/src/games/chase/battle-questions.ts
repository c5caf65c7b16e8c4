/** The questions of a battle: torpedoes, guns, movement, leaving and joining. */

import { choiceOf, decision } from "../../lib/decision";
import { listed } from "../../lib/modifiers";
import { ofTen } from "../../lib/numbers";
import { refused, stands, type Asked, type Choice, type Question } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import type { Chase } from "./chase";
import { shipName } from "./names";
import type { ChaseTable } from "./table.svelte";
import type { BattleMove, Fire, FireHints, Torpedoes } from "./types";

const HOLD = "hold";

/** The target a ship fires at: as chosen, else where her shells promise most. */
export function targetOf(table: ChaseTable, { shots }: FireHints, firer: string): string | null {
  const chosen = table.entries[firer];
  if (chosen === HOLD) return null;
  if (typeof chosen === "string" && chosen) return chosen;
  return Object.entries(shots[firer] ?? {}).sort(([, a], [, b]) => b.hull - a.hull)[0]?.[0] ?? null;
}

/** Who can do anything at all, with a choice of targets, and who of them is being ordered. */
function firersOf(table: ChaseTable, shots: Record<string, object>) {
  const firers = Object.entries(shots).flatMap(([firer, aims]) => (Object.keys(aims).length ? [firer] : []));
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

export function fire(table: ChaseTable, { hints, tried }: Asked<Chase, "chase-ask-fire">): Question {
  const { firers, subjects, subject } = firersOf(table, hints.shots);
  const shots = (subject && hints.shots[subject]) || {};
  const target = subject ? targetOf(table, hints, subject) : null;
  const shot = target ? shots[target] : undefined;
  const given = firers.flatMap((ship): Fire[] => {
    const aim = targetOf(table, hints, ship);
    return aim ? [{ ship, target: aim }] : [];
  });
  const aimAt = (id: string) => () => {
    if (subject) table.set(subject, id);
  };
  const choices = Object.entries(shots).map(
    ([id, { dice, chance }]): Choice => ({
      id,
      label: shipName(table.facts, id),
      detail: t("client-chase-shot-detail", { dice, chance: ofTen(chance) }),
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
    subjects,
    subject,
    choices: [...choices, hold],
    summary: shot
      ? t("client-chase-shot-summary", {
          range: t(`chase-range-${shot.range}`),
          dice: shot.dice,
          chance: ofTen(shot.chance),
          hull: shot.hull,
        })
      : "",
    confirm: t("client-chase-confirm-fire", { number: given.length }),
    value: given,
    ready: stands(tried),
    refusal: refused(tried),
  };
}

export function torpedoes(table: ChaseTable, { hints, tried }: Asked<Chase, "chase-ask-torpedoes">): Question {
  const { firers, subjects, subject } = firersOf(table, hints.shots);
  const shots = (subject && hints.shots[subject]) || {};
  const left = subject ? (tried?.left[subject] ?? hints.most[subject] ?? 0) : 0;
  const value = firers.flatMap((ship) =>
    Object.keys(hints.shots[ship] ?? {}).flatMap((target): Torpedoes[] => {
      const count = launched(table, ship, target);
      return count ? [{ ship, target, torpedoes: count }] : [];
    }),
  );
  const first = Object.values(shots)[0];
  return {
    subjects,
    subject,
    choices: [],
    steppers: Object.entries(shots).map(([target, { odds }]) => {
      const count = subject ? launched(table, subject, target) : 0;
      const label = `${shipName(table.facts, target)} ${ofTen(odds.chance)}`;
      return { id: target, label, value: count, least: 0, most: Math.min(count + left, (subject && hints.most[subject]) || 0) };
    }),
    summary: first ? t("client-chase-torpedo-summary", { left, range: t(`chase-range-${first.range}`) }) : "",
    confirm: t(value.length ? "client-chase-confirm-launch" : "client-chase-confirm-no-launch"),
    value,
    ready: stands(tried),
    refusal: refused(tried),
    step: (target, number) => {
      if (subject) table.set(`${subject}/${target}`, number);
    },
  };
}

export function move(_: ChaseTable, asked: Asked<Chase, "chase-ask-battle-move">): Question {
  const { position = null, zones = 0 } = asked.picked ?? {};
  const positions = [...new Set(asked.options.map((option) => option.position))];
  const reaches = (each: string) =>
    asked.options.flatMap((option) => (option.position === each ? [option.zones] : []));
  const least = (each: string) => Math.min(...reaches(each));
  const most = (each: string) => Math.max(...reaches(each));
  const farthest = (each: BattleMove["position"]): BattleMove => ({ position: each, zones: most(each) });
  return {
    choices: positions.map((id) => ({
      ...choiceOf(asked, farthest(id), {
        label: t(`chase-position-${id}`),
        ...(most(id) ? { detail: t("client-chase-zones-upto", { least: least(id), most: most(id) }) } : {}),
        hint: t(`chase-position-${id}.text`),
      }),
      id,
      on: id === position,
    })),
    picked: position && zones === most(position) ? position : null,
    steppers:
      position && most(position)
        ? [{ id: "zones", label: t("client-chase-zones"), value: zones, least: least(position), most: most(position) }]
        : [],
    summary: position ? t(`chase-position-${position}.text`) : t("client-chase-battle-move-hint"),
    confirm: t("client-chase-confirm-move"),
    value: asked.picked,
    step: (_id, number) => {
      if (position) asked.choose({ position, zones: number });
    },
  };
}

export function reinforce(table: ChaseTable, { hints, tried }: Asked<Chase, "chase-ask-reinforce">): Question {
  const called = hints.ships.filter((ship) => table.entries[ship]);
  return {
    choices: hints.ships.map((id) => {
      const on = called.includes(id);
      const detail = ofTen(hints.chance);
      return { id, label: shipName(table.facts, id), detail, on, act: () => table.set(id, on ? "" : 1) };
    }),
    summary: t(hints.ships.length ? "client-chase-reinforce-hint" : "client-chase-reinforce-nobody"),
    confirm: t(called.length ? "client-chase-confirm-reinforce" : "client-chase-continue"),
    value: called,
    ready: stands(tried),
    refusal: refused(tried),
  };
}

export function abort(_: ChaseTable, asked: Asked<Chase, "chase-ask-abort">): Question {
  return decision(asked, {
    answer: (value) =>
      value === "try"
        ? { label: t("client-chase-answer-try"), detail: ofTen(asked.hints.chance) }
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
