/** The questions of this game as sentences, buttons and numbers. */

import { choiceOf, decision } from "../../lib/decision";
import { surname } from "../../lib/names";
import { chance } from "../../lib/numbers";
import type { Asked, AskedAs, Choice, Question, Readers, Stepper } from "../../lib/question";
import { same, valueId } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import { label } from "./geometry";
import { cardName, rankOf } from "./names";
import type { Ending } from "./options";
import type { Chance, Strait, YesOrNo } from "./questions";
import type { StraitTable } from "./table.svelte";
import type { Ship } from "./types";

/** An answer that the board shows while the pointer is on its button. */
function glanced(table: StraitTable, choice: Choice, value: unknown): Choice {
  return { ...choice, look: (looking) => table.glance(looking ? value : null) };
}

/** A second throw, or none; the buttons answer at once. */
function yesOrNo(_: StraitTable, asked: AskedAs<YesOrNo, { chance?: Chance }, unknown>): Question {
  const { chance: odds } = asked.hints;
  return decision(asked, {
    answer: (value) => ({
      label: t(`client-value-${value}`),
      ...(value === "yes" && odds ? { detail: chance(odds) } : {}),
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
  const chosen = endings.find((ending) => same(ending.value, draft)) ?? null;
  const here = (ending: Ending) => ending.space === ship.space || ending.space === null;
  const away = chosen !== null && !here(chosen);
  // Once a space is picked on the board, only the facings there are left to choose from.
  const shown = endings.filter(away ? (ending) => ending.space === chosen.space : here);
  // A ship that has to move gets her spaces as buttons, else the bar would offer nothing.
  const offered = shown.length ? shown : endings;
  const price = asked.hints.ships?.[ship.id]?.price ?? 0;
  return {
    ...subjectsOf(table),
    choices: offered.map((ending) =>
      glanced(
        table,
        choiceOf(asked, ending.value, {
          label: moveLabel(ship, ending),
          ...(ending.paid ? { detail: t("client-strait-price", { points: price }) } : {}),
        }),
        ending.value,
      ),
    ),
    picked: draft && valueId(draft),
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

function moveLabel(ship: Ship, ending: Ending): string {
  const facing = t(`client-strait-facing-${ending.facing}`);
  if (ending.space === null)
    return t("client-strait-leave", { turned: ending.verb === "leave" ? "no" : "yes", facing });
  if (ending.space !== ship.space) return t("client-strait-move", { space: label(ending.space), facing });
  if (ending.facing === ship.facing) return t("client-strait-stay");
  return t((ending.facing - ship.facing + 8) % 8 < 4 ? "client-strait-turn-starboard" : "client-strait-turn-port", {
    facing,
  });
}

/** What the speed roll and her duties leave a ship to do, before a space is chosen. */
function moveHint(table: StraitTable, asked: Asked<Strait, "strait-ask-move">, ship: Ship): string {
  const hint = asked.hints.ships?.[ship.id];
  if (!hint) return "";
  if (hint.duty) return table.say(`strait-duty-${hint.duty}`, { ship: ship.id });
  return t(hint.may_move ? "client-strait-may-move" : "client-strait-may-turn", { need: hint.need });
}

function shots(table: StraitTable, asked: Asked<Strait, "strait-ask-shoot">): Question {
  const mine = asked.options.filter(([ship]) => ship === table.subject);
  const choices = mine.map((order) => {
    const target = order[1] === "fire" ? order[2] : "";
    const prospect = table.prospect(table.subject, target);
    const wording = {
      label: order[1] === "hold" ? t("client-strait-hold") : (table.facts.ships[target]?.name ?? target),
      ...(prospect ? { detail: chance(prospect.chance) } : {}),
    };
    return glanced(table, choiceOf(asked, order, wording), order);
  });
  const target = table.aimed(table.draft);
  const prospect = target ? table.prospect(table.subject, target) : null;
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
  const [own, shared] = given;
  const ship = table.ship(String(asked.params.ship));
  const most = (index: 0 | 1) => Math.max(...asked.options.map((pair) => pair[index]));
  const stepper = (id: string, officer: string | null, value: number, limit: number): Stepper[] =>
    limit > 0 ? [{ id, label: officer ?? t("client-strait-admiral"), value, least: 0, most: limit }] : [];
  const row = asked.hints.table?.find(([mine, his]) => mine === own && his === shared);
  return {
    choices: [],
    steppers: [
      ...stepper("points-own", officerName(table, ship?.captain), own, most(0)),
      ...stepper("points-shared", lenderName(table, ship), shared, most(1)),
    ],
    summary: row ? t("client-strait-points-summary", { need: row[2], chance: chance(row[3]) }) : "",
    confirm: t(`client-strait-confirm-points-${String(asked.params.purpose)}`),
    value: given,
    step: (id, value) => asked.choose(id === "points-own" ? [value, shared] : [own, value]),
  };
}

function officerName(table: StraitTable, id: string | undefined): string | null {
  const name = id ? table.facts.captains[id]?.name : undefined;
  return name ? surname(name) : null;
}

/** The admiral of the ship's side, who lends points. */
function lenderName(table: StraitTable, ship: Ship | null): string | null {
  const flagship = ship ? table.ship(table.facts.flagship[ship.side] ?? null) : null;
  return officerName(table, flagship?.admiral || flagship?.captain);
}

function payments(table: StraitTable, asked: Asked<Strait, "strait-ask-pay">): Question {
  const names = ["captain", "admiral"].map((role) => officerName(table, String(asked.params[role])) ?? "");
  const question = decision(asked, {
    answer: (value) => ({
      label: value.flatMap((count, index) => (count ? [`${names[index]} ${count}`] : [])).join(" + "),
    }),
  });
  return question.confirm ? { ...question, confirm: t("client-strait-confirm-pay") } : question;
}

function repairs(table: StraitTable, asked: Asked<Strait, "strait-ask-repair">): Question {
  const ship = table.ship(table.subject);
  const hints = asked.hints.ships?.[ship?.id ?? ""];
  const mine = asked.options.filter(([name]) => name === table.subject);
  return {
    ...subjectsOf(table),
    choices: mine.map((order) => {
      const [, verb, index = -1] = order;
      const card = verb === "repair" ? ship?.cards[index]?.card : undefined;
      const odds = hints?.[index]?.chance;
      return choiceOf(asked, order, {
        label: card ? `${cardName(card)} ${t(`strait-damage-${rankOf(card)}`)}` : t("client-strait-pass"),
        ...(card && odds ? { detail: chance(odds) } : {}),
      });
    }),
    picked: table.draft && valueId(table.draft),
    confirm: t("client-confirm"),
    value: table.draft,
  };
}

function checks(table: StraitTable, asked: Asked<Strait, "strait-ask-morale">): Question {
  return decision(asked, {
    answer: ([ship]) => ({ label: table.facts.ships[ship]?.name ?? ship }),
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
