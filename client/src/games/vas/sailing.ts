/** Questions about where a ship sails: her course, and where she comes in. */

import { along } from "../../lib/map/points";
import type { Choice, Question } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import { bearing, inches } from "./sea";
import type { VasTable } from "./table.svelte";
import type { Entry, Reach } from "./types";
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
    entry: t("client-vas-typed"),
    entryText: table.course,
    value: table.course.trim(),
    ready: Boolean(told),
    type: (text) => (table.course = text),
  };
}

/** Where on her edge a ship comes in: so many inches along it, and so far to one side of straight in. */
export function entry(table: VasTable, asked: AskedFor<"vas-ask-entry">): Question<Entry> {
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
  if (!asked || !value) return null;
  const { start, end } = asked.hints;
  const [from, to] = [table.sea.point(start), table.sea.point(end)];
  const share = value.along / (Math.hypot(end[0] - start[0], end[1] - start[1]) || 1);
  const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  return { at, heading: value.heading };
}
