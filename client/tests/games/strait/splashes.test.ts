import { describe, expect, test } from "vitest";
import { chipsOf } from "../../../src/games/strait/chips";
import { centre } from "../../../src/games/strait/geometry";
import { failedBox, HIGHEST } from "../../../src/games/strait/plate";
import { BURST, PLACES, splashBox, splashesOf } from "../../../src/games/strait/splashes";
import type { Facts, Ship } from "../../../src/games/strait/types";
import { overlap } from "../../../src/lib/map/points";

const FACTS = { ships: { hood: { name: "Hood" }, "prince-of-wales": { name: "Prince of Wales" } } } as unknown as Facts;
const ship = (id: string, changes: Partial<Ship> = {}) =>
  ({ id, side: "british", space: 27, facing: 0, status: "afloat", target: "", splashes: 0, ...changes }) as Ship;

describe("splash markers", () => {
  test("lie above the name of the ship that they are beside", () => {
    for (const { y } of PLACES.flat()) expect(y + BURST).toBeLessThanOrEqual(HIGHEST);
  });

  test("of one ship lie over each other, of two beside each other", () => {
    const bismarck = ship("bismarck", { side: "german", facing: 5 });
    const [one, other, ...rest] = splashesOf(
      [
        bismarck,
        ship("hood", { target: "bismarck", splashes: 2 }),
        ship("prince-of-wales", { target: "bismarck", splashes: 1 }),
      ],
      FACTS,
    );
    expect(rest).toEqual([]);
    expect([one!.letters, one!.two, other!.letters, other!.two]).toEqual(["H", true, "PW", false]);
    expect(overlap({ ...splashBox(one!), width: BURST }, splashBox(other!))).toBe(false);
  });

  test("of ever more ships never hide one another altogether", () => {
    const firers = Array.from({ length: 6 }, (_, index) => ship(`${index}`, { target: "bismarck", splashes: 1 }));
    const found = splashesOf([ship("bismarck", { side: "german", facing: 2 }), ...firers], FACTS);
    expect(new Set(found.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(6);
  });

  test("and the mark of failed morale can be read beside range and chance", () => {
    const target = ship("bismarck", { side: "german" });
    const beside = [
      ...splashesOf([target, ship("hood", { target: "bismarck", splashes: 2 })], FACTS).map(splashBox),
      failedBox(target.space),
    ];
    const [chip] = chipsOf([{ id: "bismarck", space: target.space, text: "range 4 · 28 %", width: 110 }], beside, 14);
    const { at, width, height } = chip!;
    const box = { x: at.x - width / 2, y: at.y - height / 2, width, height };
    expect(beside.filter((each) => overlap(box, each))).toEqual([]);
    expect(at.y).toBeLessThan(centre(target.space).y);
  });
});
