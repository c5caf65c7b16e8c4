import { describe, expect, test, vi } from "vitest";
import type { GameTable, Prompt } from "../../src/lib/game";
import { press } from "../../src/lib/keys";
import { signed } from "../../src/lib/numbers";
import { ReplaySource } from "../../src/lib/replay.svelte";
import { parseRoute } from "../../src/lib/router.svelte";
import { clauseKey, clausesOf, type RulebookContents } from "../../src/lib/rulebook.svelte";
import type { MatchInfo, Replay } from "../../src/protocol";

describe("addresses", () => {
  test("name pages", () => {
    expect(parseRoute("/")).toEqual({ page: "lobby" });
    expect(parseRoute("/new")).toEqual({ page: "new", game: "" });
    expect(parseRoute("/new/chase")).toEqual({ page: "new", game: "chase" });
    expect(parseRoute("/match/abc")).toEqual({ page: "match", match: "abc" });
    expect(parseRoute("/join/a%2Db")).toEqual({ page: "join", token: "a-b" });
    expect(parseRoute("/replay/abc")).toEqual({ page: "replay", match: "abc" });
    expect(parseRoute("/rules/strait")).toEqual({ page: "rules", game: "strait" });
  });

  test("that name nothing are said to be lost", () => {
    expect(["/match", "/match/a/b", "/elsewhere", "/new/a/b"].map((path) => parseRoute(path).page)).toEqual(
      Array(4).fill("lost"),
    );
  });
});

describe("keys", () => {
  const prompt: Prompt = {
    sentence: "",
    rule: "",
    subjects: [
      { id: "hood", label: "Hood" },
      { id: "prince-of-wales", label: "Prince of Wales" },
    ],
    subject: "prince-of-wales",
    choices: [
      { id: "stay", label: "Stay", value: "stay" },
      { id: "go", label: "Go", value: "go" },
    ],
    picked: null,
    steppers: [{ id: "points-own", label: "Leach", value: 1, least: 0, most: 2 }],
    summary: "",
    confirm: "Go",
    ready: true,
  };

  function desk() {
    const calls = ["pick", "confirm", "selectSubject", "step", "cancel"] as const;
    const table = Object.fromEntries(calls.map((name) => [name, vi.fn(() => true)]));
    return { ...table, prompt } as unknown as GameTable;
  }

  const actions = (table: GameTable) => ({ table, undo: vi.fn(), rule: vi.fn(), chat: vi.fn(), help: vi.fn() });

  test("pick by number, confirm, and step points", () => {
    const table = desk();
    expect(["2", "Enter", "+", "]", "Escape"].map((key) => press(key, actions(table)))).toEqual(Array(5).fill(true));
    expect(table.pick).toHaveBeenCalledWith(prompt.choices[1]);
    expect(table.confirm).toHaveBeenCalledOnce();
    expect(table.step).toHaveBeenCalledWith("points-own", 2);
    expect(table.selectSubject).toHaveBeenCalledWith("hood");
  });

  test("that mean nothing are left to the browser", () => {
    expect(["7", "x", "F5"].map((key) => press(key, actions(desk())))).toEqual([false, false, false]);
  });

  test("reach undo, rule, chat and help", () => {
    const all = actions(desk());
    for (const key of ["u", "r", "c", "?"]) press(key, all);
    for (const call of [all.undo, all.rule, all.chat, all.help]) expect(call).toHaveBeenCalledOnce();
  });
});

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
    return { match, viewer: null, steps };
  }

  test("adds up the log to the moment that is shown", () => {
    const source = new ReplaySource(replay([1, 2, 3]));
    source.moment = 1;
    expect([source.log.length, source.read, source.view]).toEqual([3, 1, { index: 1 }]);
    expect(source.seats.map((seat) => seat.deciding)).toEqual([false, true]);
    expect(source.outcome).toBeNull();
    source.moment = source.last;
    expect(source.outcome?.winner).toBe("german");
  });

  test("stays at the same moment when it is seen with other eyes", () => {
    const source = new ReplaySource(replay([1, 2, 3]));
    source.moment = 1;
    source.change(replay([1, 0, 1, 1, 1, 2]));
    expect([source.moment, source.log.length]).toEqual([3, 3]);
  });
});

test("a rulebook's texts have keys without dots, and its chapters their clauses in order", () => {
  const clause = { basis: [], rulings: [], status: "done", reason: null };
  const book: RulebookContents = {
    prefix: "DS",
    chapter: [],
    clause: { "DS-MOV.1": clause, "DS-MOV.2": clause, "DS-SHO.1": clause },
    ruling: {},
  };
  expect(clauseKey("DS-MOV.5")).toBe("DS-MOV-5");
  expect(clausesOf(book, "DS-MOV")).toEqual(["DS-MOV.1", "DS-MOV.2"]);
});

test("numbers that change others carry their sign", () => {
  expect([2, -1, 0].map(signed)).toEqual(["+2", "−1", "+0"]);
});
