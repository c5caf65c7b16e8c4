import { describe, expect, test } from "vitest";
import { moraleOf, pointsOf, shootingOf, speedOf } from "../../../src/games/strait/figures";
import { afloat, facts, position } from "./facts";

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
});
