import { describe, expect, test, vi } from "vitest";
import { decision } from "../../src/lib/decision";
import type { AskedAs } from "../../src/lib/question";

function asked(options: string[], picked: string | null = null) {
  const choose = vi.fn();
  const send = vi.fn();
  const rest = { rule: "R.1", params: {}, hints: {}, tried: null, pending: false, about: null };
  return { ...rest, options, picked, choose, send } satisfies AskedAs<string, unknown, unknown>;
}

const answer = (value: string) => ({ label: value.toUpperCase() });

describe("a decision", () => {
  test("prepares what is pressed, and sends it when it is confirmed", () => {
    const laid = asked(["a", "b"]);
    const question = decision(laid, { answer });
    expect(question).toMatchObject({ value: null, picked: null });
    question.choices[1]!.act();
    expect(laid.choose).toHaveBeenCalledWith("b");
    expect(decision(asked(["a", "b"], "b"), { answer })).toMatchObject({ value: "b", picked: "b" });
  });

  test("stands at the usual answer until another is picked", () => {
    expect(decision(asked(["a", "b"]), { answer, usual: "b" })).toMatchObject({ value: "b", picked: "b" });
    expect(decision(asked(["a", "b"], "a"), { answer, usual: "b" }).value).toBe("a");
  });

  test("with a single answer, or a quick one, is sent by the first press", () => {
    const laid = asked(["a"]);
    const question = decision(laid, { answer, summary: "many", only: "one" });
    expect(question).toMatchObject({ confirm: null, summary: "one" });
    question.choices[0]!.act();
    expect(laid.send).toHaveBeenCalledWith("a");
    expect(decision(asked(["a", "b"]), { answer, quick: true }).choices.every((choice) => choice.immediate)).toBe(true);
  });
});
