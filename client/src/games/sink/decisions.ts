/** Questions with a short list of answers, or of things each of which may be taken or left. */

import type { ChartQuestion } from "../../lib/chart/question";
import { decision, type Wording } from "../../lib/decision";
import { percent } from "../../lib/numbers";
import type { Asked, AskedAs } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import { convoyName, shipName, typesInWords } from "./names";
import type { ContactKey, LookKey, LookOrder, Sink } from "./questions";
import type { SinkTable } from "./table.svelte";
import { contactWords, searchWords } from "./spoken";

export function combat(table: SinkTable, asked: Asked<Sink, "sink-ask-combat">): ChartQuestion {
  const { enemies, forces } = asked.hints;
  const named = enemies.map(({ token, known }) => (known ? `${token} (${typesInWords(known)})` : token)).join("; ");
  const own = forces.map((token) => table.tokenName(token)).join(", ");
  return decision(asked, {
    answer: ({ fight, shadowers }) => ({
      label: t(fight ? "client-sink-fight" : "client-sink-no-fight"),
      ...(shadowers.length ? { detail: t("client-sink-with", { names: shadowers.join(", ") }) } : {}),
      hint: t(fight ? "client-sink-fight-hint" : "client-sink-no-fight-hint", { enemies: named, forces: own || "–" }),
    }),
    summary: t("client-sink-combat-summary", { enemies: named, forces: own || "–" }),
  });
}

export function skipRange(_: SinkTable, asked: Asked<Sink, "sink-ask-skip-range">): ChartQuestion {
  return decision(asked, {
    answer: (value) => ({ label: t(`client-sink-range-${value}`), hint: t(`client-sink-range-${value}.text`) }),
  });
}

export function keepShadow(table: SinkTable, asked: Asked<Sink, "sink-ask-keep-shadow">): ChartQuestion {
  return onTokens(table, asked, () => ({}));
}

export function nextMover(table: SinkTable, asked: Asked<Sink, "sink-ask-next-mover">): ChartQuestion {
  const waiting = new Map(asked.hints.waiting.map(({ token, path }) => [token, path]));
  return onTokens(table, asked, (token) => {
    const path = waiting.get(token) ?? [];
    return { detail: path.join(" ") || t("client-sink-stays") };
  });
}

/** One of some markers, which can be clicked on the chart too. */
function onTokens(
  table: SinkTable,
  asked: AskedAs<string, unknown, unknown>,
  more: (token: string) => Partial<Wording>,
): ChartQuestion<string> {
  const hexOf = (token: string) => table.public?.tokens[token]?.hex ?? "";
  return {
    ...decision(asked, { answer: (token) => ({ label: table.tokenName(token), ...more(token) }) }),
    hexes: [...new Set(asked.options.map(hexOf))],
    hex(hex) {
      const there = asked.options.filter((token) => hexOf(token) === hex);
      const next = there[(there.indexOf(asked.picked ?? "") + 1) % there.length];
      if (next) asked.choose(next);
      return next !== undefined;
    },
  };
}

export function raid(_: SinkTable, asked: Asked<Sink, "sink-ask-raid">): ChartQuestion {
  const { convoys, escorts, course } = asked.hints;
  const seen = convoys.map(({ id }) => convoyName(id)).join(", ");
  const guards = escorts.map(({ token, known }) => `${token} (${typesInWords(known)})`).join("; ");
  return decision(asked, {
    answer: ({ stop, convoys: prey }) => ({
      label: prey.length
        ? t("client-sink-raid-destroy", { convoys: prey.map(convoyName).join(", ") })
        : t(stop ? "client-sink-raid-stop" : "client-sink-raid-on"),
      hint: prey.length
        ? t("client-sink-raid-destroy-hint")
        : t(stop ? "client-sink-raid-stop-hint" : "client-sink-raid-on-hint", { course: course.join(" ") || "–" }),
    }),
    summary: t(guards ? "client-sink-raid-escorted" : "client-sink-raid-free", { convoys: seen, escorts: guards }),
  });
}

/** Things each of which is taken or left. */
interface Taken {
  id: string;
  label: string;
  detail?: string;
  hint?: string;
}

