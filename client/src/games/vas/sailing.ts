/** The question where a ship sails. */

import type { Choice, Question } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import { bearing, inches } from "./sea";
import type { VasTable } from "./table.svelte";
import type { Reach } from "./types";
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
    value: table.course.trim() || null,
    ready: Boolean(told),
    type: (text) => (table.course = text),
  };
}
