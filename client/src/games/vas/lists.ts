/** Questions that are answered with a list: some of what is offered, or all of it in an order of one's own. */

import { percent, signed } from "../../lib/numbers";
import type { AskedAs, Choice, Question } from "../../lib/question";
import { same, valueId } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import type { VasTable } from "./table.svelte";
import type { Commitment, Pair } from "./types";
import type { AskedFor } from "./vas";

type Listed<T> = Pick<AskedAs<T[], unknown, { refusal: unknown }>, "picked" | "choose" | "tried" | "pending">;
type Wording = Pick<Choice, "label" | "detail">;

/** Some of what is offered: a press puts a thing into the list or takes it out. */
function some<T>(asked: Listed<T>, offered: readonly T[], wording: (thing: T) => Wording): Question<T[]> {
  const chosen = asked.picked ?? [];
  const without = (thing: T) => chosen.filter((other) => !same(other, thing));
  return {
    choices: offered.map((thing) => {
      const on = chosen.some((other) => same(other, thing));
      return {
        id: valueId(thing),
        ...wording(thing),
        on,
        act: () => asked.choose(on ? without(thing) : [...chosen, thing]),
      };
    }),
    confirm: t("client-confirm"),
    value: chosen,
    ready: !asked.tried?.refusal,
  };
}

export function spot(table: VasTable, asked: AskedFor<"vas-ask-spot">): Question {
  return some(asked, asked.hints.targets, (target) => ({ label: table.nameOf(target) }));
}

// --- Re-arming

/** The Flights that are to be re-armed: all of them, unless somebody has said otherwise. */
export function rearming({ picked, hints }: AskedFor<"vas-ask-rearm">): string[] {
  return picked ?? hints.flights.map(({ flight }) => flight);
}

export function toggleRearm(asked: AskedFor<"vas-ask-rearm">, flight: string): void {
  const now = rearming(asked);
  asked.choose(now.includes(flight) ? now.filter((other) => other !== flight) : [...now, flight]);
}

export function rearm(_: VasTable, asked: AskedFor<"vas-ask-rearm">): Question {
  const named = rearming(asked);
  return {
    choices: [],
    summary: t("client-vas-rearms", { number: named.length }),
    confirm: t("client-confirm"),
    value: named,
    ready: !asked.tried?.refusal,
  };
}

// --- Attacks and dogfights, one after the other

type Sequenced = AskedFor<"vas-ask-strike"> | AskedFor<"vas-ask-dogfights">;

/** A line of a sequence: what it is, and the chance that it succeeds. */
export interface Turn {
  id: string;
  name: string;
  details: string;
  chance: number;
}

function strikes({ picked, hints }: AskedFor<"vas-ask-strike">): string[] {
  return picked ?? hints.flights.map(({ flight }) => flight);
}

function fights({ picked, hints }: AskedFor<"vas-ask-dogfights">): Pair[] {
  return picked ?? hints.pairs.map(({ pair }) => pair);
}

function versus(table: VasTable, { flight, enemy }: Pair): string {
  return `${table.nameOf(flight)} – ${table.nameOf(enemy)}`;
}

export function sequence(table: VasTable): Turn[] {
  const attack = table.on("vas-ask-strike");
  if (attack)
    return strikes(attack).flatMap((id) => {
      const row = attack.hints.flights.find(({ flight }) => flight === id);
      if (!row) return [];
      const details = t("client-vas-strike-line", {
        target: table.nameOf(row.target),
        need: row.need,
        dice: row.damage_dice,
      });
      return [{ id, name: table.nameOf(id), details, chance: row.hit_chance }];
    });
  const fight = table.on("vas-ask-dogfights");
  return fight
    ? fights(fight).flatMap((pair) => {
        const row = fight.hints.pairs.find((each) => same(each.pair, pair));
        if (!row) return [];
        return [{ id: valueId(pair), name: versus(table, pair), details: fightLine(row), chance: row.wins }];
      })
    : [];
}

/** Bonuses and chances of a dogfight in words. */
export function fightLine(row: { bonus: number; enemy_bonus: number; loses: number; draw: number }): string {
  return t("client-vas-fight-line", {
    ours: signed(row.bonus),
    theirs: signed(row.enemy_bonus),
    loses: percent(100 * row.loses),
    draw: percent(100 * row.draw),
  });
}

function shifted<T>(list: readonly T[], index: number, by: number): T[] {
  const others = list.filter((_, at) => at !== index);
  return [...others.slice(0, index + by), list[index]!, ...others.slice(index + by)];
}

/** One place earlier or later. */
export function shift(table: VasTable, index: number, by: number): void {
  const attack = table.on("vas-ask-strike");
  attack?.choose(shifted(strikes(attack), index, by));
  const fight = table.on("vas-ask-dogfights");
  fight?.choose(shifted(fights(fight), index, by));
}

function inOrder({ tried }: Sequenced, value: unknown): Question {
  return {
    choices: [],
    summary: t("client-vas-order-hint"),
    confirm: t("client-confirm"),
    value,
    ready: !tried?.refusal,
  };
}

export function strike(_: VasTable, asked: AskedFor<"vas-ask-strike">): Question {
  return inOrder(asked, strikes(asked));
}

export function dogfights(_: VasTable, asked: AskedFor<"vas-ask-dogfights">): Question {
  return inOrder(asked, fights(asked));
}

// --- Flights that meet raiders

export function meets(asked: AskedFor<"vas-ask-intercept">, flight: string): string {
  return asked.picked?.find((pair) => pair.flight === flight)?.enemy ?? "";
}

/** A Flight is sent against a raider, or stays aboard. */
export function meet(asked: AskedFor<"vas-ask-intercept">, flight: string, enemy: string): void {
  const others = (asked.picked ?? []).filter((pair) => pair.flight !== flight);
  asked.choose(enemy ? [...others, { flight, enemy }] : others);
}

export function intercept(_: VasTable, asked: AskedFor<"vas-ask-intercept">): Question {
  const pairs = asked.picked ?? [];
  return {
    choices: [],
    summary: t("client-vas-intercepts", { number: pairs.length }),
    confirm: t("client-confirm"),
    value: pairs,
    ready: !asked.tried?.refusal,
  };
}

// --- Scouts

const NOBODY: Commitment = { ships: [], observers: [] };

export function scoutsOf({ picked }: AskedFor<"vas-ask-scouts">): Commitment {
  return picked ?? NOBODY;
}

export function toggleScout(asked: AskedFor<"vas-ask-scouts">, ship: string): void {
  const now = scoutsOf(asked);
  const ships = now.ships.includes(ship) ? now.ships.filter((other) => other !== ship) : [...now.ships, ship];
  asked.choose({ ...now, ships });
}

export function observersOf(asked: AskedFor<"vas-ask-scouts">, ship: string): number {
  return scoutsOf(asked).observers.find((row) => row.ship === ship)?.scouting ?? 0;
}

export function sendObservers(asked: AskedFor<"vas-ask-scouts">, ship: string, scouting: number): void {
  const now = scoutsOf(asked);
  const others = now.observers.filter((row) => row.ship !== ship);
  asked.choose({ ...now, observers: scouting ? [...others, { ship, scouting }] : others });
}

export function scouts(_: VasTable, asked: AskedFor<"vas-ask-scouts">): Question {
  const now = scoutsOf(asked);
  const observers = now.observers.reduce((sum, { scouting }) => sum + scouting, 0);
  return {
    choices: [],
    summary: t("client-vas-scouts", { ships: now.ships.length, observers }),
    confirm: t("client-vas-seal"),
    value: now,
    ready: !asked.tried?.refusal,
  };
}
