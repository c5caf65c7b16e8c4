/** Log lines of this game as the log draws them. */

import type { Namer } from "../../lib/fluent";
import type { Entry } from "../../lib/game";
import { entry, facesOf, firstOf, goodFor, numberOf, textOf } from "../../lib/log";
import { modifiersOf, totalOf } from "../../lib/modifiers";
import { t } from "../../lib/words.svelte";
import type { LogLine } from "../../protocol";
import type { Facts } from "./types";

const FACES = 10;
const GRAVE = new Set([
  "sink-ship-sunk",
  "sink-explodes",
  "sink-bismarck-found",
  "sink-convoy-destroyed",
  "sink-ship-exits",
  "sink-final",
  "sink-battle-begins",
]);
/** What happens to a ship to the enemy's advantage. */
const AGAINST = new Set(["sink-ship-sunk", "sink-explodes", "sink-roll-explosion"]);
/** What is always one side's gain, or nobody's. */
const GAINS: Record<string, string | null> = {
  "sink-bismarck-found": "british",
  "sink-convoy-destroyed": "german",
  "sink-battle-begins": null,
  "sink-final": null,
};
/** Convoys as they are drawn belong together. */
const DEALT = "sink-deal-convoy";
const TITLES: Record<string, Entry["kind"]> = {
  "sink-turn": "turn",
  "sink-phase": "phase",
  "sink-round": "phase",
};

/** The line drawn. */
export function entryOf(line: LogLine, facts: Facts, namer: Namer, viewer: string | null = null): Entry | null {
  const { key, params } = line;
  const dice = facesOf(params.outcome);
  const modifiers = modifiersOf(params.modifiers);
  // What is needed has the modifiers in it where it is a plain number to be reached.
  const need = numberOf(params.need);
  const total = dice.length === 1 && modifiers.length && need === null ? dice[0]! + totalOf(modifiers) : null;
  const success = typeof params.success === "boolean" ? params.success : null;
  return entry(TITLES[key] ?? (dice.length ? "roll" : "note"), t(key, params, namer), {
    actor: key === DEALT ? null : firstOf(line, ["firer", "ship", "unit", "by", "token", "convoy", "side"]),
    side: sideOf(facts, line),
    grave: GRAVE.has(key),
    dice,
    sides: FACES,
    total,
    need,
    success,
    good: goodFor(viewer, favoured(facts, line), success ?? true),
    modifiers,
  });
}

/** The side that gains by what a line tells. */
function favoured(facts: Facts, line: LogLine): string | null {
  const { key, params } = line;
  if (key in GAINS) return GAINS[key]!;
  const side = textOf(params.winner) ?? sideOf(facts, line);
  return side && AGAINST.has(key) ? (side === "german" ? "british" : "german") : side;
}

/** Whose doing it was, as far as the line says. */
function sideOf(facts: Facts, line: LogLine): string | null {
  const named = firstOf(line, ["firer", "ship", "unit", "by", "token"]) ?? "";
  const owner = facts.ships[named]?.side ?? facts.aircraft[named]?.side;
  if (owner) return owner;
  if (/^G\d/.test(named)) return "german";
  if (/^B\d/.test(named)) return "british";
  return textOf(line.params.side);
}

/** The lines that say how the die of the line before came out. */
const OUTCOMES: Record<string, boolean> = {
  "sink-search-found": true,
  "sink-search-failed": false,
  "sink-shadow-made": true,
  "sink-shadow-failed": false,
};

/** Lines of which many follow each other, and the one that they become. */
const CROWDS: Record<string, { key: string; part: string }> = {
  "sink-convoy-sails": { key: "client-sink-convoys-move", part: "convoy" },
  "sink-flies": { key: "client-sink-recon-moves", part: "unit" },
};
const SAILS = "sink-sails";
/** Between what moves and where to, not to be torn apart. */
const TO = "\u00a0→\u00a0";
/** So many courses one after the other are routine, and only tell where they end. */
const MANY = 3;

/** The hexes of one course in one line, many courses, moves of convoys and flights in one, a die together with what came
 * of it; who searches is said once. */
export function gatherLines(log: LogLine[], namer: Namer): (LogLine | null)[] {
  return crowded(searched(log, joined(log, namer)));
}

function joined(log: LogLine[], namer: Namer): (LogLine | null)[] {
  const lines: (LogLine | null)[] = [...log];
  let first = -1;
  log.forEach((line, index) => {
    const before = log[index - 1];
    const success = OUTCOMES[line.key];
    if (success !== undefined && before?.key.startsWith("sink-roll-"))
      lines[index - 1] = { ...before, params: { ...before.params, success } };
    const crowd = CROWDS[line.key];
    if (!crowd && line.key !== SAILS) {
      first = -1;
      return;
    }
    const open = before?.key === line.key && first >= 0 ? lines[first]! : null;
    const hex = textOf(line.params.hex);
    if (crowd) {
      const part = `${String(namer(crowd.part, line.params[crowd.part]))}${TO}${hex}`;
      const moves = open ? `${textOf(open.params.moves)}, ${part}` : part;
      if (!open) first = index;
      else lines[index] = null;
      lines[first] = { ...line, key: crowd.key, params: { moves } };
    } else if (open && open.params.token === line.params.token) {
      lines[first] = { ...open, params: { ...open.params, hex: `${textOf(open.params.hex)} – ${hex}` } };
      lines[index] = null;
    } else first = index;
  });
  return lines;
}

/** A search whose die one sees needs no line that says there is one. */
function searched(log: LogLine[], lines: (LogLine | null)[]): (LogLine | null)[] {
  const about = ({ params }: LogLine) => `${String(params.by)} ${String(params.target)}`;
  const pending = new Map<string, number>();
  const found = [...lines];
  log.forEach((line, index) => {
    if (line.key === "sink-search") pending.set(about(line), index);
    else if (line.key === "sink-roll-search") {
      const said = pending.get(about(line));
      if (said !== undefined) found[said] = null;
      pending.delete(about(line));
    }
  });
  return found;
}

/** Courses of many task forces, one after the other, as one line with where each ends. */
function crowded(lines: (LogLine | null)[]): (LogLine | null)[] {
  const found = [...lines];
  let run: number[] = [];
  const close = () => {
    const [first, ...others] = run;
    if (first !== undefined && run.length >= MANY) {
      const moves = run.map((index) => endOf(lines[index]!)).join(", ");
      found[first] = { key: "client-sink-forces-move", params: { ...lines[first]!.params, moves } };
      for (const index of others) found[index] = null;
    }
    run = [];
  };
  lines.forEach((line, index) => {
    if (line?.key === SAILS) run.push(index);
    else if (line) close();
  });
  close();
  return found;
}

function endOf({ params }: LogLine): string {
  return `${textOf(params.token)}${TO}${textOf(params.hex)?.split(" ").at(-1)}`;
}
