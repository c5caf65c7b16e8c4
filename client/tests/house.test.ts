import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const LONGEST = 500;
/** What the rules look up: whatever comes of it is told by the server. */
const TABLES = {
  strait: ["charts", "offers", "stations", "scenarios", "effects", "gun_ranks", "chain_range", "decisive", "flagship"],
};

/** What things are called that rules give figures for. */
const RULED =
  "(?:fuel|bunker|visibility|weather|range|chance|odds|evasion|speed|pace|endurance|movement|allowance|factors?|hull" +
  "|torpedoes|dice|die|need|modifiers?|markers|cost|most|left|radar|radius|zones|steamed|moved|evading|merchants)";
/** Tables that are drawn or quoted, and decide nothing: the size of the battle board, and the points for a victory. */
const DRAWN = /facts\.tables\.(battle\b|victory\.german_from)/;
/** How rules look that have crept into a game's drawings. */
const RULES: Record<string, RegExp> = {
  "a figure compared with a threshold": new RegExp(
    `\\b\\w*${RULED}\\w*(?:\\([^()]*\\))?(?:\\s*\\?\\?\\s*\\d+)?\\)*\\s*(?:[<>]=?|===|!==)\\s*[1-9]`,
    "i",
  ),
  "a threshold compared with a figure": new RegExp(`(?<![\\w#.])[1-9]\\d*\\s*[<>]=?\\s*[\\w.]*${RULED}\\b`, "i"),
  "a table that is looked up": /(?<!\.)\.rows\b|\browAt\b|\bcolumnAt\b/,
  "a table of the rules": /\.tables\b/,
  "the matrix of states, the cups or the prices": /facts\.(status|cups|optional)\b/,
  "all faces of a die": /\[0, 1, 2, 3, 4, 5, 6, 7, 8, 9\]|\[1, 2, 3, 4, 5, 6\]|\/ 36\b/,
  "a name for a threshold": /\b(VIS_X|FOG_FROM|IMPOSSIBLE)\b/,
  "a type that is asserted instead of generated": /\b(hints|tried|answer|picked|options|sealed)\b[\w.?!()\]["']* as (?!const)/,
};

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
    expect(wrong).toEqual([]);
  });

  test("knows no table and no threshold of a game's rules", () => {
    const known = Object.entries(TABLES).flatMap(([game, names]) => {
      const table = new RegExp(`\\b(facts|data)\\.(${names.join("|")})\\b`);
      return files(join(SOURCES, "games", game))
        .filter((file) => file !== "types.ts" && table.test(readFileSync(join(SOURCES, "games", game, file), "utf8")))
        .map((file) => `${game}/${file}`);
    });
    expect(known).toEqual([]);
  });

  test("has no file that is too long to read", () => {
    const long = files(SOURCES).filter(
      (file) =>
        !/^(protocol|games\/[^/]+\/types)\.ts$/.test(file) &&
        readFileSync(join(SOURCES, file), "utf8").split("\n").length > LONGEST,
    );
    expect(long).toEqual([]);
  });

  test("computes no rule: no figure of a game's tables, no threshold, no odds", () => {
    const found = files(join(SOURCES, "games"))
      .filter((file) => !/^[^/]+\/types\.ts$/.test(file))
      .flatMap((file) => {
        const source = readFileSync(join(SOURCES, "games", file), "utf8").replace(/<style>[^]*<\/style>/, "");
        return source.split("\n").flatMap((line, index) =>
          Object.entries(RULES)
            .filter(([, rule]) => rule.test(line.replace(DRAWN, "")))
            .map(([name]) => `${file}:${index + 1} ${name}: ${line.trim()}`),
        );
      });
    expect(found).toEqual([]);
  });

  test.each([
    "if (ship.fuel <= 3) return 0;",
    "let fog = $derived((table.public?.weather ?? 0) >= 5);",
    "if (evasionOf(printed, card) <= 25) slow();",
    "return !aloft && card.endurance > 1;",
    "const near = 4 >= visibility;",
    "facts.tables.search.flight * 2",
    "facts.tables.gun.range.rows",
    "const moves = hints.units as Record<string, Way>;",
  ])("would notice %s", (line) => {
    expect(Object.values(RULES).some((rule) => rule.test(line.replace(DRAWN, "")))).toBe(true);
  });
});
