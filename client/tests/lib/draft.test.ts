import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Draft } from "../../src/lib/draft.svelte";
import type { Problem, Try } from "../../src/protocol";

const FIRST = { seq: 3, mark: "orders 12" };
const LATER = { seq: 9, mark: "orders 40" };

/** A socket that only writes down what is sent. */
class Line {
  sent: Try[] = [];
  open = true;
  private replies = 0;

  reply = () => ++this.replies;

  send = (message: Try) => {
    if (this.open) this.sent.push(message);
    return this.open;
  };

  get values() {
    return this.sent.map(({ value }) => value);
  }

  get last() {
    return this.sent.at(-1)!.reply;
  }
}

const tried = (reply: number, told: unknown, seq = FIRST.seq) => ({ type: "tried" as const, reply, seq, tried: told });
const problem = (reply: number, key: string): Problem => ({
  type: "problem",
  key,
  params: {},
  rule: null,
  field: null,
  reply,
});

function drafting() {
  const line = new Line();
  const draft = new Draft(line, "draft-m-german");
  draft.asked(FIRST);
  return { line, draft };
}

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a draft", () => {
  test("has parts, each with a value before anything was prepared", () => {
    const { draft } = drafting();
    expect(draft.get("orders", ["none"])).toEqual(["none"]);
    expect(draft.empty).toBe(true);
    draft.set("orders", ["move"]);
    expect(draft.get("orders", [])).toEqual(["move"]);
    draft.clear();
    expect(draft.get("orders", [])).toEqual([]);
  });

  test("survives a reload of the page, and only for its own question", () => {
    drafting().draft.set("orders", ["move"]);
    expect(drafting().draft.get("orders", [])).toEqual(["move"]);
    const other = new Draft(null, "draft-m-german");
    other.asked(LATER);
    expect(other.get("orders", [])).toEqual([]);
    const elsewhere = new Draft(null, "draft-m-allied");
    elsewhere.asked(FIRST);
    expect(elsewhere.get("orders", [])).toEqual([]);
  });

  test("is dropped when another question comes", () => {
    const { draft } = drafting();
    draft.set("orders", ["move"]);
    draft.asked(LATER);
    expect(draft.empty).toBe(true);
    expect(drafting().draft.empty).toBe(true);
  });

  test("can still be seen while the answer lies sealed, also after a reload, but not changed", () => {
    const { draft } = drafting();
    draft.set("orders", ["move"]);
    draft.asked(null);
    draft.set("orders", []);
    expect(draft.get("orders", [])).toEqual(["move"]);
    const reloaded = new Draft(null, "draft-m-german");
    reloaded.asked(null);
    expect(reloaded.get("orders", [])).toEqual(["move"]);
  });

  test("is there again when an undo brings its question back under another number", () => {
    const { draft } = drafting();
    draft.set("orders", ["move"]);
    draft.asked(null);
    draft.asked({ ...FIRST, seq: 5 });
    expect(draft.get("orders", [])).toEqual(["move"]);
  });

  test("is forgotten where the browser remembers nonsense", () => {
    localStorage.setItem("huffduff-draft-m-german", "{");
    expect(drafting().draft.empty).toBe(true);
  });
});

