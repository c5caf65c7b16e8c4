/** Questions about where ships and Flights go. */

import { choiceOf } from "../../lib/decision";
import { along } from "../../lib/map/points";
import type { Choice, Question, Reason } from "../../lib/question";
import { same, valueId } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import { bearing, inches } from "./sea";
import type { VasTable } from "./table.svelte";
import type { Engage, Fly, Land, Raid, Reach, Rest } from "./types";
import type { AskedFor } from "./vas";

/** A course is drawn, typed, or taken from what the server says she can reach: the ends of the fan and its middle. */
export function course(table: VasTable, asked: AskedFor<"vas-ask-course">): Question {
  const { reach, helm } = asked.hints;
  const { tried } = asked;
  const middle = Math.floor(reach.length / 2);
  const shown = new Map<number, Reach | undefined>([0, middle, reach.length - 1].map((index) => [index, reach[index]]));
  const choices = [...shown].flatMap(([index, way]): Choice[] => {
    if (!way) return [];
    const side = index === middle ? "ahead" : index ? "starboard" : "port";
    return [
      { id: side, label: t(`client-vas-${side}`), detail: bearing(way.heading), act: () => (table.course = way.course) },
    ];
  });
  const told = tried && !tried.refusal && !asked.pending;
  return {
    choices,
    picked: choices.find((_, index) => [...shown.values()][index]?.course === table.course)?.id ?? null,
    summary: told
      ? t("client-vas-course", { moved: inches(tried.moved), speed: inches(helm.speed), heading: bearing(tried.heading) })
      : t("client-vas-course-hint"),
    confirm: t("client-vas-sail"),
    value: table.course.trim(),
    ready: Boolean(told),
  };
}

type Goal = Fly | Engage | Land | Raid;

/** Where a Flight goes straight to. */
function goalName(table: VasTable, order: Goal): string {
  if (order.do === "engage") return t("client-vas-engage", { enemy: table.nameOf(order.enemies[0]!) });
  if (order.do === "fly")
    return order.target ? t("client-vas-attack", { target: table.nameOf(order.target) }) : t("client-vas-there");
  return t(`client-vas-${order.do}`, { carrier: table.nameOf(order.carrier) });
}

export function fly(table: VasTable, asked: AskedFor<"vas-ask-fly">): Question {
  const rows = asked.hints.flights;
  const ids = rows.map(({ flight }) => flight);
  const { picked, tried } = asked;
  const drawn = picked && picked.do !== "rest" ? picked.flight : null;
  const subject = table.subjectOf(ids) ?? drawn ?? ids[0] ?? null;
  const row = rows.find(({ flight }) => flight === subject);
  const rest: Rest = { do: "rest" };
  const goals = (row?.straight ?? []).map((goal) =>
    choiceOf<Goal | Rest>(asked, goal, { label: goalName(table, goal) }),
  );
  const value = picked && (picked.do === "rest" || picked.flight === subject) ? picked : null;
  return {
    subjects: ids.map((id) => ({ id, label: table.nameOf(id) })),
    subject,
    choices: [...goals, choiceOf<Goal | Rest>(asked, rest, { label: t("client-vas-rest") })],
    picked: value && valueId(value),
    summary: flown(asked, value),
    confirm: t("client-vas-fly"),
    value,
    ready: !tried?.refusal,
  };
}

function flown({ tried, about }: AskedFor<"vas-ask-fly">, value: unknown): string {
  if (!tried || !same(about, value) || !tried.route.length) return t("client-vas-fly-hint");
  return t("client-vas-flown", { length: inches(tried.length), speed: inches(tried.speed), passed: tried.passed.length });
}

/** Where on her edge a ship comes in: so many inches along it, and so far to one side of straight in. */
export function entry(table: VasTable, asked: AskedFor<"vas-ask-entry">): Question {
  const { start, end, inward, broadest } = asked.hints;
  const longest = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const at = Number(table.entries.along ?? Math.round(longest / 200));
  const off = Number(table.entries.off ?? 0);
  return {
    choices: [],
    steppers: [
      { id: "along", label: t("client-vas-along"), value: at, least: 0, most: Math.floor(longest / 100) },
      { id: "off", label: t("client-vas-off"), value: off, least: -broadest, most: broadest },
    ],
    summary: t("client-vas-heading", { heading: bearing(inward + off) }),
    confirm: t("client-confirm"),
    value: { along: at * 100, heading: (inward + off + 360) % 360 },
    ready: !asked.tried?.refusal,
    step: (id, value) => table.set(id, value),
  };
}

/** A ship that comes in, as the map draws her. */
export function entering(table: VasTable): { at: ReturnType<typeof along>; heading: number } | null {
  const asked = table.on("vas-ask-entry");
  const value = asked && entry(table, asked).value;
  if (!asked || !value || typeof value !== "object" || !("along" in value)) return null;
  const { start, end } = asked.hints;
  const [from, to] = [table.sea.point(start), table.sea.point(end)];
  const share = Number(value.along) / (Math.hypot(end[0] - start[0], end[1] - start[1]) || 1);
  const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  return { at, heading: Number((value as { heading: number }).heading) };
}

function first(reasons: readonly (Reason | null)[] | undefined): Reason | null {
  return reasons?.find((reason) => reason !== null) ?? null;
}

function placing(table: VasTable, value: unknown, refusal: Reason | null): Question {
  const { places } = table;
  return {
    choices: [{ id: "spread", label: t("client-vas-spread"), act: () => places.spread() }],
    summary: places.picked ? t("client-vas-put", { piece: table.nameOf(places.picked) }) : "",
    confirm: t("client-confirm"),
    value,
    refusal,
    ready: !refusal,
  };
}

type Deploying = AskedFor<"vas-ask-deploy"> | AskedFor<"vas-ask-redeploy">;

export function deploy(table: VasTable, asked: Deploying): Question {
  const told = placing(table, table.places.berths, first(asked.tried?.berths));
  const missing = asked.key === "vas-ask-deploy" && asked.tried?.missing.length !== 0;
  return { ...told, ready: told.ready !== false && !missing };
}

export function launch(table: VasTable, asked: AskedFor<"vas-ask-launch">): Question {
  return placing(table, table.places.posts, first(asked.tried?.refusals));
}

export function patrol(table: VasTable, asked: AskedFor<"vas-ask-patrol">): Question {
  return placing(table, table.places.posts, asked.tried?.refusal ?? null);
}

export function deep(table: VasTable, asked: AskedFor<"vas-ask-deep">): Question {
  const carriers: string[] = table.source.draft.get("carriers", []);
  const toggles = asked.hints.carriers.map(({ carrier }): Choice => {
    const on = carriers.includes(carrier);
    const next = on ? carriers.filter((other) => other !== carrier) : [...carriers, carrier];
    return { id: carrier, label: table.nameOf(carrier), on, act: () => table.source.draft.set("carriers", next) };
  });
  const told = placing(table, { carriers, flights: table.places.posts }, asked.tried?.refusal ?? null);
  return { ...told, choices: toggles };
}

