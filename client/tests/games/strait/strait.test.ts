import { describe, expect, test } from "vitest";
import { moraleOf, pointsOf, shootingOf, speedOf } from "../../../src/games/strait/figures";
import { entryOf, shotsOfPhase } from "../../../src/games/strait/log";
import { initials, namerFor, shortName, surname } from "../../../src/games/strait/names";
import { decisiveMoments, shipReports } from "../../../src/games/strait/report";
import { StraitTable } from "../../../src/games/strait/table.svelte";
import type { Source, Value } from "../../../src/lib/game";
import type { AskInfo, LogLine } from "../../../src/protocol";
import { afloat, facts, position } from "./facts";

const tell = (key: string, params: Record<string, unknown> = {}): LogLine => ({ key, params });
const cards = ["QS", "AH", "3C"].map((card) => ({ card, permanent: false }));

describe("a ship's card", () => {
  const bismarck = afloat("bismarck", "german", 11, 5, {
    hull: 15,
    cards,
    failed: true,
    captain: "lindemann",
    admiral: "lutjens",
  });

  test("adds up what cards and hull damage do to her", () => {
    expect(speedOf(bismarck, facts)).toEqual({ now: 7, more: 3 });
    expect(shootingOf(bismarck, facts)).toEqual({ now: 8, more: 3 });
    expect(moraleOf(bismarck, facts)).toEqual({ now: 10, more: 5 });
  });

  test("shows the points that are left, fewer after a bridge hit for the captain alone", () => {
    const table = position([bismarck], { spent: { lindemann: 2, lutjens: 1 } });
    expect(pointsOf("lindemann", bismarck, table, facts)).toEqual({ full: 3, left: 1 });
    expect(pointsOf("lutjens", bismarck, table, facts)).toEqual({ full: 2, left: 1 });
  });

  test("has short names for markers and small charts", () => {
    expect([surname("Günther Lütjens"), shortName("Prince of Wales"), shortName("Hood")]).toEqual([
      "Lütjens",
      "PoW",
      "Hood",
    ]);
    expect(["Prince of Wales", "Bismarck", "Z23"].map(initials)).toEqual(["PW", "B", "Z"]);
  });
});

describe("the log", () => {
  const entry = (line: LogLine) => entryOf(line, facts, namerFor(facts));

  test("shows a roll with its dice, its number and every modifier", () => {
    const shot = entry(
      tell("strait-roll-shot", {
        ship: "bismarck",
        target: "hood",
        need: 7,
        outcome: [3, 4],
        modifiers: [
          ["strait-mod-base", 5],
          ["strait-mod-range", 2],
        ],
      }),
    );
    expect(shot).toMatchObject({ kind: "roll", dice: [3, 4], need: 7, success: true, chance: 58, side: "german" });
    expect(shot?.modifiers.map(({ value, base }) => [value, base])).toEqual([
      [5, true],
      [2, false],
    ]);
  });

  test("calls a roll without a number neither success nor failure", () => {
    expect(entry(tell("strait-roll-speed", { side: "british", outcome: [1, 2] }))).toMatchObject({
      success: null,
      side: "british",
    });
  });

  test("tells a card once, and marks those that do nothing", () => {
    expect(entry(tell("strait-deal-card", { firer: "bismarck", target: "hood", outcome: "8H" }))).toBeNull();
    expect(entry(tell("strait-card-stopped", { card: "5H", target: "hood" }))).toMatchObject({
      kind: "card",
      card: "5H",
      spent: true,
    });
    expect(entry(tell("strait-card-through", { card: "8D", target: "hood" }))).toMatchObject({
      card: "8D",
      spent: false,
    });
  });

  test("has headings for turns and phases, and grave lines for losses", () => {
    expect(entry(tell("strait-turn-begins", { turn: 3 }))?.kind).toBe("turn");
    expect(entry(tell("strait-phase", { phase: "shooting" }))?.kind).toBe("phase");
    expect(entry(tell("strait-sunk", { ship: "hood", cause: "magazine" }))?.grave).toBe(true);
  });

  test("knows the shots of this phase only", () => {
    const log = [
      tell("strait-hit", { ship: "hood", target: "bismarck" }),
      tell("strait-phase", { phase: "shooting" }),
      tell("strait-miss", { ship: "bismarck", target: "hood" }),
      tell("strait-hit", { ship: "hood", target: "bismarck" }),
    ];
    expect(shotsOfPhase(log)).toEqual([
      { firer: "bismarck", target: "hood", hit: false },
      { firer: "hood", target: "bismarck", hit: true },
    ]);
  });
});

