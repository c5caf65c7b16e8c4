import { describe, expect, it } from "vitest";
import { align } from "../../../src/lib/replay.svelte";
import type { ReplayStep } from "../../../src/protocol";
import { carryOut, type Item } from "../../../src/games/chase/desk";
import { entryOf, gatherSalvos } from "../../../src/games/chase/log";
import { markersOf } from "../../../src/games/chase/markers";
import { classList, namerFor, shortName } from "../../../src/games/chase/names";
import { traces } from "../../../src/games/chase/plot";
import { canLand, flightPath } from "../../../src/games/chase/sailing";
import type { Facts, Private, Public, Ship } from "../../../src/games/chase/types";
import { rowAt } from "../../../src/games/chase/units";

const printed = { class: "BB", speed: "F", evasion: 30, fuel: 12, hull: 8, side: "allied" };

const facts = {
  ships: {
    hood: { ...printed, id: "hood", name: "Hood" },
    victorious: { ...printed, id: "victorious", name: "Victorious", class: "CV" },
    "king-george-v": { ...printed, id: "king-george-v", name: "King George V" },
  },
  wings: {
    "swordfish-1": {
      id: "swordfish-1",
      type: "swordfish",
      name: "Swordfish",
      side: "allied",
      kind: "combat",
      speed: 5,
      endurance: 1,
      base: "victorious",
    },
  },
  chart: {
    places: { K27: { sea: true, allied: 6 }, K26: { sea: true }, K25: { sea: true } },
    land_sides: [],
    canal: ["O32", "O33"],
    ports: [],
    bases: [],
  },
  status: { state: { patrol: { move: "no", search: "yes" }, port: { search: "no" } } },
  tables: {
    search: { unit: 1, flight: 2, patrol: 3, free_markers: 2 },
    movement: {
      speed: {
        F: {
          hexes: 2,
          no_move: 0,
          fuel: [
            [0, 0, 1],
            [0, 0, 1],
            [0, 0, 2],
          ],
        },
      },
      damaged_hexes: 1,
      emergency_hexes: 1,
    },
    shadow: { evasion_hexes: 1 },
  },
  convoys: {},
} as unknown as Facts;

function ship(id: string, hex: string, more: Partial<Ship> = {}): Ship {
  const card = { bow: 4, stern: 4, secondary: 0, hull: 8, torpedoes: 0, evasion: [], lag: 0, rudder: false };
  return {
    id,
    hex,
    card,
    status: "map",
    force: "",
    fuel: 12,
    moved: 0,
    task: "",
    marker: "",
    ...more,
  } as unknown as Ship;
}

function chart(...ships: Ship[]): Private {
  return {
    ships: Object.fromEntries(ships.map((each) => [each.id, each])),
    wings: { "swordfish-1": { id: "swordfish-1", status: "ready", hex: "" } },
    searches: {},
  } as unknown as Private;
}

const view = { visibility: 4, weather: 3, turn: 5, phase: "movement" } as unknown as Public;
const order = (...words: string[]): Item => ({ kind: "order", words });
const flight = (...way: string[]): Item => ({
  kind: "flight",
  flight: { wing: "swordfish-1", way, searches: [way[0]!], attack: "", home: true },
});

describe("a list of orders", () => {
  it("counts search factors of units, patrols, markers and the coast", () => {
    const desk = carryOut(facts, view, chart(ship("hood", "K27")), "allied", [order("patrol", "hood")]);
    expect(desk.factors.get("K27")).toEqual({ units: 1, patrol: 3, air: 0, watch: 6, total: 10 });
  });

  it("moves ships, and says what it costs", () => {
    const desk = carryOut(facts, view, chart(ship("hood", "K27", { moved: 2 })), "allied", [
      order("move", "hood", "K26", "K25"),
    ]);
    expect(desk.ships.get("hood")!.hex).toBe("K25");
    expect(desk.moves.get("hood")!.fuel).toEqual({ hood: 2 });
    expect(desk.factors.get("K25")!.total).toBe(1);
  });

  it("lets aircraft start from where their carrier is by then", () => {
    const own = chart(ship("victorious", "K27"));
    const after = carryOut(facts, view, own, "allied", [order("move", "victorious", "K26"), flight("K25")]);
    expect(after.flights[1]).toMatchObject({ start: "K26", base: "K26", path: ["K25", "K26"], lands: true });
    const before = carryOut(facts, view, own, "allied", [flight("K25"), order("move", "victorious", "K26")]);
    expect(before.flights[0]).toMatchObject({ start: "K27", path: ["K26", "K25", "K26", "K27"], cost: 4 });
  });

  it("forms task forces and dissolves those of one ship", () => {
    const own = chart(ship("hood", "K27"), ship("victorious", "K27"), ship("king-george-v", "K27"));
    const formed = carryOut(facts, view, own, "allied", [order("form", "TF1", "hood", "victorious")]);
    expect([...formed.mustered.keys()].sort()).toEqual(["TF1", "king-george-v"]);
    const parted = carryOut(facts, view, own, "allied", [
      order("form", "TF1", "hood", "victorious"),
      order("detach", "hood"),
    ]);
    expect([...parted.mustered.keys()].sort()).toEqual(["hood", "king-george-v", "victorious"]);
  });
});

