/** The game as its generated types describe it, and the orders that its questions are answered with. */

import type { AnswerOf, GameOf } from "../../lib/game";
import type { Data, Fly, Questions, Remove, Sail, Steer, Plot, View } from "./types";

export type Sink = GameOf<View, Data, Questions>;

/** Questions that are answered by courses on the chart. */
export const COURSES = ["sink-ask-plots", "sink-ask-moves", "sink-ask-shadowed-move"] as const;
/** Questions about who searches for whom. */
export const LOOKS = ["sink-ask-searches", "sink-ask-raider-looks", "sink-ask-watch"] as const;
/** Questions about who shadows whom. */
export const CONTACTS = ["sink-ask-maintain", "sink-ask-shadow", "sink-ask-high-speed"] as const;
export const STARTS = ["sink-ask-german-start", "sink-ask-british-start"] as const;

export type CourseKey = (typeof COURSES)[number];
export type LookKey = (typeof LOOKS)[number];
export type ContactKey = (typeof CONTACTS)[number];
export type StartKey = (typeof STARTS)[number];

/** An order of movement, of whatever side. */
export type MoveOrder = Plot | Sail | Fly | Steer | Remove;
export type OrganiseOrder = AnswerOf<Sink, "sink-ask-organise">[number];
export type LookOrder = AnswerOf<Sink, LookKey>[number];

/** Off the southern edge, as the last hex of a course. */
export const EXIT = "exit";
