/** The chase with the types that are generated from its rules. */

import type { GameOf } from "../../lib/game";
import type { Data, Questions, View } from "./types";

export type Chase = GameOf<View, Data, Questions>;

/** An order of a turn. */
export type Order = Questions["chase-ask-orders"]["answer"][number];
