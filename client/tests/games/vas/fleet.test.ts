import { describe, expect, test } from "vitest";
import { count, freeNames, repaired, withPlanes } from "../../../src/games/vas/fleet";

const z23 = { card: "z23", name: "Z23", vt: false, flights: [] };
const list = { ships: [z23, { ...z23, name: "Z24" }], flights: ["ju-87", "me-109", "ju-87"] };

describe("a list", () => {
  test("knows the ships of a class that it has not", () => {
    expect(freeNames(list, ["Z23", "Z24", "Z25"])).toEqual(["Z25"]);
  });

  test("counts Flights, and keeps those of a kind together", () => {
    expect(count(list.flights, "ju-87")).toBe(2);
    expect(withPlanes(list.flights, "ju-87", 3)).toEqual(["ju-87", "ju-87", "ju-87", "me-109"]);
    expect(withPlanes(list.flights, "me-109", 0)).toEqual(["ju-87", "ju-87"]);
    expect(withPlanes(["ju-87"], "me-109", 2)).toEqual(["ju-87", "me-109", "me-109"]);
  });

  test("is repaired by leaving out what the server names", () => {
    expect(repaired(list, { part: "ship", index: 0 }).ships.map(({ name }) => name)).toEqual(["Z24"]);
    expect(repaired(list, { part: "flight", index: 1 }).flights).toEqual(["ju-87", "ju-87"]);
  });
});
