import { describe, expect, test } from "vitest";
import { fold, NOTHING } from "../../../src/lib/net/frames";
import type { AskInfo, Chat, Frame, LogLine } from "../../../src/protocol";

const line = (key: string): LogLine => ({ key, params: {} });
const ask: AskInfo = { key: "ask", rule: "R.1", params: {}, choice: { options: ["yes", "no"] } };

function frame(more: Partial<Frame>): Frame {
  const undo = { allowed: false, why: null };
  const empty = { ask: null, sealed: null, undo, log_from: 0, log: [], outcome: null, commitment: "c", seed: null, numbers: null };
  return { type: "frame", seq: 1, reply: null, seats: [], view: {}, ...empty, ...more };
}

function talk(number: number, text: string): Chat {
  return { type: "chat", number, seat: null, name: "Ana", text, at: 0, reply: null };
}

describe("the log", () => {
  test("is cut where the frame says and continued", () => {
    const first = fold(NOTHING, frame({ log: [line("a"), line("b"), line("c")] }));
    const second = fold(first, frame({ seq: 2, log_from: 1, log: [line("x")] }));
    expect(second.log.map(({ key }) => key)).toEqual(["a", "x"]);
  });

  test("has nothing new when a table is opened", () => {
    expect(fold(NOTHING, frame({ log: [line("a"), line("b")] })).read).toBe(2);
  });

  test("is new from one's own answer to the next one", () => {
    const asked = fold(NOTHING, frame({ ask, log: [line("a")] }));
    const answered = fold(asked, frame({ seq: 2, reply: 1, log_from: 1, log: [line("b")] }));
    const later = fold(answered, frame({ seq: 3, ask, log_from: 2, log: [line("c")] }));
    expect([answered.read, later.read]).toEqual([1, 1]);
    const again = fold(later, frame({ seq: 4, reply: 2, log_from: 3, log: [line("d")] }));
    expect(again.read).toBe(3);
  });

  test("never counts lines as read that an undo took away", () => {
    const asked = fold(NOTHING, frame({ ask, log: [line("a"), line("b")] }));
    expect(fold(asked, frame({ seq: 2, log_from: 0, log: [line("a")] })).read).toBe(1);
  });
});

describe("other messages", () => {
  test("put talk in order and never twice", () => {
    const known = [talk(1, "second"), talk(0, "first"), talk(1, "second")].reduce(fold, NOTHING);
    expect(known.chat.map(({ text }) => text)).toEqual(["first", "second"]);
  });

  test("show a problem until the next frame", () => {
    const problem = { type: "problem" as const, key: "no", params: {}, rule: "R.2", field: null, reply: 1 };
    const refused = fold(NOTHING, problem);
    expect(refused.problem?.rule).toBe("R.2");
    expect(fold(refused, frame({})).problem).toBeNull();
  });

  test("keep the question whose answer lies sealed", () => {
    const asked = fold(NOTHING, frame({ ask }));
    const sealed = fold(asked, frame({ seq: 2, sealed: [] }));
    expect([asked.held, sealed.held, fold(sealed, frame({ seq: 3, sealed: [] })).held]).toEqual([null, ask, ask]);
    expect(fold(sealed, frame({ seq: 4 })).held).toBeNull();
  });

  test("tell who is there, and keep a rematch once it was told", () => {
    const set = fold(NOTHING, { type: "presence", seats: [], rematch: "next" });
    expect(fold(set, { type: "presence", seats: [], rematch: null }).rematch).toBe("next");
  });
});
