/** Whose guns are looked at, how far they reach and where her torpedoes bear. */

import { grouped } from "../../lib/lists";
import type { Point } from "../../lib/map/points";
import type { VasTable } from "./table.svelte";
import type { Ship } from "./types";

/** A ship and where she is looked at: where she lies, or at the end of her draft. */
export interface Stand {
  ship: Ship;
  at: Point;
  heading: number;
}

const BANDS = ["point-blank", "short", "long", "extreme"] as const;

export function standOf(table: VasTable): Stand | null {
  const gunner = table.ship(table.hovered) ?? table.selected;
  if (gunner?.status !== "table") return null;
  const sailing = table.on("vas-ask-course");
  const drafted = sailing?.tried?.wake.length && sailing.hints.ship === gunner.id ? sailing.tried : gunner;
  return { ship: gunner, at: table.sea.point(drafted.at), heading: drafted.heading };
}

/** The ranges of her guns that bear anywhere, each once, with the name of its band. */
export function ringsOf(table: VasTable, ship: Ship): { range: number; band: string }[] {
  const { weapons } = table.card(ship);
  const found = new Map<number, string>();
  for (const gun of new Set(table.now(ship.id)?.bearings.flatMap(({ guns }) => guns)))
    weapons[gun]?.limits.forEach((limit, index) => found.set(limit, BANDS[index] ?? ""));
  return [...found].map(([range, band]) => ({ range, band }));
}

/** Where torpedoes bear and how far they run; racks that do so alike are one. */
export function torpedoArcs(table: VasTable, ship: Ship): { key: string; sectors: [number, number][]; range: number }[] {
  const now = table.now(ship.id)?.weapons ?? {};
  const able = Object.values(table.card(ship).weapons).filter(({ id, kind }) => kind === "torpedo" && now[id]?.dice);
  const alike = grouped(able, ({ id, limits }) => JSON.stringify([limits.at(-1), now[id]!.sectors]));
  return [...alike].map(([key, racks]) => ({
    key,
    sectors: now[racks[0]!.id]!.sectors,
    range: racks[0]!.limits.at(-1) ?? 0,
  }));
}