function anyOf<Answer>(
  table: SinkTable,
  things: Taken[],
  make: (ids: string[]) => Answer,
  confirm: (count: number) => string,
): ChartQuestion<Answer> {
  const taken = things.flatMap(({ id }) => (table.entries[id] ? [id] : []));
  return {
    choices: things.map(({ id, label, detail, hint }) => ({
      id,
      label,
      ...(detail ? { detail } : {}),
      ...(hint ? { hint } : {}),
      on: taken.includes(id),
      act: () => table.set(id, taken.includes(id) ? 0 : 1),
    })),
    confirm: confirm(taken.length),
    value: make(taken),
  };
}

export function destroyEscorted(table: SinkTable, asked: Asked<Sink, "sink-ask-destroy-escorted">): ChartQuestion {
  const things = asked.hints.convoys.map(({ id }) => ({ id, label: convoyName(id) }));
  return anyOf(
    table,
    things,
    (ids) => ids,
    (count) => t(count ? "client-sink-destroy" : "client-sink-spare", { count }),
  );
}

export function breakOff(table: SinkTable, asked: Asked<Sink, "sink-ask-break-off">): ChartQuestion {
  const ships = asked.hints.groups.flatMap(({ pursuers, group }) => pursuers.map((ship) => ({ ship, group })));
  return {
    ...anyOf(
      table,
      ships.map(({ ship, group }) => ({
        id: ship,
        label: shipName(table.facts, ship),
        detail: t("client-sink-after-group", { group }),
      })),
      (ids) => ids,
      (count) => t(count ? "client-sink-break-off" : "client-sink-press-on", { count }),
    ),
    summary: pursuitWords(table, asked),
  };
}

/** How a pursuit stands. */
export function pursuitWords(
  table: SinkTable,
  asked: Asked<Sink, "sink-ask-break-off"> | Asked<Sink, "sink-ask-pursue">,
): string {
  const { range, escape_from, groups } = asked.hints;
  const named = groups
    .map(({ group, ships, evasion }) =>
      t("client-sink-group", { group, ships: ships.map((ship) => shipName(table.facts, ship)).join(", "), evasion }),
    )
    .join("; ");
  return t("client-sink-pursuit", { groups: named, range, need: escape_from });
}

/** Who goes after whom; ships are sent one by one in the panel. */
export function pursue(table: SinkTable, asked: Asked<Sink, "sink-ask-pursue">): ChartQuestion {
  const pairs = asked.hints.groups.flatMap(({ pursuers, group }) => pursuers.map((ship) => ({ ship, group })));
  const chases = pairs.filter(({ ship, group }) => table.entries[ship] === group);
  const ships = [...new Set(pairs.map(({ ship }) => ship))];
  const send = (some: boolean) => () =>
    ships.forEach((ship) => table.set(ship, some ? pairs.find((pair) => pair.ship === ship)!.group : 0));
  return {
    choices: [
      { id: "all", label: t("client-sink-pursue-all"), on: chases.length === ships.length, act: send(true) },
      { id: "none", label: t("client-sink-pursue-none"), on: !chases.length, act: send(false) },
    ],
    summary: pursuitWords(table, asked),
    confirm: t(chases.length ? "client-sink-pursue" : "client-sink-let-go", { count: chases.length }),
    value: chases,
  };
}

/** Fight on, or leave in groups; ships are moved between groups in the panel. */
export function disengage(table: SinkTable, asked: Asked<Sink, "sink-ask-disengage">): ChartQuestion {
  const ships = asked.hints.ships.map(({ ship }) => ship);
  const groupOf = (ship: string) => Number(table.entries[ship] ?? 0);
  const numbers = [...new Set(ships.map(groupOf))].filter(Boolean).sort((one, other) => one - other);
  const value = numbers.map((group) => ships.filter((ship) => groupOf(ship) === group));
  const spread = (group: (index: number) => number) => () =>
    ships.forEach((ship, index) => table.set(ship, group(index)));
  const all = numbers.length === 1 && value[0]!.length === ships.length;
  const apart = numbers.length === ships.length;
  const ways = [
    { id: "fight", on: !numbers.length, act: spread(() => 0) },
    { id: "together", on: all, act: spread(() => 1) },
    ...(ships.length > 1 ? [{ id: "apart", on: apart, act: spread((index) => index + 1) }] : []),
  ];
  const known = asked.tried?.groups ?? [];
  const followed = known.map(({ ships: group, evasion, pursuers }) =>
    t(pursuers.length ? "client-sink-group-followed" : "client-sink-group-away", {
      ships: group.map((ship) => shipName(table.facts, ship)).join(", "),
      evasion,
      pursuers: pursuers.map((ship) => shipName(table.facts, ship)).join(", "),
    }),
  );
  return {
    choices: ways.map((way) => ({ ...way, label: t(`client-sink-disengage-${way.id}`) })),
    summary: numbers.length ? followed.join(" ") : "",
    confirm: t("client-confirm"),
    value,
  };
}

