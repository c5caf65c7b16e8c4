import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Phrasebook } from "../../src/lib/fluent";
import { ending } from "../../src/lib/waiting";
import type { SeatInfo } from "../../src/protocol";

const WORDS = join(import.meta.dirname, "../../../src/huffduff/words");
const seat = (name: string): SeatInfo => ({
  seat: name,
  kind: "human",
  name: "",
  mine: false,
  online: true,
  deciding: false,
  number_wanted: false,
  open: false,
});

describe("the end of a match", () => {
  test("says who gave up", () => {
    const text = (file: string) => readFileSync(join(WORDS, "en", file), "utf8");
    const book = new Phrasebook("en", [text("engine.ftl"), text("strait-fire.ftl")]);
    expect(book.format("engine-resigned", { seat: "German" })).toBe("The German side gave the game up.");
    const hit = { effect: "hull", ship: "Hood", points: 9, card: "9♥", hull: 9, full: 35 };
    expect(book.format("strait-damage", hit)).toContain("9 of the 35 that she can take");
  });

  test("names the seat that has not won", () => {
    const asked: unknown[] = [];
    const namer = (name: string, value: unknown) => (asked.push(name), value);
    const outcome = { winner: "british", key: "engine-resigned", rule: null, level: null };
    expect(ending({ game: "strait", scenario: "", options: {}, seats: [seat("german"), seat("british")] }, outcome, namer)).toBe("engine-resigned");
    expect(asked).toEqual([]);
  });
});
