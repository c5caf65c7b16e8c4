import { describe, expect, test } from "vitest";
import type { MoveOrder, Strait } from "../../../src/games/strait/questions";
import { StraitTable } from "../../../src/games/strait/table.svelte";
import { Draft } from "../../../src/lib/draft.svelte";
import type { AnswerOf, KeyOf, Source } from "../../../src/lib/game";
import { afloat, facts, position } from "./facts";

describe("orders on the board", () => {
  const ships = [
    afloat("bismarck", "german", 11, 5),
    afloat("hood", "british", 46, 7),
    afloat("prince-of-wales", "british", 55, 7),
  ];

  function table<K extends KeyOf<Strait>>(key: K, options: AnswerOf<Strait, K>[]) {
    const sent: unknown[] = [];
    const draft = new Draft();
    draft.asked({ seq: 1, mark: key });
    const source = {
      view: { seat: "british", public: position(ships), private: null },
      ask: { key, rule: "DS-MOV.5", params: {}, choice: { kind: "one-of", options, hints: {} } },
      log: [],
      read: 0,
      seat: "british",
      seats: [],
      sealed: null,
      outcome: null,
      busy: false,
      draft,
      answer: (value: unknown) => sent.push(value),
    } as unknown as Source<Strait>;
    return { table: new StraitTable(source, facts), sent };
  }

  const moves: MoveOrder[] = [
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
    strait.on("strait-ask-move")!.choose(["hood", "move", 0]);
    expect(strait.draft).toBeNull();
    expect(strait.prompt?.ready).toBe(false);
  });

  test("are pressed as buttons, looked at before, and confirmed", () => {
    const { table: strait, sent } = table("strait-ask-move", moves);
    const stay = strait.prompt!.choices.find(({ id }) => id === "hood-stay")!;
    stay.look!(true);
    expect(strait.ending?.verb).toBe("stay");
    stay.look!(false);
    expect(strait.ending).toBeNull();
    stay.act();
    expect(strait.prompt).toMatchObject({ picked: "hood-stay", ready: true });
    strait.confirm();
    expect(sent).toEqual([["hood", "stay"]]);
  });

  test("points are set by steps, and questions of yes or no are answered at once", () => {
    const { table: points, sent: spent } = table("strait-ask-points", [
      [0, 0],
      [1, 0],
    ]);
    expect(points.prompt?.ready).toBe(true);
    points.step("points-own", 1);
    points.confirm();
    expect(spent).toEqual([[1, 0]]);
    const { table: again, sent } = table("strait-ask-second-salvo", ["yes", "no"]);
    expect(again.prompt).toMatchObject({ confirm: null });
    again.prompt!.choices[1]!.act();
    expect(sent).toEqual(["no"]);
  });
});
