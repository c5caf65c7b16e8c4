/** Log lines of this game as the log draws them. */

import type { Namer } from "../../lib/fluent";
import type { Entry } from "../../lib/game";
import { entry, facesOf, firstOf, goodFor, numberOf, textOf } from "../../lib/log";
import { modifiersOf } from "../../lib/modifiers";
import { t } from "../../lib/words.svelte";
import type { LogLine } from "../../protocol";
import { weaponNames } from "./names";

const GRAVE = new Set(["vas-sunk", "vas-crippled", "vas-vital", "vas-scored", "vas-victory", "vas-draw", "vas-flight-lost"]);
const TITLES: Record<string, Entry["kind"]> = {
  "vas-turn": "turn",
  "vas-phase": "phase",
  "vas-gunnery-phase": "phase",
  "vas-end-phase": "phase",
};
/** What happens to a ship or a Flight to the enemy's advantage. */
const AGAINST = new Set(["vas-sunk", "vas-crippled", "vas-vital", "vas-flight-lost"]);
/** Numbers that seal a decision mean nothing to anybody. */
const SALT = "vas-roll-salt";
const AIMS = "vas-aims";
/** Lines that only name a ship. */
const NOMINATED = new Set(["vas-moves", "vas-nominates"]);
/** Rolls of a ten-sided die. */
const TENS = new Set(["vas-roll-initiative", "vas-roll-deployment", "vas-roll-area"]);

/** Who moves or attacks is said by what she does; all weapons that she aims at one enemy are one line. */
export function gatherLines(log: readonly LogLine[]): (LogLine | null)[] {
  const lines: (LogLine | null)[] = [...log];
  let salvo: { at: number; who: string; weapons: string[] } | null = null;
  log.forEach(({ key, params }, index) => {
    const next = log[index + 1];
    const said = next !== undefined && (next.params.ship ?? next.params.firer) === params.ship;
    if (NOMINATED.has(key) && said) lines[index] = null;
    if (key !== AIMS) {
      salvo = null;
      return;
    }
    const who = `${String(params.firer)} ${String(params.target)}`;
    if (salvo?.who !== who) salvo = { at: index, who, weapons: [] };
    salvo.weapons.push(String(params.weapon));
    lines[index] = null;
    lines[salvo.at] = { key: "client-vas-aims", params: { ...params, weapons: weaponNames(salvo.weapons) } };
  });
  return lines;
}

export function entryOf(line: LogLine, namer: Namer, viewer: string | null = null): Entry | null {
  const { key, params } = line;
  if (key === SALT) return null;
  const dice = facesOf(params.outcome).filter((face) => typeof face === "number");
  const actor = firstOf(line, ["firer", "ship", "flight", "carrier", "target"]);
  const side = sideOf(actor) ?? textOf(params.seat);
  return entry(TITLES[key] ?? (dice.length ? "roll" : "note"), t(key, params, namer), {
    actor: actor ?? textOf(params.seat),
    side,
    grave: GRAVE.has(key),
    good: AGAINST.has(key) ? goodFor(viewer, side, false) : null,
    dice,
    sides: TENS.has(key) ? 10 : 6,
    each: dice.length ? numberOf(params.need) : null,
    modifiers: modifiersOf(params.modifiers),
  });
}

/** Whose doing it was: ids begin with the side. */
export function sideOf(id: string | null): string | null {
  return /^(blue|red)-/.exec(id ?? "")?.[1] ?? null;
}
