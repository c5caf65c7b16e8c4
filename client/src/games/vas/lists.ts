/** Questions that are answered with a list: some of what is offered, or all of it in an order of one's own. */

import { percent } from "../../lib/numbers";
import type { AskedAs, Choice, Question } from "../../lib/question";
import { same, valueId } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import type { VasTable } from "./table.svelte";
import type { Pair } from "./types";
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

/** All of it, in an order: a press on a thing puts it first. */
function ordered<T>(asked: Listed<T>, offered: readonly T[], wording: (thing: T) => Wording): Question<T[]> {
  const order = asked.picked ?? [...offered];
  return {
    choices: order.map((thing, index) => ({
      id: valueId(thing),
      ...wording(thing),
      on: index === 0,
      act: () => asked.choose([thing, ...order.filter((other) => !same(other, thing))]),
    })),
    summary: t("client-vas-order-hint"),
    confirm: t("client-confirm"),
    value: order,
    ready: !asked.tried?.refusal,
  };
}

export function rearm(table: VasTable, asked: AskedFor<"vas-ask-rearm">): Question {
  const rows = asked.hints.flights;
  return some(
    asked,
    rows.map(({ flight }) => flight),
    (flight) => {
      const face = rows.find((row) => row.flight === flight)!.face;
      return { label: table.nameOf(flight), detail: t("client-vas-from", { face }) };
    },
  );
}

export function spot(table: VasTable, asked: AskedFor<"vas-ask-spot">): Question {
  return some(asked, asked.hints.targets, (target) => ({ label: table.nameOf(target) }));
}

export function strike(table: VasTable, asked: AskedFor<"vas-ask-strike">): Question {
  const rows = asked.hints.flights;
  return ordered(
    asked,
    rows.map(({ flight }) => flight),
    (flight) => {
      const { target, hit_chance } = rows.find((row) => row.flight === flight)!;
      return { label: `${table.nameOf(flight)} → ${table.nameOf(target)}`, detail: percent(100 * hit_chance) };
    },
  );
}

function versus(table: VasTable, { flight, enemy }: Pair): string {
  return `${table.nameOf(flight)} – ${table.nameOf(enemy)}`;
}

export function dogfights(table: VasTable, asked: AskedFor<"vas-ask-dogfights">): Question {
  const rows = asked.hints.pairs;
  return ordered(
    asked,
    rows.map(({ pair }) => pair),
    (pair) => {
      const wins = rows.find((row) => same(row.pair, pair))!.wins;
      return { label: versus(table, pair), detail: percent(100 * wins) };
    },
  );
}

export function intercept(table: VasTable, asked: AskedFor<"vas-ask-intercept">): Question {
  const { aboard, raiders } = asked.hints;
  const pairs = aboard.flatMap((flight) => raiders.map((enemy) => ({ flight, enemy })));
  return some(asked, pairs, (pair) => ({ label: versus(table, pair) }));
}

/** Ships that scout, and of the Observation Flights as many as one likes. */
export function scouts(table: VasTable, asked: AskedFor<"vas-ask-scouts">): Question {
  const chosen = asked.picked ?? { ships: [], observers: [] };
  const sent = (ship: string) => chosen.observers.find((row) => row.ship === ship)?.scouting ?? 0;
  return {
    choices: asked.hints.ships.map((ship) => {
      const on = chosen.ships.includes(ship);
      const ships = on ? chosen.ships.filter((other) => other !== ship) : [...chosen.ships, ship];
      return { id: ship, label: table.nameOf(ship), on, act: () => asked.choose({ ...chosen, ships }) };
    }),
    steppers: asked.hints.observers.map(({ ship, scouting }) => ({
      id: ship,
      label: table.nameOf(ship),
      value: sent(ship),
      least: 0,
      most: scouting,
    })),
    confirm: t("client-confirm"),
    value: chosen,
    ready: !asked.tried?.refusal,
    step: (ship, scouting) => {
      const others = chosen.observers.filter((row) => row.ship !== ship);
      asked.choose({ ...chosen, observers: scouting ? [...others, { ship, scouting }] : others });
    },
  };
}
