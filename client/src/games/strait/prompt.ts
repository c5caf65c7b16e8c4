/** The questions of this game as sentences, buttons and numbers. */

import type { Choice, Prompt, Stepper, Value } from "../../lib/game";
import type { AskInfo } from "../../protocol";
import { t } from "../../lib/words.svelte";
import { label } from "./geometry";
import { cardName, rankOf, surname } from "./names";
import { optionId, orders, sameValue, type Ending } from "./options";
import type { StraitTable } from "./table.svelte";
import type { Ship } from "./types";

const YES_OR_NO = ["yes", "no"];

/** What is written on the answers of one question, and how they are sent. */
interface Offers {
  choices: Choice[];
  steppers?: Stepper[];
  summary?: string;
  confirm: string | null;
}

export function promptOf(table: StraitTable, ask: AskInfo): Prompt {
  const offers = offersOf(table, ask);
  const draft = table.draft;
  return {
    sentence: t(ask.key, ask.params, table.namer),
    rule: ask.rule,
    subjects: table.subjects.map((id) => ({ id, label: table.facts.ships[id]!.name })),
    subject: table.subject,
    choices: offers.choices,
    picked: offers.choices.find((choice) => sameValue(choice.value, draft))?.id ?? null,
    steppers: offers.steppers ?? [],
    summary: offers.summary ?? "",
    confirm: offers.confirm,
    ready: draft !== null,
  };
}

function offersOf(table: StraitTable, ask: AskInfo): Offers {
  switch (ask.key) {
    case "strait-ask-captains":
      return { choices: [], confirm: t("client-strait-confirm-captains") };
    case "strait-ask-move":
      return moves(table);
    case "strait-ask-shoot":
      return shots(table);
    case "strait-ask-points":
      return points(table, ask);
    case "strait-ask-pay":
      return { choices: payments(table, ask), confirm: t("client-strait-confirm-pay") };
    case "strait-ask-repair":
      return { choices: repairs(table), confirm: t("client-confirm") };
    default:
      return { choices: table.options.map((value) => plainChoice(table, value)), confirm: null };
  }
}

/** A question that the buttons answer at once. */
function plainChoice(table: StraitTable, value: Value): Choice {
  const id = optionId(value);
  const ship = Array.isArray(value) ? table.facts.ships[String(value[0])] : undefined;
  const text = YES_OR_NO.includes(id) ? t(`client-value-${id}`) : (ship?.name ?? id);
  const chance = id === "yes" ? (table.hints.chance as [number, number] | undefined) : undefined;
  return { id, value, label: text, immediate: true, ...(chance ? { detail: percent(chance) } : {}) };
}

function moves(table: StraitTable): Offers {
  const ship = table.ship(table.subject);
  if (!ship) return { choices: [], confirm: null };
  const { draft, endings } = table;
  const chosen = endings.find((ending) => sameValue(ending.value, draft)) ?? null;
  const here = (ending: Ending) => ending.space === ship.space || ending.space === null;
  const away = chosen !== null && !here(chosen);
  // Once a space is picked on the chart, only the facings there are left to choose from.
  const shown = endings.filter(away ? (ending) => ending.space === chosen.space : here);
  // A ship that has to move gets her spaces as buttons, else the bar would offer nothing.
  const offered = shown.length ? shown : endings;
  return {
    choices: offered.map((ending) => moveChoice(table, ship, ending)),
    summary: away ? t("client-strait-pick-facing") : moveHint(table, ship),
    confirm: t("client-strait-confirm-move"),
  };
}

