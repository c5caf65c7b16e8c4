import { describe, expect, test } from "vitest";
import { bySpace, endings, likeliest, subjects } from "../../../src/games/strait/options";
import type { MoveOrder } from "../../../src/games/strait/questions";
import { afloat } from "./facts";

const hood = afloat("hood", "british", 46, 7);
const options: MoveOrder[] = [
  ["hood", "stay"],
  ["hood", "turn", 6],
  ["hood", "turn", 0],
  ["hood", "move", 37],
  ["hood", "turn-move", 6, 37],
  ["hood", "turn-move", 6, 45],
  ["hood", "move-turn", 37, 6],
  ["hood", "move-turn", 37, 0],
  ["prince-of-wales", "stay"],
  ["prince-of-wales", "leave"],
  ["prince-of-wales", "turn-leave", 0],
];

describe("options", () => {
  test("are grouped by the ship that they are for", () => {
    expect(subjects(options)).toEqual(["hood", "prince-of-wales"]);
  });

  test("become where a ship ends, each place and facing once", () => {
    const ends = endings(options, hood).map(({ verb, space, facing, paid }) => [verb, space, facing, paid]);
    expect(ends).toEqual([
      ["stay", 46, 7, false],
      ["turn", 46, 6, false],
      ["turn", 46, 0, false],
      ["move", 37, 7, false],
      ["turn-move", 37, 6, true],
      ["turn-move", 45, 6, true],
      ["move-turn", 37, 0, true],
    ]);
  });

  test("that lead off the map have no space", () => {
    const ends = endings(options, afloat("prince-of-wales", "british", 55, 1));
    expect(ends.map(({ space, facing }) => [space, facing])).toEqual([
      [55, 1],
      [null, 1],
      [null, 0],
    ]);
    expect([...bySpace(ends).keys()]).toEqual([55]);
  });

  test("are grouped by space, and a click means the cheapest with the least turning", () => {
    const spaces = bySpace(endings(options, hood));
    expect([...spaces].map(([space, list]) => [space, list.length])).toEqual([
      [46, 3],
      [37, 3],
      [45, 1],
    ]);
    expect(likeliest(spaces.get(37)!, 7)?.value).toEqual(["hood", "move", 37]);
    expect(likeliest(spaces.get(45)!, 7)?.value).toEqual(["hood", "turn-move", 6, 45]);
    expect(likeliest([], 7)).toBeUndefined();
  });
});
