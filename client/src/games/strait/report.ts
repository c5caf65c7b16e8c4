/** The battle in figures, read out of the log. */

import type { LogLine } from "../../protocol";
import type { Ship } from "./types";

export interface ShipReport {
  id: string;
  shots: number;
  hits: number;
  /** Hull points and lasting cards she suffered. */
  hull: number;
  cards: number;
  repaired: number;
  failures: number;
}

export interface Moment {
  turn: number;
  line: LogLine;
}

const DECISIVE = [
  "strait-sunk",
  "strait-left-map",
  "strait-morale-fails",
  "strait-roll-magazine",
  "strait-morale-recovers",
];
/** Hull damage of one card that a report mentions. */
const HEAVY = 9;

export function shipReports(log: LogLine[], ships: Ship[]): ShipReport[] {
  const reports = new Map(
    ships.map(({ id, hull }): [string, ShipReport] => [
      id,
      { id, shots: 0, hits: 0, hull, cards: 0, repaired: 0, failures: 0 },
    ]),
  );
  for (const { key, params } of log) {
    const report = reports.get(String(params.ship));
    if (!report) continue;
    if (key === "strait-hit" || key === "strait-miss") report.shots += 1;
    if (key === "strait-hit") report.hits += 1;
    if (key === "strait-damage" && params.effect !== "hull") report.cards += 1;
    if (key === "strait-repaired") report.repaired += 1;
    if (key === "strait-morale-fails") report.failures += 1;
  }
  return [...reports.values()];
}

export function decisiveMoments(log: LogLine[]): Moment[] {
  const moments: Moment[] = [];
  let turn = 0;
  for (const line of log) {
    const { key, params } = line;
    if (key === "strait-turn-begins") turn = Number(params.turn);
    const heavy = key === "strait-damage" && params.effect === "hull" && Number(params.points) >= HEAVY;
    if (DECISIVE.includes(key) || heavy) moments.push({ turn, line });
  }
  return moments;
}
