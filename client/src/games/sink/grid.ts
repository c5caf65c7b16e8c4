/** The chart of the Atlantic: its hexes, its coast and what it can show. */

import { coastLoader } from "../../lib/chart/coast";
import { HexGrid } from "../../lib/chart/grid";
import { numbered } from "../../lib/chart/labels";
import { Layers } from "../../lib/map/layers.svelte";

export const GRID = new HexGrid({ lines: "columns", columns: [10, 42], rows: [1, 38], ...numbered });

export const loadCoast = coastLoader(() => import("../../../../src/huffduff/games/sink/data/coast.json"));

export const LAYERS = new Layers(
  "sink-layers",
  ["fog", "restricted", "tracks", "trails", "reach", "labels"],
  ["fog", "restricted", "tracks", "trails", "reach", "labels"],
);
