import { describe, expect, test } from "vitest";
import type { Strait } from "../../../src/games/strait/strait";
import { StraitTable } from "../../../src/games/strait/table.svelte";
import type { End, Helm, Prospect } from "../../../src/games/strait/types";
import { Draft } from "../../../src/lib/draft.svelte";
import type { AnswerOf, HintsOf, KeyOf, Source } from "../../../src/lib/game";
import { afloat, end, facts, overview, position } from "./facts";

describe("orders on the board", () => {
  const hood = afloat("hood", "british", 46, 7);
  const wales = afloat("prince-of-wales", "british", 55, 7);
  const ships = [afloat("bismarck", "german", 11, 5), hood, wales];

  function table<K extends KeyOf<Strait>>(key: K, options: AnswerOf<Strait, K>[], hints: HintsOf<Strait, K>) {
    const sent: unknown[] = [];
    const draft = new Draft();
    draft.asked({ seq: 1, mark: key });
    const source = {
      view: { seat: "british", public: position(ships), private: null, overview },
      ask: { key, rule: "DS-MOV.5", params: {}, choice: { kind: "one-of", options, hints } },
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
    return { table: new StraitTable(source, facts), sent, draft };
  }

  const stay = end(hood, null, null);
  const ahead = end(hood, 37, null);
  const helm = (...ends: End[]): Helm => ({ need: 7, modifiers: [], may_move: true, duty: null, ends });
  const helms = { hood: helm(stay, ahead, end(hood, 37, 0, 3)), "prince-of-wales": helm(end(wales, null, null)) };

  function moving() {
    const options = Object.values(helms).flatMap(({ ends }) => ends.map(({ order }) => order));
    return table("strait-ask-move", options, { ships: helms });
  }

  const shot: Prospect = { range: 5, broadside: true, need: 9, modifiers: [], cards: "one", chance: [10, 36] };

  test("the first click prepares a move and the second one gives the order", () => {
    const { table: strait, sent } = moving();
    strait.choose(37);
    expect(strait.draft).toEqual(ahead.order);
    expect(sent).toEqual([]);
    strait.choose(37);
    expect(sent).toEqual([ahead.order]);
  });

  test("a click on another of one's ships gives her the next order", () => {
    const { table: strait } = moving();
    strait.choose(55);
    expect(strait.subject).toBe("prince-of-wales");
    expect(strait.draft).toBeNull();
  });

  test("a click that is no order is tried, and the server says why not", () => {
    const { table: strait, sent, draft } = moving();
    strait.choose(0);
    expect([strait.tryable, strait.draft, sent]).toEqual([{ ship: "hood", space: 0, facing: null }, null, []]);
    draft.tried = { refusal: { key: "strait-one-space", rule: "DS-MOV.13", params: {} }, price: 0, shots: {} };
    expect(strait.prompt).toMatchObject({ refusal: "strait-one-space", rule: "DS-MOV.13", ready: false });
    strait.cancel();
    expect(strait.prompt).toMatchObject({ refusal: "", rule: "DS-MOV.5" });
  });

  test("show the shots that a ship would have where she goes", () => {
    const { table: strait, draft } = moving();
    draft.tried = { refusal: null, price: 0, shots: { bismarck: shot } };
    expect(strait.prospects).toEqual({});
    strait.choose(37);
    expect(strait.tryable).toEqual(ahead.order);
    expect(strait.prospects).toEqual({ bismarck: shot });
  });

  test("a target is aimed at first and fired at second", () => {
    const fire = { do: "fire", ship: "hood", target: "bismarck" } as const;
    const { table: strait, sent } = table("strait-ask-shoot", [fire, { do: "hold", ship: "hood" }], {
      shots: { hood: { bismarck: shot } },
    });
    expect(strait.tryable).toBeUndefined();
    strait.choose(11);
    expect(strait.aim).toEqual(["hood", "bismarck"]);
    strait.choose(11);
    expect(sent).toEqual([fire]);
  });

  test("what is not offered is never prepared", () => {
    const { table: strait } = moving();
    strait.on("strait-ask-move")!.choose({ ship: "hood", space: 0, facing: null });
    expect(strait.draft).toBeNull();
    expect(strait.prompt?.ready).toBe(false);
  });

  test("are pressed as buttons, looked at before, and confirmed", () => {
    const { table: strait, sent } = moving();
    const button = strait.prompt!.choices.find(({ id }) => id === "hood-stay")!;
    button.look!(true);
    expect(strait.ending).toBe(stay);
    button.look!(false);
    expect(strait.ending).toBeNull();
    button.act();
    expect(strait.prompt).toMatchObject({ picked: "hood-stay", ready: true });
    strait.confirm();
    expect(sent).toEqual([stay.order]);
  });

  test("points are set by steps, and questions of yes or no are answered at once", () => {
    const ways = [0, 1].map((own) => ({ own, shared: 0 }));
    const rows = ways.map((points) => ({ points, need: 9, chance: [10, 36] as [number, number] }));
    const hints = { captain: "lindemann", admiral: "", need: 9, rows };
    const { table: points, sent: spent } = table("strait-ask-points", ways, hints);
    expect(points.prompt?.ready).toBe(true);
    points.step("points-own", 1);
    points.confirm();
    expect(spent).toEqual([{ own: 1, shared: 0 }]);
    const { table: again, sent } = table("strait-ask-second-salvo", ["yes", "no"], { need: 9, chance: [10, 36] });
    expect(again.prompt).toMatchObject({ confirm: null });
    again.prompt!.choices[1]!.act();
    expect(sent).toEqual(["no"]);
  });
});
