/** Questions about aircraft and the ships that carry them or shoot at them. */

import type { Readers } from "../../lib/question";
import * as decisions from "./decisions";
import { aa } from "./flak";
import * as lists from "./lists";
import * as placing from "./placing";
import type { VasTable } from "./table.svelte";
import type { Vas } from "./vas";

export const AIR = {
  "vas-ask-rearm": lists.rearm,
  "vas-ask-aa": aa,
  "vas-ask-pass": decisions.pass,
  "vas-ask-strike": lists.strike,
  "vas-ask-dogfights": lists.dogfights,
  "vas-ask-intercept": lists.intercept,
  "vas-ask-launch": placing.launch,
  "vas-ask-scramble": decisions.scramble,
  "vas-ask-air-order": decisions.airOrder,
  "vas-ask-fly": placing.fly,
} satisfies Partial<Readers<Vas, VasTable>>;
