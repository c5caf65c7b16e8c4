/** Questions before the battle: fleets, scouts and where everything begins. */

import type { Readers } from "../../lib/question";
import * as decisions from "./decisions";
import { entry } from "./entering";
import { fleet } from "./fleet";
import { scouts } from "./lists";
import * as placing from "./placing";
import type { VasTable } from "./table.svelte";
import type { Vas } from "./vas";

export const WAR = {
  "vas-ask-fleet": fleet,
  "vas-ask-patrol": placing.patrol,
  "vas-ask-zone": decisions.zone,
  "vas-ask-deploy": placing.deploy,
  "vas-ask-deep": placing.deep,
  "vas-ask-redeploy": placing.deploy,
  "vas-ask-scouts": scouts,
  "vas-ask-entry": entry,
} satisfies Partial<Readers<Vas, VasTable>>;