describe("the report", () => {
  const log = [
    tell("strait-turn-begins", { turn: 1 }),
    tell("strait-miss", { ship: "bismarck", target: "hood" }),
    tell("strait-turn-begins", { turn: 2 }),
    tell("strait-hit", { ship: "bismarck", target: "hood" }),
    tell("strait-damage", { ship: "hood", card: "9C", effect: "hull", points: 9, hull: 9 }),
    tell("strait-damage", { ship: "hood", card: "KC", effect: "gunnery", points: 0, hull: 9 }),
    tell("strait-repaired", { ship: "hood", card: "KC" }),
    tell("strait-morale-fails", { ship: "hood" }),
  ];

  test("counts every ship's shots, hits and damage", () => {
    const ships = [afloat("bismarck", "german", 11, 5), afloat("hood", "british", 46, 7, { hull: 9 })];
    expect(shipReports(log, ships)).toEqual([
      { id: "bismarck", shots: 2, hits: 1, hull: 0, cards: 0, repaired: 0, failures: 0 },
      { id: "hood", shots: 0, hits: 0, hull: 9, cards: 1, repaired: 1, failures: 1 },
    ]);
  });

  test("picks out the moments that decided the battle, with their turn", () => {
    expect(decisiveMoments(log).map(({ turn, line }) => [turn, line.key])).toEqual([
      [2, "strait-damage"],
      [2, "strait-morale-fails"],
    ]);
  });
});

describe("orders on the chart", () => {
  const ships = [
    afloat("bismarck", "german", 11, 5),
    afloat("hood", "british", 46, 7),
    afloat("prince-of-wales", "british", 55, 7),
  ];

  function table(key: string, options: Value[]) {
    const sent: Value[] = [];
    const ask: AskInfo = { key, rule: "DS-MOV.5", params: {}, choice: { kind: "one-of", options, hints: {} } };
    const source: Source = {
      view: { seat: "british", public: position(ships), private: null },
      ask,
      log: [],
      read: 0,
      seat: "british",
      seats: [],
      sealed: null,
      outcome: null,
      busy: false,
      answer: (value) => sent.push(value),
    };
    return { table: new StraitTable(source, facts), sent };
  }

  const moves: Value[] = [
    ["hood", "stay"],
    ["hood", "move", 37],
    ["hood", "move-turn", 37, 0],
    ["prince-of-wales", "stay"],
  ];

  test("the first click prepares a move and the second one gives the order", () => {
    const { table: strait, sent } = table("strait-ask-move", moves);
    strait.choose(37);
    expect(strait.draft).toEqual(["hood", "move", 37]);
    expect(sent).toEqual([]);
    strait.choose(37);
    expect(sent).toEqual([["hood", "move", 37]]);
  });

  test("a click on another of one's ships gives her the next order", () => {
    const { table: strait } = table("strait-ask-move", moves);
    strait.choose(55);
    expect(strait.subject).toBe("prince-of-wales");
    expect(strait.draft).toBeNull();
  });

  test("a click that is no order asks the server why not", () => {
    const { table: strait, sent } = table("strait-ask-move", moves);
    strait.choose(0);
    expect(sent).toEqual([["hood", "move", 0]]);
  });

  test("a target is aimed at first and fired at second", () => {
    const { table: strait, sent } = table("strait-ask-shoot", [
      ["hood", "fire", "bismarck"],
      ["hood", "hold"],
    ]);
    strait.choose(11);
    expect(strait.aim).toEqual(["hood", "bismarck"]);
    strait.choose(11);
    expect(sent).toEqual([["hood", "fire", "bismarck"]]);
  });

  test("what is not offered is never prepared", () => {
    const { table: strait } = table("strait-ask-move", moves);
    strait.prepare(["hood", "move", 0]);
    expect(strait.draft).toBeNull();
    expect(strait.prompt?.ready).toBe(false);
  });
});
