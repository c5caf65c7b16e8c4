/** Questions about where Flights go, and where ships and Flights are put. */

import { choiceOf } from "../../lib/decision";
import type { Choice, Question, Reason } from "../../lib/question";
import { same, valueId } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import { inches } from "./sea";
import type { VasTable } from "./table.svelte";
import type { Engage, Fly, Land, Raid, Rest } from "./types";
import type { AskedFor } from "./vas";

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

