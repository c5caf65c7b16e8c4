/** The Battle of the Denmark Strait, as the table shows it. */

import { defineGame } from "../../lib/game";
import Board from "./Board.svelte";
import Captains from "./Captains.svelte";
import Panel from "./Panel.svelte";
import Report from "./Report.svelte";
import type { Strait } from "./strait";
import { StraitTable } from "./table.svelte";

export const game = defineGame<Strait, StraitTable>({
  create: (source, facts) => new StraitTable(source, facts),
  Board,
  Panel,
  Takeover: Captains,
  Report,
});
