/** The chart of the North Atlantic: its hexes, its coast and what it can show. */

import { coastLoader } from "../../lib/chart/coast";
import { HexGrid } from "../../lib/chart/grid";
import { lettered } from "../../lib/chart/labels";
import { Layers } from "../../lib/map/layers.svelte";

export const GRID = new HexGrid({ lines: "rows", rows: [1, 34], columns: [1, 35], ...lettered });

export const loadCoast = coastLoader(() => import("../../../../src/huffduff/games/chase/data/coast.json"));

export const LAYERS = new Layers(
  "chase-layers",
  ["fog", "air", "destroyers", "lanes", "watch", "labels", "plot", "searched"],
  ["fog", "lanes", "labels", "plot", "searched"],
);
