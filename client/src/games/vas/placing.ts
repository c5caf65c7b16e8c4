/** Questions about where Flights go, and where ships and Flights are put. */

import { choiceOf } from "../../lib/decision";
import type { Choice, Question, Reason } from "../../lib/question";
import { same, valueId } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import { inches } from "./sea";
import type { VasTable } from "./table.svelte";
import type { Engage, Fly, Land, Point as Place, Raid, Rest } from "./types";
import type { AskedFor } from "./vas";

export type Goal = Fly | Engage | Land | Raid;
type Flying = AskedFor<"vas-ask-fly">;

const VIA = "via";
const BENDING = "bending";
const REST: Rest = { do: "rest" };
const NO_PLACES: Place[] = [];

/** Where a Flight goes. */
export function goalName(table: VasTable, order: Goal): string {
  if (order.do === "engage")
    return t("client-vas-engage", { enemy: order.enemies.map((enemy) => table.nameOf(enemy)).join(", ") });
  if (order.do === "fly")
    return order.target ? t("client-vas-attack", { target: table.nameOf(order.target) }) : t("client-vas-there");
  return t(order.do === "land" ? "client-vas-land" : "client-vas-raid", { carrier: table.nameOf(order.carrier) });
}

/** Turning points on the way, and whether the next press on the table adds one. */
export function viaOf(table: VasTable): Place[] {
  return table.source.draft.get(VIA, NO_PLACES);
}

export function bending(table: VasTable): boolean {
  return table.source.draft.get(BENDING, false);
}

export function bend(table: VasTable, on: boolean): void {
  table.source.draft.set(BENDING, on);
}

/** Leave out all turning points. */
export function straighten(table: VasTable, asked: Flying): void {
  reroute(table, asked, []);
  bend(table, false);
}

/** The prepared order over other turning points. */
function reroute(table: VasTable, asked: Flying, via: Place[]): void {
  table.source.draft.set(VIA, via);
  const order = asked.picked;
  if (order && order.do !== "rest" && order.path.length) asked.choose({ ...order, path: [...via, order.path.at(-1)!] });
}

/** A goal over the turning points that were set. */
export function flyTo(table: VasTable, asked: Flying, goal: Goal): void {
  asked.choose({ ...goal, path: [...viaOf(table), ...goal.path] });
  bend(table, false);
}

/** A press on the table: a turning point, or where the Flight goes. */
export function flyAcross(table: VasTable, at: Place): void {
  const asked = table.on("vas-ask-fly");
  const flight = table.question?.subject;
  if (!asked || !flight) return;
  if (bending(table)) reroute(table, asked, [...viaOf(table), at]);
  else flyTo(table, asked, { do: "fly", flight, path: [at], target: null });
}

/** The Flight whose order is prepared: the one that somebody turned to, else the first. */
export function flyingSubject(table: VasTable, { hints, picked }: Flying): string | null {
  const ids = hints.flights.map(({ flight }) => flight);
  const drawn = picked && picked.do !== "rest" ? picked.flight : null;
  return table.subjectOf(ids) ?? ids.find((id) => id === drawn) ?? ids[0] ?? null;
}

/** Turn to another Flight; what was prepared for the one before is forgotten. */
export function turnTo(table: VasTable, flight: string): void {
  table.source.draft.clear();
  table.selectSubject(flight);
}

export function fly(table: VasTable, asked: Flying): Question {
  const { picked, tried } = asked;
  const subject = flyingSubject(table, asked);
  const value = picked && (picked.do === "rest" || picked.flight === subject) ? picked : null;
  return {
    subject,
    choices: [choiceOf<Goal | Rest>(asked, REST, { label: t("client-vas-rest"), hint: t("client-vas-rest-hint") })],
    picked: value && valueId(value),
    summary: flown(table, asked, value),
    confirm: t(value?.do === "rest" ? "client-confirm" : "client-vas-fly"),
    value,
    ready: !tried?.refusal,
  };
}

function flown(table: VasTable, { tried, about }: Flying, value: Goal | Rest | null): string {
  if (!value || value.do === "rest" || !tried || !same(about, value) || !tried.route.length)
    return t("client-vas-fly-hint");
  const length = t("client-vas-flown", {
    length: inches(tried.length),
    speed: inches(tried.speed),
    passed: tried.passed.length,
  });
  return `${table.nameOf(value.flight)}, ${goalName(table, value)}: ${length}`;
}

function first(reasons: readonly (Reason | null)[] | undefined): Reason | null {
  return reasons?.find((reason) => reason !== null) ?? null;
}

function placing(table: VasTable, value: unknown, refusal: Reason | null): Question {
  const { places } = table;
  const spread: Choice = { id: "spread", label: t("client-vas-spread"), act: () => places.spread() };
  return {
    choices: places.open?.line.length ? [spread] : [],
    summary: places.picked ? t("client-vas-put", { piece: table.nameOf(places.picked) }) : t("client-vas-all-put"),
    confirm: t("client-confirm"),
    value,
    refusal,
    ready: !refusal,
  };
}

type Deploying = AskedFor<"vas-ask-deploy"> | AskedFor<"vas-ask-redeploy">;

export function deploy(table: VasTable, asked: Deploying): Question {
  const told = placing(table, table.places.berths, first(asked.tried?.berths));
  if (asked.key === "vas-ask-deploy") return { ...told, ready: !told.refusal && asked.tried?.missing.length === 0 };
  const moved = table.places.berths.length;
  return { ...told, confirm: t(moved ? "client-confirm" : "client-vas-stay-put") };
}

export function launch(table: VasTable, asked: AskedFor<"vas-ask-launch">): Question {
  const told = placing(table, table.places.posts, first(asked.tried?.refusals));
  const up = table.places.posts.length;
  return { ...told, confirm: t(up ? "client-vas-launch" : "client-vas-launch-none") };
}

export function patrol(table: VasTable, asked: AskedFor<"vas-ask-patrol">): Question {
  return placing(table, table.places.posts, asked.tried?.refusal ?? null);
}

export function deep(table: VasTable, asked: AskedFor<"vas-ask-deep">): Question {
  const { deepCarriers: carriers, posts: flights } = table.places;
  const told = placing(table, { carriers, flights }, asked.tried?.refusal ?? null);
  return { ...told, summary: t("client-vas-deep-hint"), confirm: t(carriers.length ? "client-confirm" : "client-vas-no-deep") };
}

/** A press on a piece while a Flight is ordered: turn to one of one's own, or send the one in hand at it. */
export function flyAt(table: VasTable, id: string): void {
  const asked = table.on("vas-ask-fly");
  if (!asked) return;
  const rows = asked.hints.flights;
  if (rows.some(({ flight }) => flight === id)) return turnTo(table, id);
  const row = rows.find(({ flight }) => flight === flyingSubject(table, asked));
  const goal = row?.straight.find((order) => aimOf(order) === id);
  if (goal) flyTo(table, asked, goal);
}

function aimOf(order: Goal): string | null {
  if (order.do === "engage") return order.enemies[0] ?? null;
  return order.do === "fly" ? order.target : order.carrier;
}
