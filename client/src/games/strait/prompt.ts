/** The questions of this game as sentences, buttons and numbers. */

import { choiceOf, decision } from "../../lib/decision";
import { textOf } from "../../lib/log";
import { surname } from "../../lib/names";
import { chance } from "../../lib/numbers";
import type { Asked, AskedAs, Choice, Question, Readers, Stepper } from "../../lib/question";
import { same, valueId } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import { label } from "./geometry";
import { cardName, rankOf } from "./names";
import { endId, targetOf } from "./options";
import type { Answer, Strait } from "./strait";
import type { StraitTable } from "./table.svelte";
import type { End, NoHints, SecondRoll, Ship } from "./types";

/** An answer that the board shows while the pointer is on its button. */
function glanced(table: StraitTable, choice: Choice, value: Answer): Choice {
  return { ...choice, look: (looking) => table.glance(looking ? value : null) };
}

/** A second throw, or none; the buttons answer at once. */
function yesOrNo(_: StraitTable, asked: AskedAs<"yes" | "no", SecondRoll | NoHints, unknown>): Question {
  const odds = "chance" in asked.hints ? chance(asked.hints.chance) : "";
  return decision(asked, {
    answer: (value) => ({
      label: t(`client-value-${value}`),
      ...(value === "yes" && odds ? { detail: odds } : {}),
    }),
    quick: true,
  });
}

function captains(table: StraitTable): Question {
  return { choices: [], confirm: t("client-strait-confirm-captains"), value: table.draft };
}

function moves(table: StraitTable, asked: Asked<Strait, "strait-ask-move">): Question {
  const ship = table.ship(table.subject);
  const { draft, endings } = table;
  if (!ship) return { choices: [], confirm: null, value: null };
  const chosen = endings.find((end) => same(end.order, draft)) ?? null;
  const here = (end: End) => end.space === ship.space || end.space === null;
  const away = chosen !== null && !here(chosen);
  // Once a space is picked on the board, only the facings there are left to choose from.
  const shown = endings.filter(away ? (end) => end.space === chosen.space : here);
  // A ship that has to move gets her spaces as buttons, else the bar would offer nothing.
  const offered = shown.length ? shown : endings;
  return {
    ...subjectsOf(table),
    choices: offered.map((end) => {
      const choice = choiceOf(asked, end.order, {
        label: moveLabel(ship, end),
        ...(end.price ? { detail: t("client-strait-price", { points: end.price }) } : {}),
      });
      return glanced(table, { ...choice, id: endId(end) }, end.order);
    }),
    picked: chosen && endId(chosen),
    summary: away ? t("client-strait-pick-facing") : moveHint(table, asked, ship),
    confirm: t("client-strait-confirm-move"),
    value: draft,
  };
}

function subjectsOf(table: StraitTable): Pick<Question, "subjects" | "subject"> {
  return {
    subjects: table.subjects.map((id) => ({ id, label: table.facts.ships[id]!.name })),
    subject: table.subject,
  };
}

function moveLabel(ship: Ship, end: End): string {
  const facing = t(`client-strait-facing-${end.facing}`);
  const turned = end.facing !== ship.facing;
  if (end.space === null) return t("client-strait-leave", { turned: turned ? "yes" : "no", facing });
  if (end.space !== ship.space) return t("client-strait-move", { space: label(end.space), facing });
  if (!turned) return t("client-strait-stay");
  return t((end.facing - ship.facing + 8) % 8 < 4 ? "client-strait-turn-starboard" : "client-strait-turn-port", {
    facing,
  });
}

/** What the speed roll and her duties leave a ship to do, before a space is chosen. */
function moveHint(table: StraitTable, asked: Asked<Strait, "strait-ask-move">, ship: Ship): string {
  const helm = asked.hints.ships[ship.id];
  if (!helm) return "";
  if (helm.duty) return table.say(`strait-duty-${helm.duty}`, { ship: ship.id });
  return t(helm.may_move ? "client-strait-may-move" : "client-strait-may-turn", { need: helm.need });
}