describe("markers", () => {
  const flight = { wing: "hudson-2", way: ["H26"], searches: ["H26", "I26", "H26"], attack: "", home: true };

  it("show what planned flights will search, and what they will attack", () => {
    expect(markersOf([flight, { ...flight, wing: "swordfish-1", searches: [], attack: "K25" }], null, 2)).toEqual([
      { key: "hudson-2-H26", hex: "H26", text: "+4", attack: false },
      { key: "hudson-2-I26", hex: "I26", text: "+2", attack: false },
      { key: "swordfish-1-x", hex: "K25", text: "✕", attack: true },
    ]);
  });

  it("stay on the chart when the orders are carried out", () => {
    expect(markersOf([], { searches: { H26: 2 }, attacks: [["K25", "swordfish-1"]] }, 2)).toEqual([
      { key: "flown-H26", hex: "H26", text: "+4", attack: false },
      { key: "swordfish-1-x", hex: "K25", text: "✕", attack: true },
    ]);
  });
});

describe("flights", () => {
  const card = facts.wings["swordfish-1"]!;

  it("have to be able to land", () => {
    expect(canLand(card, false, true, "K25", "K27", 2)).toBe(true);
    expect(canLand(card, false, true, "K25", "K27", 1)).toBe(false);
    expect(canLand({ ...card, endurance: 2 }, false, false, "K25", "K27", 0)).toBe(true);
    expect(canLand({ ...card, endurance: 2 }, true, false, "K25", "K27", 0)).toBe(false);
  });

  it("fly straight between the hexes that were picked", () => {
    expect(flightPath({ wing: "", way: ["K25"], searches: [], attack: "", home: true }, "K27", "K27")).toEqual([
      "K26",
      "K25",
      "K26",
      "K27",
    ]);
  });
});

describe("the log", () => {
  const gun = (face: number) => ({
    key: "chase-roll-gun",
    params: { ship: "hood", target: "bismarck", dice: 3, modifiers: [["chase-mod-radar", -1]], outcome: [face] },
  });

  it("shows a salvo as one line with what its dice did", () => {
    const hit = { key: "chase-gun-result", params: { ship: "hood", target: "bismarck", result: "hull" } };
    const lines = gatherSalvos([gun(10), hit, gun(7), gun(3), hit, gun(4)]);
    expect(lines.map((line) => line !== null)).toEqual([true, false, false, false, false, true]);
    expect(lines[0]!.params.outcome).toEqual([10, 7, 3]);
    expect(lines[0]!.params.results).toHaveLength(2);
    expect(entryOf(lines[0]!, facts, namerFor(facts))).toMatchObject({
      dice: [0, 7, 3],
      sides: 10,
      total: null,
      success: null,
    });
  });

  it("knows that low rolls are the good ones", () => {
    const line = {
      key: "chase-roll-shadow",
      params: { contact: "C1", need: 4, outcome: [6], modifiers: [["chase-mod-radar", -2]] },
    };
    expect(entryOf(line, facts, namerFor(facts))).toMatchObject({ total: 4, success: true, chance: 70 });
  });
});

describe("names", () => {
  it("fit on a counter", () => {
    expect(shortName("Hood")).toBe("Hood");
    expect(shortName("King George V")).toBe("KGV");
    expect(shortName("Channel Flotilla")).toBe("C. Flotilla");
  });

  it("count classes", () => {
    expect(classList(["BB", "CA", "CA"])).toBe("BB, 2 CA");
    expect(namerFor(facts)("classes", ["CV"])).toBe("CV");
    expect(namerFor(facts)("unit", "TF3")).toBe("TF 3");
  });
});

describe("the plot", () => {
  const sighting = { side: "german", hex: "K25", how: "searched", classes: ["BB"], count: 1, force: false };

  it("grows rings by two hexes for every movement since", () => {
    const seen = { ...view, sightings: [{ ...sighting, turn: 3 }] } as unknown as Public;
    expect(traces(seen, "german")[0]).toMatchObject({ age: 2, radius: 2 });
    expect(traces({ ...seen, phase: "search" }, "german")[0]).toMatchObject({ radius: 4 });
    expect(traces(seen, "allied")).toEqual([]);
  });
});

describe("tables and replays", () => {
  it("read rows by their labels", () => {
    const rows = { "..0": 3, "1..2": 2, "3..": 0, "9..X": 7 };
    expect([-4, 0, 2, 8].map((value) => rowAt(rows, value))).toEqual([3, 3, 2, 0]);
  });

  it("find the same moment in another record", () => {
    const steps = (...numbers: number[]) =>
      numbers.map((number) => ({ view: { public: { number } } })) as unknown as ReplayStep[];
    expect(align(steps(1, 2, 3, 4), steps(1, 1, 2, 4))).toEqual([1, 2, 2, 3]);
  });
});
