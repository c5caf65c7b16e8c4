import { describe, expect, test } from "vitest";
import { entryOf, shotsOfPhase } from "../../../src/games/strait/log";
import { namerFor } from "../../../src/games/strait/names";
import type { LogLine } from "../../../src/protocol";
import { facts } from "./facts";

const tell = (key: string, params: Record<string, unknown> = {}): LogLine => ({ key, params });

describe("the log", () => {
  const entry = (line: LogLine) => entryOf(line, facts, namerFor(facts));

  test("shows a roll with its dice, its number and every modifier", () => {
    const shot = entry(
      tell("strait-roll-shot", {
        ship: "bismarck",
        target: "hood",
        need: 7,
        chance: [21, 36],
        outcome: [3, 4],
        modifiers: [
          ["strait-mod-base", 5],
          ["strait-mod-range", 2],
        ],
      }),
    );
    expect(shot).toMatchObject({ kind: "roll", dice: [3, 4], need: 7, success: true, chance: 58, side: "german" });
    expect(shot?.modifiers.map(({ value, base }) => [value, base])).toEqual([
      [5, true],
      [2, false],
    ]);
  });

  test("shows what is good for whoever looks", () => {
    const good = (line: LogLine) =>
      ["german", "british", null].map((viewer) => entryOf(line, facts, namerFor(facts), viewer)?.good);
    const missed = tell("strait-roll-shot", { ship: "bismarck", target: "hood", need: 7, outcome: [1, 2] });
    expect(good(missed)).toEqual([false, true, null]);
    expect(good(tell("strait-sunk", { ship: "hood" }))).toEqual([true, false, null]);
    expect(good(tell("strait-roll-magazine", { ship: "hood", need: 9, outcome: [5, 5] }))).toEqual([true, false, null]);
  });

  test("calls a roll without a number neither success nor failure", () => {
    expect(entry(tell("strait-roll-speed", { side: "british", outcome: [1, 2] }))).toMatchObject({
      success: null,
      side: "british",
    });
  });

  test("tells a card once, and marks those that do nothing", () => {
    expect(entry(tell("strait-deal-card", { firer: "bismarck", target: "hood", outcome: "8H" }))).toBeNull();
    expect(entry(tell("strait-card-stopped", { card: "5H", target: "hood" }))).toMatchObject({
      kind: "card",
      card: "5H",
      spent: true,
    });
    expect(entry(tell("strait-card-through", { card: "8D", target: "hood" }))).toMatchObject({
      card: "8D",
      spent: false,
    });
  });

  test("has headings for turns and phases, and grave lines for losses", () => {
    expect(entry(tell("strait-turn-begins", { turn: 3 }))?.kind).toBe("turn");
    expect(entry(tell("strait-phase", { phase: "shooting" }))?.kind).toBe("phase");
    expect(entry(tell("strait-sunk", { ship: "hood", cause: "magazine" }))?.grave).toBe(true);
  });

  test("knows the shots of this phase only", () => {
    const log = [
      tell("strait-hit", { ship: "hood", target: "bismarck" }),
      tell("strait-phase", { phase: "shooting" }),
      tell("strait-miss", { ship: "bismarck", target: "hood" }),
      tell("strait-hit", { ship: "hood", target: "bismarck" }),
    ];
    expect(shotsOfPhase(log)).toEqual([
      { firer: "bismarck", target: "hood", hit: false },
      { firer: "hood", target: "bismarck", hit: true },
    ]);
  });
});
