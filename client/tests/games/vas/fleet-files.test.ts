import { beforeEach, describe, expect, test, vi } from "vitest";
import { BadFile, fileName, forget, keep, keptFleets, parsed, written } from "../../../src/games/vas/fleet-files";

const saved = {
  name: "Rheinübung",
  navy: "DE",
  year: 1941,
  fleet: {
    ships: [{ card: "bismarck-1941", name: "Bismarck", vt: false, flights: [] }],
    flights: ["ju-87b-2-c-0-dive-bomber"],
  },
};

function why(text: string): unknown {
  try {
    return parsed(text);
  } catch (problem) {
    return problem instanceof BadFile ? [problem.key, problem.params] : problem;
  }
}

function changed(change: (file: Record<string, unknown>) => void): string {
  const file = JSON.parse(written(saved)) as Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
}

describe("a fleet as a file", () => {
  test("is read as it was written", () => {
    expect(parsed(written(saved))).toEqual(saved);
    expect(fileName(saved)).toBe("rheinubung.vas-fleet.json");
    expect(fileName({ ...saved, name: "?!" })).toBe("fleet.vas-fleet.json");
  });

  test.each<[string, string, string, Record<string, unknown>]>([
    ["no JSON", "ships: all", "client-vas-file-json", {}],
    ["a list", "[1, 2]", "client-vas-file-kind", {}],
    ["something else", '{"kind": "sink"}', "client-vas-file-kind", {}],
    ["endless", " ".repeat(100_001), "client-vas-file-long", {}],
    ["newer", changed((file) => (file.version = 2)), "client-vas-file-version", { version: 1 }],
    ["without a name", changed((file) => (file.name = "")), "client-vas-file-field", { field: "name" }],
    ["without a year", changed((file) => (file.year = "1941")), "client-vas-file-field", { field: "year" }],
    ["without a fleet", changed((file) => (file.fleet = null)), "client-vas-file-field", { field: "fleet" }],
    [
      "with a ship that is none",
      changed((file) => (file.fleet = { ships: [7], flights: [] })),
      "client-vas-file-field",
      { field: "ships 1" },
    ],
    [
      "with a ship without a deck",
      changed((file) => (file.fleet = { ships: [{ card: "z23", name: "Z23", vt: false }], flights: [] })),
      "client-vas-file-field",
      { field: "ships 1: flights" },
    ],
    [
      "with fuses of a wrong kind",
      changed((file) => (file.fleet = { ships: [{ card: "z23", name: "Z23", vt: "no", flights: [] }], flights: [] })),
      "client-vas-file-field",
      { field: "ships 1: vt" },
    ],
  ])("that is %s is refused with its reason", (_, text, key, params) => {
    expect(why(text)).toEqual([key, params]);
  });
});

describe("fleets in the browser", () => {
  const shelf = new Map<string, string>();

  beforeEach(() => {
    shelf.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => shelf.get(name) ?? null,
      setItem: (name: string, value: string) => shelf.set(name, value),
    });
  });

  test("are kept under their names and forgotten", () => {
    const berlin = { ...saved, name: "Berlin" };
    const both = keep(keep([], saved), berlin);
    expect(keptFleets()).toEqual([saved, berlin]);
    const again = { ...saved, year: 1940 };
    expect(keep(both, again)).toEqual([berlin, again]);
    forget(keptFleets(), "Berlin");
    expect(keptFleets()).toEqual([again]);
  });

  test("that cannot be read any more are left out", () => {
    shelf.set("huffduff-vas-fleets", JSON.stringify([saved, { name: "broken" }]));
    expect(keptFleets()).toEqual([saved]);
    shelf.set("huffduff-vas-fleets", "{");
    expect(keptFleets()).toEqual([]);
    shelf.set("huffduff-vas-fleets", "7");
    expect(keptFleets()).toEqual([]);
  });
});
