/** A game on a hex chart, as far as all of them are alike: chart, notes, and a hex that is clicked or typed. */

import type { GameTypes, Source } from "../game";
import { Table } from "../table.svelte";
import { t } from "../words.svelte";
import { Chart } from "./chart.svelte";
import type { HexGrid } from "./grid";
import { Pencil } from "./pencil.svelte";
import type { ChartQuestion } from "./question";

export abstract class ChartTable<G extends GameTypes> extends Table<G, ChartQuestion> {
  readonly chart: Chart;

  /** `game` is the name under which notes are kept, `cursor` the hex on which the keyboard begins. */
  constructor(
    source: Source<G>,
    facts: G["data"],
    private readonly game: string,
    grid: HexGrid,
    cursor: string,
  ) {
    super(source, facts);
    this.chart = new Chart(grid, cursor);
  }

  /** Each side has notes of its own, also where both play at one screen. */
  readonly pencil = $derived.by(() => {
    const { match = "replay", seat } = this.source;
    return new Pencil(`${this.game}-notes-${match}-${seat ?? ""}`);
  });

  /** A click on a hex, or Enter there. */
  abstract click(hex: string): void;

  /** A hex that was typed is as good as one that was clicked. */
  override type(text: string): void {
    const hex = this.chart.grid.parse(text);
    if (!hex) return this.remark(t("client-no-such-hex", { text }));
    this.chart.reveal(hex);
    this.click(hex);
  }
}
