/** Questions that are answered on the chart and in the panel beside it. */

import type { ChartQuestion } from "../../lib/chart/question";
import type { Asked } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import type { CourseKey, MoveOrder, Sink, StartKey } from "./questions";
import type { SinkTable } from "./table.svelte";
import type { Fly, Plot, Remove, Sail, Station, Steer, Tanker } from "./types";

/** Courses are drawn on the chart; what is prepared is sent by locking it. */
export function courses(table: SinkTable, asked: Asked<Sink, CourseKey>): ChartQuestion {
  const { sheet, leaves, chosen } = table.courses;
  const orders = sheet.orders;
  // The sheet of a question holds only orders of that question.
  const value = orders as (Plot & Sail & Fly & Steer & Remove)[] & MoveOrder[];
  return {
    choices: [
      ...(leaves
        ? [{ id: "exit", label: t("client-sink-leave-map"), immediate: true, act: () => table.courses.exit() }]
        : []),
      ...(sheet.changed
        ? [{ id: "back", label: t("client-sink-take-back"), immediate: true, act: () => void sheet.undo() }]
        : []),
    ],
    summary: chosen
      ? t("client-sink-course-hint", { unit: table.courses.nameOf(chosen) })
      : t("client-sink-choose-unit", { count: orders.length }),
    entry: t("client-sink-type-hex"),
    confirm: t(asked.key === "sink-ask-shadowed-move" ? "client-sink-sail" : "client-sink-lock"),
    confirmId: "lock-orders",
    value,
    hexes: table.courses.open,
    hex: (hex) => table.courses.click(hex),
  };
}

/** Task forces are changed in the panel; a dummy is put where the chart is clicked. */
export function organise(table: SinkTable, asked: Asked<Sink, "sink-ask-organise">): ChartQuestion {
  const sheet = table.organisation;
  return {
    choices: [
      ...(asked.hints.dummies > 0 && asked.hints.markers > 0
        ? [
            {
              id: "dummy",
              label: t("client-sink-place-dummy", { count: asked.hints.dummies }),
              on: table.placing,
              act: () => void (table.placing = !table.placing),
            },
          ]
        : []),
      ...(sheet.changed
        ? [{ id: "back", label: t("client-sink-take-back"), immediate: true, act: () => void sheet.undo() }]
        : []),
    ],
    summary: table.placing ? t("client-sink-place-hint") : t("client-sink-organise-hint", { count: sheet.orders.length }),
    ...(table.placing ? { entry: t("client-sink-type-hex"), hexes: asked.hints.places } : {}),
    confirm: t("client-sink-lock"),
    confirmId: "lock-orders",
    value: sheet.orders,
    hex(hex) {
      if (!table.placing) return false;
      sheet.add({ do: "place", hex, at_sea: false });
      table.placing = false;
      return true;
    },
  };
}

/** Stations are changed in the panel; a click on the chart moves the chosen one, or hides a tanker. */
export function start(table: SinkTable, asked: Asked<Sink, StartKey>): ChartQuestion {
  const { stations } = table;
  const orders = stations.sheet.orders;
  const hidden = orders.filter((order) => order.do === "tanker").length;
  const tankers = asked.hints.tankers - hidden;
  return {
    choices: stations.sheet.changed
      ? [{ id: "back", label: t("client-sink-take-back"), immediate: true, act: () => void stations.sheet.undo() }]
      : [],
    summary:
      tankers > 0
        ? t("client-sink-hide-tankers", { count: tankers })
        : t(table.side === "german" ? "client-sink-german-start-hint" : "client-sink-british-start-hint"),
    entry: t("client-sink-type-hex"),
    confirm: t("client-sink-lock"),
    confirmId: "lock-orders",
    value: orders as (Station & Tanker)[] & (Station | Tanker)[],
    hexes: tankers > 0 ? [] : asked.hints.hexes,
    hex: (hex) => stations.click(hex, tankers),
  };
}
