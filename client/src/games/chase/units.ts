/** What follows from states and tracks: speed, what the status matrix leaves open, light and visibility. */

import { placeOf } from "./fleet";
import type { Card, Facts, Public, Ship, ShipCard, StatusRow } from "./types";

export const VIS_X = 10;

export function evasionOf(printed: ShipCard, card: Card): number {
  return Math.max(0, printed.evasion - card.evasion.reduce((sum, chit) => sum + chit, 0) - card.lag);
}

/** Everything that lies on her counter and card, as the matrix names it. */
export function statesOf(printed: ShipCard, ship: Ship): string[] {
  const { card } = ship;
  const slowed = (card.evasion.length > 0 || card.lag > 0) && evasionOf(printed, card) === 0;
  return [
    ship.task,
    ship.tried_to_shadow ? "tried-to-shadow" : "",
    ship.evading ? "evading" : "",
    ship.no_move ? "no-move" : "",
    ship.restricted ? "restricted" : "",
    ship.marker,
    ship.held ? "held" : "",
    card.rudder || slowed ? "crippled" : "",
    ship.emergency ? "emergency" : "",
    ship.returning ? "returning" : "",
    printed.class === "TK" ? "tanker" : "",
  ].filter(Boolean);
}

/** Whether her states keep a ship from an activity. */
export function barred(facts: Facts, activity: keyof StatusRow, ship: Ship): boolean {
  return statesOf(facts.ships[ship.id]!, ship).some((state) =>
    ["no", "-"].includes(facts.status.state[state]?.[activity] ?? "yes"),
  );
}

/** Whether nothing can be seen in a hex. */
export function blind(facts: Facts, view: Public, hex: string): boolean {
  return view.visibility >= VIS_X || (view.weather >= 5 && placeOf(facts, hex).fog);
}

/** The number of a track for which a column has a row: "4", "1..3", "..0" and "9..". */
export function rowAt<T>(rows: Record<string, T>, value: number): T | undefined {
  for (const [label, result] of Object.entries(rows)) {
    const [low, high] = label.includes("..") ? label.split("..") : [label, label];
    const from = low === "" ? -Infinity : Number(low);
    const to = high === "" ? Infinity : high === "X" ? VIS_X : Number(high);
    if (value >= from && value <= to) return result;
  }
  return undefined;
}

export function timeOf(facts: Facts, turn: number): { date: number; time: string; night: boolean } {
  const { times, first_date } = facts.tracks.turns;
  const time = times[(turn - 1) % times.length]!;
  return { date: first_date + Math.floor((turn - 1) / times.length), time, night: time === "night" };
}
