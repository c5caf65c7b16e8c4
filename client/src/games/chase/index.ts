/** The Chase of the Bismarck, as the table shows it. */

import { defineGame } from "../../lib/game";
import Board from "./Board.svelte";
import type { Chase } from "./chase";
import Panel from "./Panel.svelte";
import Report from "./Report.svelte";
import Shipyard from "./Shipyard.svelte";
import { ChaseTable } from "./table.svelte";

export const game = defineGame<Chase, ChaseTable>({
  create: (source, facts) => new ChaseTable(source, facts),
  Board,
  Panel,
  Takeover: Shipyard,
  Report,
  secrets: true,
});
