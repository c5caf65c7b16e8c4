import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Phrasebook, variables } from "../../src/lib/fluent";

const WORDS = join(import.meta.dirname, "../../../src/huffduff/words");
const SOURCES = join(import.meta.dirname, "../../src");
const LANGUAGES = ["en", "es"];

function text(language: string, name: string): string {
  return readFileSync(join(WORDS, language, name), "utf8");
}

function keys(source: string): string[] {
  const found: string[] = [];
  for (const line of source.split("\n")) {
    const key = /^([a-z][\w-]*) =/.exec(line)?.[1];
    const attribute = /^ {4}\.([a-z]+) =/.exec(line)?.[1];
    if (key) found.push(key);
    else if (attribute) found.push(`${found.findLast((other) => !other.includes("."))}.${attribute}`);
  }
  return found;
}

/** Every text key written in the sources; one that ends in a dash is the beginning of several. */
function usedKeys(): Set<string> {
  const used = new Set<string>();
  for (const entry of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = readFileSync(join(entry.parentPath, entry.name), "utf8");
    for (const [, key] of source.matchAll(/["'`](client-[a-z0-9-]*)/g)) used.add(key!);
  }
  return used;
}

describe("a phrasebook", () => {
  const book = new Phrasebook("en", [
    "greeting = Hello { $name }\n    .title = Title",
    "count = { $n ->\n    [one] one\n   *[other] { $n } many\n }",
  ]);

  test("fills in parameters", () => {
    expect(book.format("greeting", { name: "Hood" })).toBe("Hello Hood");
  });

  test("knows attributes and plural forms", () => {
    expect(book.format("greeting.title")).toBe("Title");
    expect(book.format("count", { n: 1 })).toBe("one");
    expect(book.format("count", { n: 3 })).toBe("3 many");
  });

  test("shows a key that has no text, and says that it has none", () => {
    expect(book.format("missing")).toBe("missing");
    expect(book.has("missing")).toBe(false);
    expect(book.has("greeting.title")).toBe(true);
  });

  test("shows truth as a word and leaves out what no sentence can show", () => {
    expect(variables({ yes: true, list: [1, 2], n: 4 }, (_, value) => value)).toEqual({ yes: "yes", n: 4 });
  });
});

/** The texts of the table itself, and those of each game's drawings. */
function clientText(language: string): string {
  const files = readdirSync(join(WORDS, language)).filter((name) => name.includes("client"));
  return files.map((name) => text(language, name)).join("\n");
}

describe("the client's texts", () => {
  const known = new Map(LANGUAGES.map((language) => [language, keys(clientText(language))]));

  test("are the same in both languages", () => {
    expect(known.get("es")).toEqual(known.get("en"));
  });

  test("hold every key that the sources name", () => {
    const missing = [...usedKeys()].filter(
      (key) => !known.get("en")!.some((other) => (key.endsWith("-") ? other.startsWith(key) : other === key)),
    );
    expect(missing).toEqual([]);
  });

  test("hold nothing that the sources do not name", () => {
    const used = [...usedKeys()];
    const idle = known
      .get("en")!
      .map((key) => key.split(".")[0]!)
      .filter((key) => !used.some((other) => (other.endsWith("-") ? key.startsWith(other) : key === other)));
    expect(idle).toEqual([]);
  });

  test.each(LANGUAGES)("can all be read in %s", (language) => {
    const book = new Phrasebook(language, [clientText(language)]);
    for (const key of known.get(language)!) expect(book.has(key), key).toBe(true);
  });

  test.each(LANGUAGES)("name who sank a ship only where that is known, in %s", (language) => {
    const book = new Phrasebook(language, [clientText(language)]);
    const alone = book.format("client-chase-lost", { ship: "Hood", by: "", count: 0 });
    expect(book.format("client-chase-lost", { ship: "Hood", by: "Bismarck", count: 1 })).toMatch(
      new RegExp(`^${alone} \\S+ Bismarck$`),
    );
  });
});
