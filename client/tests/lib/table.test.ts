import { describe, expect, test } from "vitest";
import { Draft } from "../../src/lib/draft.svelte";
import type { Entry, GameOf, Source, Track } from "../../src/lib/game";
import { readWith, type Asked, type Question, type Readers, type Reason } from "../../src/lib/question";
import { Table } from "../../src/lib/table.svelte";
import { trackOf } from "../../src/lib/track";

interface View {
  seat: string | null;
  public: { turn: number };
  private: null;
}

interface Questions {
  "toy-ask-number": { answer: number; hints: { most: number }; tried: { refusal: Reason | null } };
  "toy-ask-word": { answer: string; hints: object; tried: unknown };
}

type Toy = GameOf<View, { name: string }, Questions>;

const READERS: Readers<Toy, ToyTable> = {
  "toy-ask-number": (_, { hints, picked }) => ({
    choices: [],
    summary: `up to ${hints.most}`,
    confirm: "go",
    value: picked,
    ready: picked !== 13,
  }),
  "toy-ask-word": (table) => ({ choices: [], confirm: "go", value: String(table.entries.word ?? "") || null }),
};

class ToyTable extends Table<Toy> {
  readonly namer = (_: string, value: unknown) => value;

  get track(): Track {
    return trackOf(this.public?.turn ?? 0, ["one", "two"], "two", (id) => id.toUpperCase());
  }

  protected override get previewed(): boolean {
    return this.on("toy-ask-number") !== null;
  }

  protected read(asked: Asked<Toy>): Question {
    return readWith<Toy, ToyTable, Question>(READERS, this, asked);
  }

  entry(): Entry | null {
    return null;
  }
}

function sit(key: keyof Questions, sealed = false) {
  const sent: unknown[] = [];
  const draft = new Draft();
  draft.asked({ seq: 1, mark: key });
  const ask = { key, rule: "T.1", params: {}, choice: { kind: "orders", options: [], hints: { most: 9 } } };
  const source = {
    view: { seat: "one", public: { turn: 3 }, private: null },
    ask: sealed ? null : ask,
    held: sealed ? ask : null,
    log: [],
    seats: [],
    busy: false,
    draft,
    answer: (value: unknown) => sent.push(value),
  } as unknown as Source<Toy>;
  return { table: new ToyTable(source, { name: "toy" }), draft, sent };
}

describe("a table of any game", () => {
  test("reads a question by its key, with its own hints", () => {
    const { table } = sit("toy-ask-number");
    expect(table.prompt).toMatchObject({ sentence: "toy-ask-number", rule: "T.1", summary: "up to 9", ready: false });
    expect(table.on("toy-ask-number")?.hints.most).toBe(9);
    expect(table.on("toy-ask-word")).toBeNull();
  });

  test("keeps what is picked in the draft, and sends it when it is confirmed", () => {
    const { table, sent } = sit("toy-ask-number");
    table.on("toy-ask-number")!.choose(4);
    expect([table.prompt?.ready, table.tryable]).toEqual([true, 4]);
    table.confirm();
    expect(sent).toEqual([4]);
  });

  test("keeps entries by name, and takes them back", () => {
    const { table } = sit("toy-ask-word");
    table.set("word", "hood");
    expect([table.question?.value, table.tryable]).toEqual(["hood", undefined]);
    expect([table.cancel(), table.question?.value, table.cancel()]).toEqual([true, null, false]);
  });

  test("says before it is sent what would be refused", () => {
    const { table, draft } = sit("toy-ask-number");
    table.on("toy-ask-number")!.choose(12);
    draft.tried = { refusal: { key: "toy-too-many", rule: "T.2", params: {} } };
    expect(table.prompt).toMatchObject({ refusal: "toy-too-many", rule: "T.2" });
    table.cancel();
    expect(table.prompt).toMatchObject({ refusal: "", rule: "T.1" });
    table.on("toy-ask-number")!.choose(3);
    draft.tried = { refusal: null };
    expect(table.prompt?.refusal).toBe("");
  });

  test("still knows the question whose answer lies sealed", () => {
    const { table } = sit("toy-ask-number", true);
    expect([table.on("toy-ask-number"), table.prompt]).toEqual([null, null]);
    expect(table.held("toy-ask-number")?.hints.most).toBe(9);
    expect(table.held("toy-ask-word")).toBeNull();
  });

  test("sends nothing that a question does not hold to be ready", () => {
    const { table, sent } = sit("toy-ask-number");
    table.on("toy-ask-number")!.choose(13);
    table.confirm();
    expect([table.prompt?.ready, sent]).toEqual([false, []]);
  });

  test("shows where the turn stands", () => {
    expect(sit("toy-ask-word").table.track).toEqual({
      turn: 3,
      phases: [
        { id: "one", label: "ONE", current: false, past: true },
        { id: "two", label: "TWO", current: true, past: false },
      ],
    });
  });

  test("remarks on a click until something happens", () => {
    const { table } = sit("toy-ask-word");
    table.remark("nothing there");
    expect(table.notice).toBe("nothing there");
    table.unremark();
    expect(table.notice).toBe("");
  });
});
