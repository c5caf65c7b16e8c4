/** Sink the Bismarck!, as the table shows it. */

import { defineGame } from "../../lib/game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import type { Sink } from "./questions";
import Report from "./Report.svelte";
import { SinkTable } from "./table.svelte";

export const game = defineGame<Sink, SinkTable>({
  create: (source, facts) => new SinkTable(source, facts),
  Board,
  Panel,
  // No question of this game needs a screen of its own.
  Takeover: Panel,
  Report,
  secrets: true,
});
