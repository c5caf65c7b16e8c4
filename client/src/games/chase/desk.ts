/** What a list of orders would come to, worked out from one's own chart: units, tracks, flights, search factors. */

import { onMap, placeOf, unitsOf } from "./fleet";
import type { Factors, Flight, FlightPlan, Forecast, Item } from "./forecast";
import { flightCost, flightPath, fuelFor } from "./sailing";
import type { Facts, Private, Public, Ship } from "./types";
import { barred } from "./units";

const TASKS: Record<string, string> = { repair: "repair", port: "port", patrol: "patrol" };

export function carryOut(facts: Facts, view: Public, own: Private, side: string, items: Item[]): Forecast {
  const ships = new Map(onMap(own).map((ship) => [ship.id, { ...ship }]));
  const orders = items.flatMap((item) => (item.kind === "order" ? [item.words] : []));
  regroup(ships, orders);
  const mustered = unitsOf([...ships.values()].map((ship) => ({ ...ship })));
  for (const [verb = "", name = "", other = ""] of orders) {
    const task = TASKS[verb] ?? "";
    for (const ship of ships.values())
      if (task && (ship.id === name || ship.force === name)) ship.task = task;
      else if (verb === "refuel" && [name, other].includes(ship.id)) ship.task = "refuel";
  }
  const moves: Forecast["moves"] = new Map();
  const flights: Forecast["flights"] = {};
  const bases = (wing: string) => basesOf(facts, own, ships, wing);
  items.forEach((item, index) => {
    if (item.kind === "flight") {
      const plan = flown(facts, view, item.flight, bases(item.flight.wing));
      if (plan) flights[index] = plan;
    } else if (item.words[0] === "move") {
      const [, unit = "", ...path] = item.words;
      const fuel: Record<string, number> = {};
      for (const ship of ships.values())
        if ((ship.force || ship.id) === unit) {
          fuel[ship.id] = fuelFor(facts, ship, path.length);
          ship.hex = path.at(-1) ?? ship.hex;
        }
      moves.set(unit, { path, fuel });
    }
  });
  return { mustered, moves, flights, factors: factorsOf(facts, own, side, ships, flights), bases };
}

function regroup(ships: Map<string, Ship>, orders: string[][]): void {
  for (const [verb, first = "", ...rest] of orders) {
    if (verb === "form") for (const name of rest) if (ships.has(name)) ships.get(name)!.force = first;
    if (verb === "detach") for (const name of [first, ...rest]) if (ships.has(name)) ships.get(name)!.force = "";
    for (const group of unitsOf(ships.values()).values()) if (group.length === 1) group[0]!.force = "";
  }
}

/** Where a wing starts and where it has to land, as things stand at that point of the list. */
function basesOf(facts: Facts, own: Private, ships: Map<string, Ship>, wing: string) {
  const { base } = facts.wings[wing]!;
  const home = base in facts.ships ? ships.get(base)?.hex : base;
  const now = own.wings[wing];
  if (!home || !now) return null;
  return { start: now.status === "aloft" ? now.hex : home, base: home };
}

function flown(
  facts: Facts,
  view: Public,
  flight: Flight,
  from: { start: string; base: string } | null,
): FlightPlan | null {
  if (!from) return null;
  const path = flightPath(flight, from.start, from.base);
  const cost = flightCost(facts, view.visibility, path, flight.searches);
  return { flight, ...from, path, cost, lands: path.at(-1) === from.base };
}

/** Every hex with search factors: units, patrols, markers of flights, and the watch of the coast. */
function factorsOf(
  facts: Facts,
  own: Private,
  side: string,
  ships: Map<string, Ship>,
  flights: Forecast["flights"],
): Map<string, Factors> {
  const found = new Map<string, Factors>();
  const table = facts.tables.search;
  const add = (hex: string, part: "units" | "patrol" | "air" | "watch", number: number) => {
    const there = found.get(hex) ?? { units: 0, patrol: 0, air: 0, watch: 0, total: 0 };
    found.set(hex, { ...there, [part]: there[part] + number, total: there.total + number });
  };
  for (const group of unitsOf(ships.values()).values()) {
    if (group.every((ship) => barred(facts, "search", ship))) continue;
    add(group[0]!.hex, "units", table.unit);
    if (group[0]!.task === "patrol") add(group[0]!.hex, "patrol", table.patrol);
  }
  for (const plan of Object.values(flights)) for (const hex of plan.flight.searches) add(hex, "air", table.flight);
  for (const [hex, markers] of Object.entries(own.searches)) add(hex, "air", markers * table.flight);
  for (const hex of Object.keys(facts.chart.places)) {
    const watch = placeOf(facts, hex)[side === "german" ? "german" : "allied"];
    if (watch) add(hex, "watch", watch);
  }
  return found;
}
