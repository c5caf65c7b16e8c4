import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const LONGEST = 500;

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** What a file imports, as paths below the sources. */
function imports(file: string): string[] {
  const source = readFileSync(join(SOURCES, file), "utf8");
  return [...source.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)].map(([, path]) =>
    relative(SOURCES, join(SOURCES, file, "..", path!)),
  );
}

describe("the house", () => {
  test("has a test's source in the same place", () => {
    const lost = files(import.meta.dirname).filter((file) => {
      const tested = file.replace(/\.test\.ts$/, "");
      const known = [".ts", ".svelte.ts"].some((end) => existsSync(join(SOURCES, tested + end)));
      return tested !== file && tested !== "house" && !known;
    });
    expect(lost).toEqual([]);
  });

  test("keeps games apart from one another, and from what all of them share", () => {
    const wrong = files(SOURCES).flatMap((file) => {
      const home = /^games\/[^/]+(?=\/)/.exec(file)?.[0];
      return imports(file)
        .filter((path) => /^games\/[^/]+\//.test(path) && path.split("/").slice(0, 2).join("/") !== home)
        .map((path) => `${file} imports ${path}`);
    });
    expect(wrong.filter((line) => !line.startsWith("games/index.ts"))).toEqual([]);
  });

  test("has no file that is too long to read", () => {
    const long = files(SOURCES).filter(
      (file) =>
        !/^(protocol|games\/[^/]+\/types)\.ts$/.test(file) &&
        readFileSync(join(SOURCES, file), "utf8").split("\n").length > LONGEST,
    );
    expect(long).toEqual([]);
  });
});
