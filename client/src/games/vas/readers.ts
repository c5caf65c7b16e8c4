/** How each question of this game reads. */

import type { Readers } from "../../lib/question";
import * as decisions from "./decisions";
import * as firing from "./firing";
import { fleet } from "./fleet";
import * as lists from "./lists";
import * as sailing from "./sailing";
import type { VasTable } from "./table.svelte";
import type { Vas } from "./vas";

export const READERS: Readers<Vas, VasTable> = {
  "vas-ask-side": decisions.side,
  "vas-ask-rearm": lists.rearm,
  "vas-ask-repair": decisions.repair,
  "vas-ask-fan": decisions.fan,
  "vas-ask-aa": firing.aa,
  "vas-ask-pass": decisions.pass,
  "vas-ask-strike": lists.strike,
  "vas-ask-dogfights": lists.dogfights,
  "vas-ask-intercept": lists.intercept,
  "vas-ask-spot": lists.spot,
  "vas-ask-reroll": decisions.reroll,
  "vas-ask-targets": firing.targets,
  "vas-ask-gunnery-slot": decisions.slot,
  "vas-ask-launch": sailing.launch,
  "vas-ask-scramble": decisions.scramble,
  "vas-ask-air-order": decisions.airOrder,
  "vas-ask-fly": sailing.fly,
  "vas-ask-entry": sailing.entry,
  "vas-ask-order": decisions.order,
  "vas-ask-course": sailing.course,
  "vas-ask-edge": decisions.edge,
  "vas-ask-mover": decisions.mover,
  "vas-ask-fleet": fleet,
  "vas-ask-patrol": sailing.patrol,
  "vas-ask-zone": decisions.zone,
  "vas-ask-deploy": sailing.deploy,
  "vas-ask-deep": sailing.deep,
  "vas-ask-redeploy": sailing.deploy,
  "vas-ask-scouts": lists.scouts,
};
