import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { namerFor } from "../../../src/games/strait/names";
import { Phrasebook } from "../../../src/lib/fluent";
import { facts } from "./facts";

const WORDS = join(import.meta.dirname, "../../../../src/huffduff/words");

describe("names", () => {
  const namer = namerFor(facts);

  test("replace the ids of ships, officers, cards and spaces", () => {
    expect(namer("ship", "prince-of-wales")).toBe("Prince of Wales");
    expect(namer("target", "hood")).toBe("Hood");
    expect(namer("officer", "lutjens")).toBe("Lütjens");
    expect(namer("card", "10H")).toBe("10♥");
    expect(namer("to", 11)).toBe("D2");
  });

  test("leave alone what sentences choose by", () => {
    expect(namer("side", "german")).toBe("german");
    expect(namer("effect", "hull")).toBe("hull");
    expect(namer("facing", 5)).toBe(5);
  });

  test.each(["en", "es"])("stand in whole sentences of the game in %s", (language) => {
    const text = (name: string) => readFileSync(join(WORDS, language, name), "utf8");
    const book = new Phrasebook(language, [text("strait.ftl"), text("strait-fire.ftl")]);
    const moved = book.format("strait-moved", { ship: "hood", from: 46, to: 37, facing: 7 }, namer);
    expect(moved).toContain("Hood");
    expect(moved).toContain("G6");
    expect(moved).toContain("F5");
    expect(book.format("strait-hit", { ship: "bismarck", target: "hood" }, namer)).toMatch(/Bismarck.*Hood/);
  });
});