function shots(table: StraitTable, asked: Asked<Strait, "strait-ask-shoot">): Question {
  const mine = asked.options.filter(({ ship }) => ship === table.subject);
  const choices = mine.map((order) => {
    const target = targetOf(order);
    const prospect = target === null ? null : table.prospects[target];
    const wording = {
      label: target === null ? t("client-strait-hold") : (table.facts.ships[target]?.name ?? target),
      ...(prospect ? { detail: chance(prospect.chance) } : {}),
    };
    return glanced(table, choiceOf(asked, order, wording), order);
  });
  const target = targetOf(table.draft);
  const prospect = target === null ? null : table.prospects[target];
  const summary = prospect
    ? t("client-strait-shot-summary", {
        range: prospect.range,
        need: prospect.need,
        broadside: prospect.broadside ? "yes" : "no",
        cards: prospect.cards,
      })
    : "";
  return {
    ...subjectsOf(table),
    choices,
    picked: table.draft && valueId(table.draft),
    summary,
    confirm: t(target ? "client-strait-confirm-fire" : "client-confirm"),
    value: table.draft,
  };
}

/** From how many points of which officer the number comes, and the chance it leaves. */
function points(table: StraitTable, asked: Asked<Strait, "strait-ask-points">): Question {
  const given = asked.options.find((option) => same(option, asked.picked)) ?? asked.options[0]!;
  const { captain, admiral, rows } = asked.hints;
  const row = rows.find((way) => same(way.points, given));
  const stepper = (id: string, officer: string, value: number, most: number): Stepper[] =>
    most > 0 ? [{ id, label: officerName(table, officer), value, least: 0, most }] : [];
  return {
    choices: [],
    steppers: [
      ...stepper("points-own", captain, given.own, Math.max(...asked.options.map(({ own }) => own))),
      ...stepper("points-shared", admiral, given.shared, Math.max(...asked.options.map(({ shared }) => shared))),
    ],
    summary: row ? t("client-strait-points-summary", { need: row.need, chance: chance(row.chance) }) : "",
    confirm: t(`client-strait-confirm-points-${String(asked.params.purpose)}`),
    value: given,
    step: (id, value) => asked.choose(id === "points-own" ? { ...given, own: value } : { ...given, shared: value }),
  };
}

function officerName(table: StraitTable, id: string): string {
  return surname(table.facts.captains[id]?.name ?? id);
}

function payments(table: StraitTable, asked: Asked<Strait, "strait-ask-pay">): Question {
  const [captain, admiral] = ["captain", "admiral"].map((role) => officerName(table, textOf(asked.params[role]) ?? ""));
  const question = decision(asked, {
    answer: ({ own, shared }) => ({
      label: [...(own ? [`${captain} ${own}`] : []), ...(shared ? [`${admiral} ${shared}`] : [])].join(" + "),
    }),
  });
  return question.confirm ? { ...question, confirm: t("client-strait-confirm-pay") } : question;
}

function repairs(table: StraitTable, asked: Asked<Strait, "strait-ask-repair">): Question {
  const mine = asked.options.filter(({ ship }) => ship === table.subject);
  return {
    ...subjectsOf(table),
    choices: mine.map((order) => {
      const outlook = order.do === "repair" ? asked.hints.ships[order.ship]?.[order.card] : undefined;
      return choiceOf(asked, order, {
        label: outlook
          ? `${cardName(outlook.card)} ${t(`strait-damage-${rankOf(outlook.card)}`)}`
          : t("client-strait-pass"),
        ...(outlook?.chance ? { detail: chance(outlook.chance) } : {}),
      });
    }),
    picked: table.draft && valueId(table.draft),
    confirm: t("client-confirm"),
    value: table.draft,
  };
}

function checks(table: StraitTable, asked: Asked<Strait, "strait-ask-morale">): Question {
  return decision(asked, {
    answer: (ship) => ({ label: table.facts.ships[ship]?.name ?? ship }),
    quick: true,
  });
}

export const READERS: Readers<Strait, StraitTable> = {
  "strait-ask-captains": captains,
  "strait-ask-speed-reroll": yesOrNo,
  "strait-ask-move": moves,
  "strait-ask-pay": payments,
  "strait-ask-shoot": shots,
  "strait-ask-points": points,
  "strait-ask-second-salvo": yesOrNo,
  "strait-ask-repair": repairs,
  "strait-ask-morale": checks,
  "strait-ask-steady-crew": yesOrNo,
};
