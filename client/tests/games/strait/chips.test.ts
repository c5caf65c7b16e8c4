import { expect, test } from "vitest";
import { chipsOf } from "../../../src/games/strait/chips";
import { overlap } from "../../../src/lib/map/points";

test("figures over neighbouring targets do not cover each other", () => {
  const aim = (id: string, space: number) => ({ id, space, text: "5 · 58 %", width: 130 });
  const [one, other] = chipsOf([aim("prinz-eugen", 10), aim("bismarck", 11)], 14);
  const box = ({ at, width, height }: NonNullable<typeof one>) => ({
    x: at.x - width / 2,
    y: at.y - height / 2,
    width,
    height,
  });
  expect(overlap(box(one!), box(other!))).toBe(false);
  expect(one!.at).toEqual(one!.foot);
});
