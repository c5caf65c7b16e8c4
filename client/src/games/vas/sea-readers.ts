/** Questions about ships: how they sail, fire and are repaired. */

import type { Readers } from "../../lib/question";
import * as decisions from "./decisions";
import * as firing from "./firing";
import { spot } from "./lists";
import * as sailing from "./sailing";
import type { VasTable } from "./table.svelte";
import type { Vas } from "./vas";

export const SEA = {
  "vas-ask-side": decisions.side,
  "vas-ask-repair": decisions.repair,
  "vas-ask-fan": decisions.fan,
  "vas-ask-spot": spot,
  "vas-ask-reroll": decisions.reroll,
  "vas-ask-targets": firing.targets,
  "vas-ask-gunnery-slot": decisions.slot,
  "vas-ask-order": decisions.order,
  "vas-ask-course": sailing.course,
  "vas-ask-edge": decisions.edge,
  "vas-ask-mover": decisions.mover,
} satisfies Partial<Readers<Vas, VasTable>>;
