/** A ship that comes in over an edge: where, and on which heading. */

import type { Point } from "../../lib/map/points";
import type { Question } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import { bearing, inches } from "./sea";
import type { VasTable } from "./table.svelte";
import type { Entry, Point as Place } from "./types";
import type { AskedFor } from "./vas";

type Asked = AskedFor<"vas-ask-entry">;

export function lengthOf({ start, end }: Asked["hints"]): number {
  return Math.hypot(end[0] - start[0], end[1] - start[1]);
}

/** Degrees off the heading that leads straight in, to starboard. */
export function offOf({ picked, hints }: Asked): number {
  const off = (((picked?.heading ?? hints.inward) - hints.inward + 540) % 360) - 180;
  return off === -180 ? 180 : off;
}

/** What is prepared: the middle of the edge and straight in, unless somebody has said otherwise. */
export function entryOf({ picked, hints }: Asked): Entry {
  return picked ?? { along: Math.round(lengthOf(hints) / 2), heading: hints.inward };
}

export function setAlong(asked: Asked, along: number): void {
  asked.choose({ ...entryOf(asked), along: Math.max(0, Math.min(lengthOf(asked.hints), Math.round(along))) });
}

export function setOff(asked: Asked, off: number): void {
  asked.choose({ ...entryOf(asked), heading: (asked.hints.inward + Math.round(off) + 720) % 360 });
}

/** A press on the table: the nearest point of her edge. */
export function enterAt(asked: Asked, [x, y]: Place): void {
  const { start, end } = asked.hints;
  setAlong(asked, start[1] === end[1] ? x - start[0] : y - start[1]);
}

export function entry(_: VasTable, asked: Asked): Question {
  const value = entryOf(asked);
  return {
    choices: [],
    summary: t("client-vas-enters", { along: inches(value.along), heading: bearing(value.heading) }),
    confirm: t("client-confirm"),
    value,
    ready: !asked.tried?.refusal,
  };
}

/** A ship that comes in, as the map draws her. */
export function entering(table: VasTable): { at: Point; heading: number } | null {
  const asked = table.on("vas-ask-entry");
  if (!asked) return null;
  const { start, end } = asked.hints;
  const { along, heading } = entryOf(asked);
  const share = along / (lengthOf(asked.hints) || 1);
  const at: Place = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
  return { at: table.sea.point(at), heading };
}
