import { describe, expect, test } from "vitest";
import { decisiveMoments, shipReports } from "../../../src/games/strait/report";
import type { LogLine } from "../../../src/protocol";
import { afloat } from "./facts";

const tell = (key: string, params: Record<string, unknown> = {}): LogLine => ({ key, params });

describe("the report", () => {
  const log = [
    tell("strait-turn-begins", { turn: 1 }),
    tell("strait-miss", { ship: "bismarck", target: "hood" }),
    tell("strait-turn-begins", { turn: 2 }),
    tell("strait-hit", { ship: "bismarck", target: "hood" }),
    tell("strait-damage", { ship: "hood", card: "9C", effect: "hull", points: 9, hull: 9 }),
    tell("strait-damage", { ship: "hood", card: "KC", effect: "gunnery", points: 0, hull: 9 }),
    tell("strait-repaired", { ship: "hood", card: "KC" }),
    tell("strait-morale-fails", { ship: "hood" }),
  ];

  test("counts every ship's shots, hits and damage", () => {
    const ships = [afloat("bismarck", "german", 11, 5), afloat("hood", "british", 46, 7, { hull: 9 })];
    expect(shipReports(log, ships)).toEqual([
      { id: "bismarck", shots: 2, hits: 1, cards: 0, repaired: 0, failures: 0 },
      { id: "hood", shots: 0, hits: 0, cards: 1, repaired: 1, failures: 1 },
    ]);
  });

  test("picks out the moments that decided the battle, with their turn", () => {
    expect(decisiveMoments(log).map(({ turn, line }) => [turn, line.key])).toEqual([
      [2, "strait-damage"],
      [2, "strait-morale-fails"],
    ]);
  });
});
