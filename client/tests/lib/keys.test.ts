import { describe, expect, test, vi } from "vitest";
import type { GameTable, Prompt } from "../../src/lib/game";
import { press } from "../../src/lib/keys";

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
      { id: "stay", label: "Stay", act: vi.fn() },
      { id: "go", label: "Go", act: vi.fn() },
    ],
    picked: null,
    steppers: [{ id: "points-own", label: "Leach", value: 1, least: 0, most: 2 }],
    summary: "",
    refusal: "",
    confirm: "Go",
    ready: true,
  };

  function laid() {
    const calls = ["confirm", "selectSubject", "step", "cancel"] as const;
    const table = Object.fromEntries(calls.map((name) => [name, vi.fn(() => true)]));
    return { ...table, prompt } as unknown as GameTable;
  }

  const actions = (table: GameTable) => ({ table, undo: vi.fn(), rule: vi.fn(), chat: vi.fn(), help: vi.fn() });

  test("pick by number, confirm, and step points", () => {
    const table = laid();
    expect(["2", "Enter", "+", "]", "Escape"].map((key) => press(key, actions(table)))).toEqual(Array(5).fill(true));
    expect(prompt.choices[1]!.act).toHaveBeenCalledOnce();
    expect(table.confirm).toHaveBeenCalledOnce();
    expect(table.step).toHaveBeenCalledWith("points-own", 2);
    expect(table.selectSubject).toHaveBeenCalledWith("hood");
  });

  test("that mean nothing are left to the browser", () => {
    expect(["7", "x", "F5"].map((key) => press(key, actions(laid())))).toEqual([false, false, false]);
  });

  test("reach undo, rule, chat and help", () => {
    const all = actions(laid());
    for (const key of ["u", "r", "c", "?"]) press(key, all);
    for (const call of [all.undo, all.rule, all.chat, all.help]) expect(call).toHaveBeenCalledOnce();
  });
});
