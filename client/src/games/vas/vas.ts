/** The types of this game as one. */

import type { AnswerOf, GameOf, KeyOf } from "../../lib/game";
import type { Asked } from "../../lib/question";
import type { Data, Questions, View } from "./types";

export type Vas = GameOf<View, Data, Questions>;
export type Key = KeyOf<Vas>;
export type Answer = AnswerOf<Vas>;
export type AskedFor<K extends Key> = Asked<Vas, K>;
