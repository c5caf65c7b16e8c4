/** The game as its generated types describe it. */

import type { AnswerOf, GameOf } from "../../lib/game";
import type { Data, Questions, View } from "./types";

export type Strait = GameOf<View, Data, Questions>;
export type Answer = AnswerOf<Strait>;
