/** How each question of this game reads. */

import type { ChartQuestion } from "../../lib/chart/question";
import type { Readers } from "../../lib/question";
import * as battle from "./battle-questions";
import * as chart from "./chart-questions";
import * as decisions from "./decisions";
import type { Sink } from "./questions";
import type { SinkTable } from "./table.svelte";

export const READERS: Readers<Sink, SinkTable, ChartQuestion> = {
  "sink-ask-german-start": chart.start,
  "sink-ask-british-start": chart.start,
  "sink-ask-organise": chart.organise,
  "sink-ask-keep-shadow": decisions.keepShadow,
  "sink-ask-searches": decisions.looks,
  "sink-ask-raider-looks": decisions.looks,
  "sink-ask-watch": decisions.looks,
  "sink-ask-combat": decisions.combat,
  "sink-ask-skip-range": decisions.skipRange,
  "sink-ask-fire": battle.fire,
  "sink-ask-disengage": decisions.disengage,
  "sink-ask-pursue": decisions.pursue,
  "sink-ask-break-off": decisions.breakOff,
  "sink-ask-destroy-escorted": decisions.destroyEscorted,
  "sink-ask-strikes": battle.strikes,
  "sink-ask-maintain": decisions.contacts,
  "sink-ask-shadow": decisions.contacts,
  "sink-ask-high-speed": decisions.contacts,
  "sink-ask-shadowed-move": chart.courses,
  "sink-ask-plots": chart.courses,
  "sink-ask-moves": chart.courses,
  "sink-ask-next-mover": decisions.nextMover,
  "sink-ask-raid": decisions.raid,
};