/** Who searches for whom.  It looks alike whether or not there is anybody who could. */
export function looks(table: SinkTable, asked: Asked<Sink, LookKey>): ChartQuestion {
  const { searches, dummies } = asked.hints;
  const id = (order: LookOrder) => (order.do === "search" ? `${order.by}-${order.target}` : `remove-${order.token}`);
  const orders: LookOrder[] = [
    ...searches.map(({ search }) => search),
    ...dummies.map((token) => ({ do: "remove" as const, token })),
  ];
  const value = orders.filter((order) => table.entries[id(order)]);
  const sought = value.filter(({ do: verb }) => verb === "search").length;
  const set = (on: number) => () => searches.forEach(({ search }) => table.set(id(search), on));
  const found = (asked.tried?.found ?? []).map(({ target, percent: chance }) =>
    t("client-sink-found-chance", { target: convoyName(target), chance: percent(chance) }),
  );
  return {
    choices:
      searches.length > 5
        ? [
            { id: "all", label: t("client-sink-search-all"), on: sought === searches.length, act: set(1) },
            { id: "none", label: t("client-sink-search-none"), on: !sought, act: set(0) },
          ]
        : searches.map(({ search, faces }) => ({
            id: id(search),
            label: searchWords(table, search),
            detail: percent(10 * faces),
            on: Boolean(table.entries[id(search)]),
            act: () => table.set(id(search), table.entries[id(search)] ? 0 : 1),
          })),
    summary: found.join(" · ") || (searches.length ? "" : t("client-sink-nothing-to-search")),
    confirm: t(sought ? "client-sink-search" : "client-sink-silent", { count: sought }),
    value,
    hexes: [...new Set(searches.map(({ hex }) => hex))],
    hex(hex) {
      const here = searches.filter((prospect) => prospect.hex === hex).map(({ search }) => id(search));
      const on = here.some((name) => !table.entries[name]);
      here.forEach((name) => table.set(name, on ? 1 : 0));
      return here.length > 0;
    },
  };
}

/** Who shadows whom; one unit at the most, and one that cannot go as a whole may send some of its ships. */
export function contacts(table: SinkTable, asked: Asked<Sink, ContactKey>): ChartQuestion {
  const { units, divisible } = asked.hints;
  const able = units.filter(({ refusal, contact }) => refusal === null || divisible.includes(contact.by));
  const picked = asked.picked;
  const same = (by: string, target: string) => picked?.[0]?.by === by && picked[0].target === target;
  const attempt = asked.tried?.attempts.find(({ refusal }) => refusal === null);
  const chosen = picked ? (picked.length ? `${picked[0]!.by}-${picked[0]!.target}` : "none") : null;
  return {
    choices: [
      ...able.map(({ contact, faces, refusal }) => ({
        id: `${contact.by}-${contact.target}`,
        label: contactWords(table, contact),
        detail: refusal ? t("client-sink-only-part") : percent(10 * faces),
        on: same(contact.by, contact.target),
        act: () => asked.choose([contact]),
      })),
      {
        id: "none",
        label: t(asked.key === "sink-ask-maintain" ? "client-sink-drop-contact" : "client-sink-no-contact"),
        on: picked?.length === 0,
        act: () => asked.choose([]),
      },
    ],
    picked: chosen,
    summary: attempt
      ? t("client-sink-contact-chance", { chance: percent(10 * attempt.faces) })
      : able.length
        ? ""
        : t("client-sink-nobody-shadows"),
    confirm: t("client-confirm"),
    value: picked,
    ready: !asked.tried?.refusal,
  };
}
