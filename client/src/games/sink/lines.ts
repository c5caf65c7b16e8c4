/** Lines on the chart: the trails that markers have left, and the courses that are planned. */

import type { Point } from "../../lib/map/points";
import { GRID } from "./grid";
import { subjectOf } from "./courses.svelte";
import { EXIT } from "./questions";
import type { SinkTable } from "./table.svelte";

export interface Trail {
  id: string;
  path: string;
  side: string;
  /** Of the marker that is looked at. */
  marked: boolean;
}

export interface CourseLine {
  id: string;
  path: string;
  end: Point | null;
  side: string;
  chosen: boolean;
  wrong: boolean;
  air: boolean;
}

/** Turns that a trail is shown for; the marked one's is shown whole. */
const RECENT = 3;

export function trailsOf(table: SinkTable): Trail[] {
  const turn = table.public?.turn ?? 0;
  return table.tokens.flatMap((token) => {
    const marked = token.id === table.selectedToken;
    const from = token.trail.findIndex(([when]) => marked || when > turn - RECENT);
    const hexes = from < 0 ? [] : token.trail.slice(Math.max(0, from - 1)).map(([, hex]) => hex);
    return hexes.length > 1 ? [{ id: token.id, path: GRID.trackPath(hexes), side: token.side, marked }] : [];
  });
}

/** Courses that are being written, and plots that wait to be carried out. */
export function courseLines(table: SinkTable): CourseLine[] {
  const side = table.side ?? "";
  const hexOf = (id: string) =>
    table.public?.tokens[id]?.hex ?? table.public?.recon[id] ?? table.public?.convoys[id]?.hex ?? "";
  const line = (id: string, hexes: string[], air = false, wrong = false): CourseLine[] => {
    const known = hexes.filter((hex) => hex && hex !== EXIT);
    if (known.length < 2) return [];
    const end = GRID.centre(known.at(-1)!);
    return [{ id, path: GRID.trackPath(known), end, side, chosen: table.courses.chosen?.id === id, wrong, air }];
  };
  if (table.moving || table.source.sealed)
    return table.courses.sheet.orders.flatMap((order) => {
      const id = subjectOf(order);
      const wrong = table.courses.triedOf(id)?.refusal != null;
      if (order.do === "fly" || order.do === "steer") return line(id, [hexOf(id), order.hex], order.do === "fly", wrong);
      return order.do === "remove" ? [] : line(id, [hexOf(id), ...order.path], false, wrong);
    });
  const plots = Object.entries(table.own?.plots ?? {});
  const flights = Object.entries(table.own?.recon_plots ?? {});
  return [
    ...plots.flatMap(([id, { path }]) => line(id, [hexOf(id), ...path])),
    ...flights.flatMap(([id, hex]) => line(id, [hexOf(id), hex], true)),
  ];
}

/** Hexes that are chosen already. */
export function pickedHexes(table: SinkTable): string[] {
  const { starting, stations, organising, organisation } = table;
  if (starting) {
    const station = stations.list.find(({ index }) => index === stations.chosen)?.station;
    return [...(station ? [station.hex] : []), ...stations.tankers.map(({ hex }) => hex)];
  }
  if (organising) return organisation.orders.flatMap((order) => (order.do === "place" ? [order.hex] : []));
  const picked = table.asked?.picked;
  const token = typeof picked === "string" ? table.public?.tokens[picked] : undefined;
  return token ? [token.hex] : [];
}