describe("a draft that is tried", () => {
  test("is sent once it has been left alone for a moment", () => {
    const { line, draft } = drafting();
    draft.offer(["a"]);
    expect([line.values, draft.pending]).toEqual([[], true]);
    vi.advanceTimersByTime(100);
    draft.offer(["a", "b"]);
    vi.advanceTimersByTime(100);
    expect(line.values).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(line.sent).toEqual([{ type: "try", reply: 1, seq: 3, value: ["a", "b"] }]);
    draft.hear(tried(1, "fine"));
    expect([draft.tried, draft.pending, draft.problem]).toEqual(["fine", false, null]);
  });

  test("is tried in between where somebody drags on and on", () => {
    const { line, draft } = drafting();
    for (let step = 0; step < 10; step++) {
      draft.offer([step]);
      vi.advanceTimersByTime(50);
    }
    expect(line.values).toEqual([[4]]);
  });

  test("has one value on its way at most, and then the latest", () => {
    const { line, draft } = drafting();
    draft.offer(1);
    vi.advanceTimersByTime(120);
    for (const value of [2, 3, 4]) {
      draft.offer(value);
      vi.advanceTimersByTime(150);
    }
    expect(line.values).toEqual([1]);
    draft.hear(tried(line.last, "one"));
    expect(line.values).toEqual([1, 4]);
    expect([draft.tried, draft.pending]).toEqual(["one", true]);
    draft.hear(tried(line.last, "four"));
    expect([draft.tried, draft.pending]).toEqual(["four", false]);
  });

  test("shows what was said last until something newer is said", () => {
    const { line, draft } = drafting();
    draft.offer(1);
    vi.advanceTimersByTime(120);
    draft.hear(tried(line.last, "one"));
    draft.offer(2);
    vi.advanceTimersByTime(320);
    expect([draft.tried, draft.pending]).toEqual(["one", true]);
    draft.hear(tried(line.last, "two"));
    expect([draft.tried, draft.pending]).toEqual(["two", false]);
  });

  test("is not sent again where it is again what was tried", () => {
    const { line, draft } = drafting();
    draft.offer(1);
    vi.advanceTimersByTime(120);
    draft.hear(tried(line.last, "one"));
    draft.offer(2);
    draft.offer(1);
    vi.advanceTimersByTime(500);
    expect([line.values, draft.pending, draft.tried]).toEqual([[1], false, "one"]);
  });

  test("is not sent where there is nothing to try, or nothing is asked", () => {
    const { line, draft } = drafting();
    draft.offer(1);
    draft.offer(undefined);
    vi.advanceTimersByTime(500);
    draft.asked(null);
    draft.offer(2);
    vi.advanceTimersByTime(500);
    expect([line.values, draft.pending]).toEqual([[], false]);
  });

  test("waits for a lost connection, and is tried when it is back", () => {
    const { line, draft } = drafting();
    line.open = false;
    draft.offer(1);
    vi.advanceTimersByTime(500);
    expect(draft.pending).toBe(true);
    line.open = true;
    draft.reconnected();
    expect(line.values).toEqual([1]);
    draft.reconnected();
    expect(line.values).toEqual([1, 1]);
    draft.hear(tried(1, "lost"));
    expect(draft.tried).toBeNull();
    draft.hear(tried(line.last, "one"));
    expect(draft.tried).toBe("one");
  });

  test("says why the server could not say anything, and keeps what it said before", () => {
    const { line, draft } = drafting();
    draft.offer(1);
    vi.advanceTimersByTime(120);
    draft.hear(tried(line.last, "one"));
    draft.offer(2);
    vi.advanceTimersByTime(120);
    expect(draft.tries(problem(line.last, "engine-not-an-answer"))).toBe(true);
    draft.hear(problem(line.last, "engine-not-an-answer"));
    expect([draft.tried, draft.pending, draft.problem?.key]).toEqual(["one", false, "engine-not-an-answer"]);
    draft.offer(3);
    expect(draft.problem).toBeNull();
  });

  test("tries again later where the server finds it too eager", () => {
    const { line, draft } = drafting();
    draft.offer(1);
    vi.advanceTimersByTime(120);
    draft.hear(problem(line.last, "server-too-fast"));
    expect([draft.pending, draft.problem]).toEqual([true, null]);
    draft.offer(2);
    vi.advanceTimersByTime(900);
    expect(line.values).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(line.values).toEqual([1, 2]);
  });

  test("leaves other problems to others", () => {
    const { line, draft } = drafting();
    draft.offer(1);
    vi.advanceTimersByTime(120);
    expect(draft.tries(problem(line.last + 7, "server-stale"))).toBe(false);
  });

  test("forgets what was said when another question comes, and does not hear late replies", () => {
    const { line, draft } = drafting();
    draft.offer(1);
    vi.advanceTimersByTime(120);
    draft.asked(LATER);
    draft.hear(tried(line.last, "late"));
    expect([draft.tried, draft.pending]).toEqual([null, false]);
    draft.offer(1);
    vi.advanceTimersByTime(120);
    expect(line.sent.at(-1)).toMatchObject({ seq: LATER.seq, value: 1 });
  });

  test("remembers which value was looked at, until there is nothing to look at", () => {
    const { line, draft } = drafting();
    draft.offer([1]);
    vi.advanceTimersByTime(200);
    draft.offer([1, 2]);
    draft.hear(tried(line.last, "one"));
    expect([draft.tried, draft.about]).toEqual(["one", [1]]);
    draft.offer(undefined);
    expect([draft.tried, draft.about]).toEqual([null, null]);
  });

  test("keeps what was said of an answer that lies sealed", () => {
    const { line, draft } = drafting();
    draft.offer([1]);
    vi.advanceTimersByTime(200);
    draft.hear(tried(line.last, "one"));
    draft.asked(null);
    draft.offer(undefined);
    expect([draft.tried, draft.about]).toEqual(["one", [1]]);
  });
});
