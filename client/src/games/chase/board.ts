/** The battle board as a drawing: zones from left to right, a lane for every ship. */

import type { Battle, Facts, Fighter } from "./types";

export interface Lane {
  fighter: Fighter;
  x: number;
  y: number;
  /** Where her bow points, in degrees from the right. */
  heading: number;
}

/** What is left free between a caption and the edge of the board. */
const MARGIN = 3;

export interface Frame {
  width: number;
  height: number;
  zone: number;
  left: number;
  top: number;
}

export const HEADER = 60;

export function frameOf(facts: Facts, width: number, height: number): Frame {
  const left = Math.min(46, width * 0.06);
  return { width, height, left, top: HEADER, zone: (width - 2 * left) / facts.tables.battle.zones };
}

/** The middle of a movement zone. */
export function zoneX(frame: Frame, zone: number): number {
  return frame.left + (zone - 0.5) * frame.zone;
}

/** The attacker's ships first, then the others, each in a lane of her own. */
export function lanes(battle: Battle, frame: Frame): Lane[] {
  const fighters = Object.values(battle.fighters);
  const ordered = [
    ...fighters.filter((fighter) => fighter.side === battle.attacker),
    ...fighters.filter((fighter) => fighter.side !== battle.attacker),
  ];
  const step = Math.min(86, (frame.height - frame.top - 16) / Math.max(1, ordered.length));
  const rest = frame.height - frame.top - step * ordered.length;
  return ordered.map((fighter, index) => ({
    fighter,
    x: zoneX(frame, fighter.zone),
    y: frame.top + rest / 2 + (index + 0.5) * step,
    heading: headingOf(battle, fighter.side, fighter.position),
  }));
}

/** How far a caption of this width steps aside to stay on the board. */
export function aside(frame: Frame, x: number, caption: number): number {
  const half = caption / 2 + MARGIN;
  return Math.max(0, half - x) - Math.max(0, x + half - frame.width);
}

export function headingOf(battle: Battle, side: string, position: string): number {
  if (position === "opening") return -90;
  const forward = (side === battle.attacker) === (position === "closing");
  return forward ? 0 : 180;
}
