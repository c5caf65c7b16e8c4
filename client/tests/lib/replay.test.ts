import { describe, expect, test } from "vitest";
import { align, ReplaySource } from "../../src/lib/replay.svelte";
import type { MatchInfo, Replay, ReplayStep } from "../../src/protocol";

describe("a replay", () => {
  const match = {
    seats: [{ seat: "german" }, { seat: "british" }],
    outcome: { winner: "german", key: "won" },
  } as unknown as MatchInfo;
  const line = { key: "x", params: {} };

  function replay(lines: number[]): Replay {
    const steps = lines.map((count, index) => ({
      view: { index },
      log: Array.from({ length: count }, () => line),
      deciding: ["british"],
      seat: null,
      value: null,
    }));
    return { viewer: null, steps };
  }

  test("adds up the log to the moment that is shown", () => {
    const source = new ReplaySource(match, replay([1, 2, 3]));
    source.moment = 1;
    expect([source.log.length, source.read, source.view]).toEqual([3, 1, { index: 1 }]);
    expect(source.seats.map((seat) => seat.deciding)).toEqual([false, true]);
    expect(source.outcome).toBeNull();
    source.moment = source.last;
    expect(source.outcome?.winner).toBe("german");
  });

  test("stays at the same moment when it is seen with other eyes", () => {
    const source = new ReplaySource(match, replay([1, 2, 3]));
    source.moment = 1;
    source.change(replay([1, 0, 1, 1, 1, 2]));
    expect([source.moment, source.log.length]).toEqual([3, 3]);
  });

  test("finds the same moment in another record", () => {
    const steps = (...numbers: number[]) =>
      numbers.map((number) => ({ view: { public: { number } } })) as unknown as ReplayStep[];
    expect(align(steps(1, 2, 3, 4), steps(1, 1, 2, 4))).toEqual([1, 2, 2, 3]);
  });
});
