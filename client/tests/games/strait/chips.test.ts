import { describe, expect, test } from "vitest";
import { chipsOf, type Chip } from "../../../src/games/strait/chips";
import { overlap } from "../../../src/lib/map/points";

const aim = (id: string, space: number) => ({ id, space, text: "5 · 58 %", width: 130 });
const box = ({ at, width, height }: Chip) => ({ x: at.x - width / 2, y: at.y - height / 2, width, height });

describe("figures over neighbouring targets", () => {
  test("do not cover each other", () => {
    const [one, other] = chipsOf([aim("prinz-eugen", 10), aim("bismarck", 11)], [], 14);
    expect(overlap(box(one!), box(other!))).toBe(false);
    expect(one!.at).toEqual(one!.foot);
  });

  test("do not cover the name of a ship beside them", () => {
    const plate = { x: 605, y: 577, width: 90, height: 30 };
    const [chip] = chipsOf([aim("prince-of-wales", 55)], [plate], 24);
    expect(overlap(box(chip!), plate)).toBe(false);
    expect(box(chip!).x + chip!.width).toBeLessThan(830);
    expect(chip!.foot).toEqual({ x: 750, y: 604 });
  });
});
