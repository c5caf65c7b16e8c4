import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Shown } from "../../../src/lib/net/shown";

const die = (face: number) => ({ key: "fire", params: { outcome: [face] } });
const word = { key: "moved", params: { ship: "hood" } };
const log = [die(3), word, die(5), die(1)];

/** A page that has just been opened, and is told this. */
function page(...logs: (typeof log)[]): Shown {
  const shown = new Shown("m", "north");
  for (const told of logs) shown.hear(told);
  return shown;
}

describe("the dice that a browser was shown", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("may become more, and the words between them may change", () => {
    expect(page([], log.slice(0, 2), log, [...log.filter((line) => line !== word), die(6)]).changed).toBe(false);
    expect(page([...log, die(6), die(2)]).changed).toBe(false);
  });

  test("are not told otherwise while the page is open", () => {
    const shown = page(log, [die(3), word, die(6), die(1)]);
    expect(shown.changed).toBe(true);
    shown.hear(log);
    expect(shown.changed).toBe(true);
  });

  test("are not told otherwise to a page that is opened later", () => {
    page(log);
    expect(page([die(3), die(6), die(1), die(1)]).changed).toBe(true);
    expect(page(log).changed).toBe(true);
  });

  test("are not left out, but a log that comes in parts is none of that", () => {
    page(log);
    const shown = page(log.slice(0, 3));
    expect(shown.changed).toBe(true);
    shown.hear(log);
    expect(shown.changed).toBe(false);
    page(log.slice(0, 1));
    expect(page([die(3), die(5), die(2)]).changed).toBe(true);
  });

  test("of another seat are another matter", () => {
    page(log);
    const other = new Shown("m", "south");
    other.hear([die(6)]);
    expect(other.changed).toBe(false);
  });
});
