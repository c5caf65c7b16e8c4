/** The battle in figures, read out of the log. */

import { numberOf } from "../../lib/log";
import type { LogLine } from "../../protocol";
import type { Ship } from "./types";

export interface ShipReport {
  id: string;
  shots: number;
  hits: number;
  /** Lasting cards she suffered. */
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

export function shipReports(log: LogLine[], ships: Ship[]): ShipReport[] {
  const reports = new Map(
    ships.map(({ id }): [string, ShipReport] => [id, { id, shots: 0, hits: 0, cards: 0, repaired: 0, failures: 0 }]),
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

/** What decided the battle: losses, lost nerve, and the heaviest of all blows to a hull. */
export function decisiveMoments(log: LogLine[]): Moment[] {
  const moments: Moment[] = [];
  const heaviest = Math.max(0, ...log.map(hullPoints));
  let turn = 0;
  for (const line of log) {
    const { key, params } = line;
    if (key === "strait-turn-begins") turn = Number(params.turn);
    if (DECISIVE.includes(key) || (heaviest && hullPoints(line) === heaviest)) moments.push({ turn, line });
  }
  return moments;
}

/** What a line tells of hull points that one card has cost. */
function hullPoints({ key, params }: LogLine): number {
  return key === "strait-damage" ? (numberOf(params.points) ?? 0) : 0;
}
