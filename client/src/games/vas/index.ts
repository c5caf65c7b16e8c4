/** Victory at Sea, as the table shows it. */

import { defineGame } from "../../lib/game";
import Board from "./Board.svelte";
import FleetBuilder from "./FleetBuilder.svelte";
import Panel from "./Panel.svelte";
import Report from "./Report.svelte";
import { VasTable } from "./table.svelte";
import type { Vas } from "./vas";

export const game = defineGame<Vas, VasTable>({
  create: (source, facts) => new VasTable(source, facts),
  Board,
  Panel,
  Takeover: FleetBuilder,
  Report,
  secrets: true,
});
