/** Fleets that are kept in this browser or passed on as files. */

import { remember, remembered } from "../../lib/memory";
import type { FleetList, FleetShip } from "./types";

/** A fleet with a name, and what it was built for. */
export interface SavedFleet {
  name: string;
  navy: string;
  year: number;
  fleet: FleetList;
}

const MEMORY = "vas-fleets";
const KIND = "huffduff-vas-fleet";
const VERSION = 1;
/** Files that are longer are no fleets. */
const LONGEST = 100_000;
const LONGEST_NAME = 60;

/** What is wrong with a file, as the key of a sentence. */
export class BadFile extends Error {
  constructor(
    readonly key: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

export function written(saved: SavedFleet): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, ...saved }, null, 2)}\n`;
}

export function fileName({ name }: SavedFleet): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^\w]+/g, "-").replace(/^-+|-+$/g, "");
  return `${plain.toLowerCase() || "fleet"}.vas-fleet.json`;
}

/** The fleet of a file; whatever is no fleet is refused with its reason. */
export function parsed(text: string): SavedFleet {
  if (text.length > LONGEST) throw new BadFile("client-vas-file-long");
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new BadFile("client-vas-file-json");
  }
  const file = record(raw);
  if (file.kind !== KIND) throw new BadFile("client-vas-file-kind");
  if (file.version !== VERSION) throw new BadFile("client-vas-file-version", { version: VERSION });
  return saved(file);
}

function saved(file: Record<string, unknown>): SavedFleet {
  const fleet = record(file.fleet, "fleet");
  return {
    name: text(file.name, "name").slice(0, LONGEST_NAME),
    navy: text(file.navy, "navy"),
    year: number(file.year, "year"),
    fleet: {
      ships: list(fleet.ships, "ships").map((ship, index) => shipOf(ship, `ships ${index + 1}`)),
      flights: list(fleet.flights, "flights").map((plane) => text(plane, "flights")),
    },
  };
}

function shipOf(raw: unknown, where: string): FleetShip {
  const { card, name, vt, flights } = record(raw, where);
  if (typeof vt !== "boolean") throw wrong(`${where}: vt`);
  return {
    card: text(card, `${where}: card`),
    name: text(name, `${where}: name`),
    vt,
    flights: list(flights, `${where}: flights`).map((plane) => text(plane, `${where}: flights`)),
  };
}

function wrong(field: string): BadFile {
  return new BadFile("client-vas-file-field", { field });
}

function record(raw: unknown, field = ""): Record<string, unknown> {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw))
    throw field ? wrong(field) : new BadFile("client-vas-file-kind");
  return raw as Record<string, unknown>;
}

function list(raw: unknown, field: string): unknown[] {
  if (!Array.isArray(raw)) throw wrong(field);
  return raw;
}

function text(raw: unknown, field: string): string {
  if (typeof raw !== "string" || !raw) throw wrong(field);
  return raw;
}

function number(raw: unknown, field: string): number {
  if (typeof raw !== "number" || !Number.isInteger(raw)) throw wrong(field);
  return raw;
}

/** The fleets that this browser keeps; what it cannot read any more is left out. */
export function keptFleets(): SavedFleet[] {
  let raw: unknown;
  try {
    raw = JSON.parse(remembered(MEMORY) ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((each) => {
    try {
      return [saved(record(each, "fleet"))];
    } catch {
      return [];
    }
  });
}

/** A fleet is kept under its name, in place of what had it before. */
export function keep(fleets: readonly SavedFleet[], added: SavedFleet): SavedFleet[] {
  return store([...fleets.filter(({ name }) => name !== added.name), added]);
}

export function forget(fleets: readonly SavedFleet[], name: string): SavedFleet[] {
  return store(fleets.filter((each) => each.name !== name));
}

function store(fleets: SavedFleet[]): SavedFleet[] {
  remember(MEMORY, JSON.stringify(fleets));
  return fleets;
}
