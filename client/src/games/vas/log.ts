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
const HEAD = "client-vas-fires";

/** What a ship fires at one enemy, and what came of it. */
interface Salvo {
  /** Where the line about it stands. */
  at: number;
  firer: string;
  target: string;
  weapons: string[];
  hits: number;
  lost: number;
}

/** Lines that only name a ship. */
const NOMINATED = new Set(["vas-moves", "vas-nominates"]);
/** Rolls of a ten-sided die. */
const TENS = new Set(["vas-roll-initiative", "vas-roll-deployment", "vas-roll-area"]);

/** Who moves or attacks is said by what she does; all that she fires at one enemy is told under one line, with what came
 * of it. */
export function gatherLines(log: readonly LogLine[]): (LogLine | null)[] {
  const lines: (LogLine | null)[] = [...log];
  let salvoes: Salvo[] = [];
  log.forEach((line, index) => {
    const { key, params } = line;
    const next = log[index + 1];
    const said = next !== undefined && (next.params.ship ?? next.params.firer) === params.ship;
    if (NOMINATED.has(key) && said) lines[index] = null;
    if (NOMINATED.has(key) || TITLES[key] || key === "vas-nominates-aircraft" || key === "vas-holds-fire") salvoes = [];
    if (key === AIMS) {
      const [firer, target] = [String(params.firer), String(params.target)];
      let salvo = salvoes.find((each) => each.target === target);
      if (salvo) lines[index] = null;
      else {
        // Whoever names targets has not fired yet: all of them come before the first die.
        salvo = { at: index, firer, target, weapons: [], hits: 0, lost: 0 };
        salvoes = [...salvoes, salvo];
      }
      salvo.weapons.push(String(params.weapon));
    }
    const [firer] = salvoes;
    const salvo = salvoes.find(({ target }) => target === (params.target ?? params.ship));
    if (salvo && key === "vas-hits") salvo.hits += numberOf(params.hits) ?? 0;
    if (salvo && key === "vas-damage") salvo.lost += numberOf(params.damage) ?? 0;
    // Everything that follows is her doing.
    if (firer && key !== AIMS) lines[index] = { key, params: { ...params, firer: firer.firer } };
    for (const { at, weapons, ...told } of salvoes)
      lines[at] = { key: HEAD, params: { ...told, weapons: weaponNames(weapons) } };
  });
  return lines;
}

export function entryOf(line: LogLine, namer: Namer, viewer: string | null = null): Entry | null {
  const { key, params } = line;
  if (key === SALT) return null;
  const dice = facesOf(params.outcome).filter((face) => typeof face === "number");
  const actor = firstOf(line, ["firer", "ship", "flight", "carrier", "target"]);
  const victim = AGAINST.has(key) ? firstOf(line, ["ship", "flight"]) : null;
  const side = sideOf(victim ?? actor) ?? textOf(params.seat);
  const hurt = key === HEAD && numberOf(params.lost) !== 0;
  return entry(TITLES[key] ?? (dice.length ? "roll" : "note"), t(key, params, namer), {
    actor: actor ?? textOf(params.seat),
    side,
    grave: GRAVE.has(key) || hurt,
    good: AGAINST.has(key) ? goodFor(viewer, side, false) : hurt ? goodFor(viewer, side) : null,
    head: key === HEAD,
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