function moveChoice(table: StraitTable, ship: Ship, ending: Ending): Choice {
  const price = movementHint(table, ship)?.price ?? 0;
  return {
    id: optionId(ending.value),
    value: ending.value,
    label: moveLabel(ship, ending),
    ...(ending.paid ? { detail: t("client-strait-price", { points: price }) } : {}),
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

interface MovementHint {
  need: number;
  may_move: boolean;
  duty: string | null;
  price: number;
}

function movementHint(table: StraitTable, ship: Ship): MovementHint | undefined {
  return (table.hints.ships as Record<string, MovementHint> | undefined)?.[ship.id];
}

/** What the speed roll and her duties leave a ship to do, before a space is chosen. */
function moveHint(table: StraitTable, ship: Ship): string {
  const hint = movementHint(table, ship);
  if (!hint) return "";
  if (hint.duty) return t(`strait-duty-${hint.duty}`, { ship: ship.id }, table.namer);
  return t(hint.may_move ? "client-strait-may-move" : "client-strait-may-turn", { need: hint.need });
}

function shots(table: StraitTable): Offers {
  const mine = orders(table.options).filter((order) => order[0] === table.subject);
  const choices = mine.map((value): Choice => {
    const target = String(value[2] ?? "");
    const prospect = table.prospect(table.subject, target);
    return {
      id: optionId(value),
      value,
      label: value[1] === "hold" ? t("client-strait-hold") : (table.facts.ships[target]?.name ?? target),
      ...(prospect ? { detail: percent(prospect.chance) } : {}),
    };
  });
  const target = Array.isArray(table.draft) && table.draft[1] === "fire" ? String(table.draft[2]) : null;
  const prospect = target ? table.prospect(table.subject, target) : null;
  const summary = prospect
    ? t("client-strait-shot-summary", {
        range: prospect.range,
        need: prospect.need,
        broadside: prospect.broadside ? "yes" : "no",
        cards: prospect.cards,
      })
    : "";
  return { choices, summary, confirm: t(target ? "client-strait-confirm-fire" : "client-confirm") };
}

/** From how many points of which officer the number comes, and the chance it leaves. */
function points(table: StraitTable, ask: AskInfo): Offers {
  const pairs = table.options as [number, number][];
  const [own, shared] = (table.draft ?? [0, 0]) as [number, number];
  const ship = table.ship(String(ask.params.ship));
  const most = (index: 0 | 1) => Math.max(...pairs.map((pair) => pair[index]));
  const stepper = (id: string, officer: string | null, value: number, limit: number): Stepper[] =>
    limit > 0 ? [{ id, label: officer ?? t("client-strait-admiral"), value, least: 0, most: limit }] : [];
  const rows = (table.hints.table ?? []) as [number, number, number, [number, number]][];
  const row = rows.find(([mine, his]) => mine === own && his === shared);
  return {
    choices: [],
    steppers: [
      ...stepper("points-own", officerName(table, ship?.captain), own, most(0)),
      ...stepper("points-shared", lenderName(table, ship), shared, most(1)),
    ],
    summary: row ? t("client-strait-points-summary", { need: row[2], chance: percent(row[3]) }) : "",
    confirm: t(`client-strait-confirm-points-${String(ask.params.purpose)}`),
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

function payments(table: StraitTable, ask: AskInfo): Choice[] {
  const { captain, admiral } = ask.params as Record<string, string>;
  const names = [officerName(table, captain) ?? "", officerName(table, admiral) ?? ""];
  return (table.options as number[][]).map((value) => {
    const parts = value.flatMap((count, index) => (count ? [`${names[index]} ${count}`] : []));
    return { id: optionId(value), value, label: parts.join(" + ") };
  });
}

interface RepairHint {
  card: string;
  chance?: [number, number];
}

function repairs(table: StraitTable): Choice[] {
  const ship = table.ship(table.subject);
  const hints = (table.hints.ships as Record<string, RepairHint[]> | undefined)?.[ship?.id ?? ""];
  return orders(table.options)
    .filter((order) => order[0] === table.subject)
    .map((value) => {
      const card = value[1] === "repair" ? ship?.cards[value[2] as number]?.card : undefined;
      const chance = hints?.[value[2] as number]?.chance;
      return {
        id: optionId(value),
        value,
        label: card ? `${cardName(card)} ${t(`strait-damage-${rankOf(card)}`)}` : t("client-strait-pass"),
        ...(card && chance ? { detail: percent(chance) } : {}),
      };
    });
}

export function percent([part, whole]: [number, number]): string {
  return t("client-percent", { value: Math.round((100 * part) / whole) });
}
