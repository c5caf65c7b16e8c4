/** The Battle of the Denmark Strait, as the table shows it. */

import { defineGame } from "../../lib/game";
import Board from "./Board.svelte";
import Captains from "./Captains.svelte";
import Panel from "./Panel.svelte";
import Report from "./Report.svelte";
import { StraitTable } from "./table.svelte";

export const game = defineGame<StraitTable>({
  create: (source, data) => new StraitTable(source, data),
  Board,
  Panel,
  Takeover: Captains,
  Report,
});
