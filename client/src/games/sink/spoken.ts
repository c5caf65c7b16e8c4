/** Orders and hexes in words. */

import { signed } from "../../lib/numbers";
import { t } from "../../lib/words.svelte";
import { airName, convoyName, shipName, shortTypes, thingName } from "./names";
import { EXIT, type MoveOrder, type OrganiseOrder } from "./questions";
import type { SinkTable } from "./table.svelte";
import type { Contact, Modifier, Search, Token } from "./types";

/** Who searches: a task force by its flagship, an aircraft by its name. */
export function unitWords(table: SinkTable, unit: string): string {
  return table.public?.tokens[unit] ? table.tokenName(unit) : thingName(table.facts, unit);
}

export function searchWords(table: SinkTable, { by, target }: Search): string {
  return `${unitWords(table, by)} → ${convoyName(target)}`;
}

export function contactWords(table: SinkTable, { by, target, ships }: Contact): string {
  const names = ships.map((ship) => shipName(table.facts, ship)).join(", ");
  return `${names || unitWords(table, by)} → ${target}`;
}

export function modifierWords(modifiers: readonly Modifier[]): string {
  return modifiers.map(({ key, value }) => `${t(key)} ${signed(value)}`).join(", ");
}

export function pathWords(path: readonly string[]): string {
  return path.map((hex) => (hex === EXIT ? t("client-sink-exit") : hex)).join(" ");
}

/** An order of movement. */
export function moveWords(table: SinkTable, order: MoveOrder): string {
  switch (order.do) {
    case "fly":
      return t("client-sink-order-fly", { unit: airName(table.facts, order.unit), hex: order.hex });
    case "steer":
      return t("client-sink-order-steer", { convoy: convoyName(order.convoy), hex: pathWords([order.hex]) });
    case "remove":
      return t("client-sink-order-remove", { token: order.token });
    default: {
      const duty = [
        order.at_sea ? t("client-sink-at-sea") : "",
        order.do === "sail" && order.escort ? t("client-sink-escorts") : "",
      ].filter(Boolean);
      const path = pathWords(order.path) || t("client-sink-stays");
      return [`${table.tokenName(order.token)}: ${path}`, ...duty].join(" · ");
    }
  }
}

/** An order of the first phase. */
export function organiseWords(table: SinkTable, order: OrganiseOrder): string {
  const names = "ships" in order ? order.ships.map((ship) => shipName(table.facts, ship)).join(", ") : "";
  switch (order.do) {
    case "transfer":
      return t("client-sink-order-transfer", { ships: names, token: order.into });
    case "split":
      return t("client-sink-order-split", { ships: names });
    case "place":
      return t("client-sink-order-place", { hex: order.hex });
    case "remove":
      return t("client-sink-order-remove", { token: order.token });
    case "enter":
      return t("client-sink-order-enter", { ship: shipName(table.facts, order.ship), token: order.into || "–" });
  }
}

/** A marker with what one may know of it. */
export function tokenWords(table: SinkTable, token: Token): string {
  const side = t(`sink-seat-${token.side}`);
  const ships = table.crew(token.id);
  const marks = marksOf(table, token);
  const what = ships
    ? ships.map((ship) => shipName(table.facts, ship)).join(", ") || t("client-sink-dummy")
    : token.known
      ? t("client-sink-known", { types: shortTypes(token.known), turn: token.known.turn })
      : t("client-sink-unknown");
  return [`${side} ${token.id}`, token.hex, what, ...marks].join(", ");
}

/** What lies on a marker: found, shadowed, in port, on escort. */
export function marksOf(table: SinkTable, token: Token): string[] {
  const shadow = table.public?.shadows[token.id];
  const holds = Object.values(table.public?.shadows ?? {}).find(({ by }) => by === token.id);
  return [
    token.port ? t("client-sink-in-port") : "",
    table.own?.forces[token.id]?.escort ? t("client-sink-escorts") : "",
    shadow ? t("client-sink-shadowed-by", { by: unitWords(table, shadow.by) }) : "",
    holds ? t("client-sink-shadows", { token: holds.target }) : "",
    token.detected ? t("client-sink-detected") : "",
  ].filter(Boolean);
}

/** A hex of the chart in words, for those who do not see it. */
export function hexWords(table: SinkTable, hex: string): string {
  const place = table.facts.chart.places[hex];
  const towns = [...table.facts.chart.ports, ...table.facts.chart.bases].filter((town) => town.hex === hex);
  const convoys = Object.values(table.public?.convoys ?? {}).filter((convoy) => convoy.hex === hex);
  const recon = Object.entries(table.public?.recon ?? {}).filter(([, at]) => at === hex);
  return [
    hex,
    ...new Set(towns.map((town) => town.name)),
    place?.sea ? "" : t("client-sink-land"),
    place?.fog ? t("client-sink-fog") : "",
    place?.restricted ? t("client-sink-restricted") : "",
    ...table.tokens.filter((token) => token.hex === hex).map((token) => tokenWords(table, token)),
    ...convoys.map(({ id }) => t("client-sink-convoy", { convoy: convoyName(id) })),
    ...recon.map(([unit]) => airName(table.facts, unit)),
    table.courses.open.includes(hex) || table.question?.hexes?.includes(hex) ? t("client-hex-open") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
