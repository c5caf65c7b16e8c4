import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const CSS = source("app.css");
const PLATE = source("games/strait/NamePlate.svelte");

function source(file: string): string {
  return readFileSync(join(import.meta.dirname, "../../src", file), "utf8");
}

/** The colours that a rule of the style sheet names. */
function colours(rule: string): Record<string, string> {
  const [, body = ""] = CSS.split(`${rule} {`);
  return Object.fromEntries(
    [...body.split("\n}")[0]!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** How bright a colour is, as WCAG 2 reckons it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dim! + 0.05);
}

const light = colours(":root");
const dark = { ...light, ...colours(':root[data-chart="dark"]') };
const GROUNDS = ["deep", "shelf", "shallows", "land"];
const INKS = ["chart-ink", "chart-muted", "magenta", "british-ink", "german-ink"];

// What is drawn lies outside of what axe-core can judge.
describe.each([
  ["light", light],
  ["dark", dark],
])("the %s chart", (_, shown) => {
  test.each(INKS)("can be read where it is written in %s", (ink) => {
    for (const ground of GROUNDS) expect([ground, contrast(shown[ink]!, shown[ground]!) >= 4.5]).toEqual([ground, true]);
  });

  test.each(["chart-brass", "chart-blue"])("shows its lines in %s", (line) => {
    for (const ground of GROUNDS) expect([ground, contrast(shown[line]!, shown[ground]!) >= 3]).toEqual([ground, true]);
  });

  test("shows what is written on brass and on magenta", () => {
    expect(contrast(shown["on-brass"]!, shown["chart-brass"]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shown["plate-paper"]!, shown.magenta!)).toBeGreaterThanOrEqual(4.5);
  });

  test("shows names on counters and own plates, and marks on plates", () => {
    const cards = ["\n.british,\n.allied,\n.red", "\n.german", "\n.blue"].map((side) => colours(side)["side-card"]!);
    for (const card of cards) expect(contrast("#fff8ea", card)).toBeGreaterThan(4.5);
    expect(PLATE).toContain(".mine {\n    --ink: #fff8ea;\n    --ground: var(--side-card);");
    for (const ink of INKS) expect([ink, contrast(shown[ink]!, shown["plate-paper"]!) >= 4.5]).toEqual([ink, true]);
  });
});

/** Parts that draw lines and letters straight on a chart, and not on paper of their own. */
const DRAWN = [
  "games/chase/BattleBoard.svelte",
  "games/chase/ChartMarks.svelte",
  "games/chase/Paper.svelte",
  "games/chase/Pieces.svelte",
  "games/sink/BattleBoard.svelte",
  "games/sink/ChartMarks.svelte",
  "games/strait/Ghosts.svelte",
  "games/strait/NamePlate.svelte",
  "games/strait/ShipPiece.svelte",
  "lib/chart/ContactMark.svelte",
];

test.each(DRAWN)("%s draws in colours that every chart has", (file) => {
  const [, style = ""] = source(file).split("<style>");
  expect(style.match(/(?:stroke|fill): #\w+/g)).toBeNull();
});
