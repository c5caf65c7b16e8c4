/** How each question of this game reads. */

import type { ChartQuestion } from "../../lib/chart/question";
import type { Readers } from "../../lib/question";
import * as battle from "./battle-questions";
import * as chart from "./chart-questions";
import * as decisions from "./decisions";
import type { Chase } from "./chase";
import type { ChaseTable } from "./table.svelte";

export const READERS: Readers<Chase, ChaseTable, ChartQuestion> = {
  "chase-ask-orders": chart.orders,
  "chase-ask-shadowed-moves": chart.shadowedMoves,
  "chase-ask-repairs": chart.repairs,
  "chase-ask-tankers": chart.tankers,
  "chase-ask-shadow": chart.shadow,
  "chase-ask-search": chart.search,
  "chase-ask-sub-hex": chart.subHex,
  "chase-ask-buy": chart.buying,
  "chase-ask-fleet": chart.fitting,
  "chase-ask-fire": battle.fire,
  "chase-ask-torpedoes": battle.torpedoes,
  "chase-ask-battle-move": battle.move,
  "chase-ask-reinforce": battle.reinforce,
  "chase-ask-abort": battle.abort,
  "chase-ask-pushed": battle.pushed,
  "chase-ask-concede": battle.concede,
  "chase-ask-evade": decisions.evade,
  "chase-ask-divert": decisions.divert,
  "chase-ask-divide": decisions.divide,
  "chase-ask-combat": decisions.combat,
  "chase-ask-end-german": decisions.hunt,
  "chase-ask-attack-merchant": decisions.merchant,
  "chase-ask-attack-convoy": decisions.convoy,
  "chase-ask-either-convoy": decisions.either,
  "chase-ask-no-prey": decisions.noPrey,
  "chase-ask-end-allied": decisions.relieve,
  "chase-ask-air-target": decisions.airTarget,
  "chase-ask-air-ship": decisions.airShip,
  "chase-ask-sub-ship": decisions.subShip,
};
