/** Chances that a player can work out beforehand, from the tables and from what he knows himself. */

import { sum } from "../../lib/lists";
import type { RawModifier } from "../../lib/modifiers";
import { placeOf } from "./fleet";
import type { Facts, Place, Public, Ship, ShipCard } from "./types";
import { rowAt, timeOf } from "./units";

/** A ten-sided die as it is printed. */
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const GRADES: Record<string, number> = { "": 0, I: 1, II: 2, "II*": 2 };

/** A value of a column; beyond either end the last row goes on. */
export function columnAt<T>(rows: Record<string, T>, value: number): T {
  for (let off = 0; ; off++) {
    const found = rowAt(rows, value - off) ?? rowAt(rows, value + off);
    if (found !== undefined) return found;
  }
}

/** How likely a die comes to what is wanted, in per cent. */
export function likely(wanted: (die: number) => boolean): number {
  return (100 * FACES.filter(wanted).length) / FACES.length;
}

function total(modifiers: RawModifier[]): number {
  return sum(modifiers.map(([, value]) => value));
}

function radarOf(printed: ShipCard, ship: Ship): number {
  return ship.card.radar_out || ship.card.radar_spent ? 0 : GRADES[printed.radar]!;
}

/** What is known beforehand of an attempt to shadow: everything but how fast the quarry is. */
export function shadowing(facts: Facts, view: Public, ships: Ship[]): RawModifier[] {
  const table = facts.tables.shadow;
  const grades = ships.map((ship) => radarOf(facts.ships[ship.id]!, ship));
  const grade = view.options["shadowing-radar"] === "worst" ? Math.min(...grades) : Math.max(...grades);
  return real([
    ["chase-mod-radar", columnAt(table.radar.rows, grade)],
    ["chase-mod-visibility", columnAt(table.visibility.rows, view.visibility)],
  ]);
}

/** The chance to shadow somebody who is slower by so many knots; none where the table forbids even to try. */
export function shadowed(facts: Facts, modifiers: RawModifier[], faster: number): number {
  const table = facts.tables.shadow;
  if (faster <= table.impossible_to) return 0;
  const shift = total(modifiers) + columnAt(table.differential.rows, faster);
  return likely((die) => columnAt(table.result.rows, die + shift) === "success");
}

export function hunting(facts: Facts, view: Public, ships: Ship[]): RawModifier[] {
  const table = facts.tables.hunting;
  return real([
    ["chase-mod-task-force", ships.length > 1 ? table.task_force : 0],
    ["chase-mod-centre-line", placeOf(facts, ships[0]!.hex).centre ? table.centre_line : 0],
    ["chase-mod-night", timeOf(facts, view.turn).night ? table.night : 0],
  ]);
}

/** The chance of a convoy or of a merchant ship. */
export function hunted(facts: Facts, modifiers: RawModifier[], prey: string): number {
  return likely((die) => columnAt(facts.tables.hunting.result.rows, die + total(modifiers)) === prey);
}

/** What is known beforehand of an attack from the air; a slow or helpless ship is hit more easily. */
export function bombing(facts: Facts, view: Public, place: Place): RawModifier[] {
  const table = facts.tables.hit;
  return real([
    ["chase-mod-visibility", columnAt(table.visibility.rows, view.visibility)],
    ["chase-mod-channel", place.channel ? table.channel : 0],
    ["chase-mod-night", timeOf(facts, view.turn).night ? table.night : 0],
  ]);
}

/** The chance that a die on the hit table does anything. */
export function bombed(facts: Facts, modifiers: RawModifier[]): number {
  const { hits, natural_zero } = facts.tables.hit;
  return likely((die) => (die === 0 && natural_zero > 0) || columnAt(hits.rows, die + total(modifiers)) > 0);
}

/** The chance that repairs at sea come to what was wished for. */
export function mended(facts: Facts, weather: number, wish: string): number {
  const { gain, rudder_at, weather: rough } = facts.tables.repair;
  const shift = columnAt(rough.rows, weather);
  return likely((die) =>
    wish === "rudder" ? die + shift === rudder_at : columnAt(gain.rows, die + shift) > 0,
  );
}

export function joining(facts: Facts): number {
  return likely((die) => columnAt(facts.tables.battle.reinforcement.rows, die) === "enters");
}

/** The least, the most and the mean of what a chit of a cup can be. */
export function spread(cup: Record<string, number>): { least: number; most: number; mean: number } {
  const values = Object.entries(cup).flatMap(([value, count]) => Array<number>(count).fill(Number(value)));
  const mean = sum(values) / values.length;
  return { least: Math.min(...values), most: Math.max(...values), mean: Math.round(mean * 10) / 10 };
}

function real(modifiers: RawModifier[]): RawModifier[] {
  return modifiers.filter(([, value]) => value !== 0);
}
