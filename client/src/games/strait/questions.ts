/** The questions of this game, in the shape in which they will be generated from the server's types. */

import type { GameOf } from "../../lib/game";
import type { RawModifier } from "../../lib/modifiers";
import type { Facts, Public } from "./types";

export type Chance = [part: number, whole: number];
export type YesOrNo = "yes" | "no";

/** What a ship does in her movement: a verb with spaces and facings. */
export type MoveOrder = [ship: string, verb: string, ...to: number[]];
export type FireOrder = [ship: string, verb: "fire", target: string] | [ship: string, verb: "hold"];
export type RepairOrder = [ship: string, verb: "repair", card: number] | [ship: string, verb: "pass"];
/** Points of the captain and of the admiral. */
export type Points = [own: number, shared: number];

export interface MovementHint {
  need: number;
  may_move: boolean;
  duty: string | null;
  price: number;
}

/** What the server says about a shot before it is fired. */
export interface Prospect {
  range: number;
  broadside: boolean;
  need: number;
  modifiers: RawModifier[];
  cards: "one" | "chain";
  chance: Chance;
}

interface RepairHint {
  card: string;
  chance?: Chance;
}

export interface Questions {
  "strait-ask-captains": {
    answer: [string, string];
    hints: { budget?: number; costs?: Record<string, number> };
    tried: unknown;
  };
  "strait-ask-speed-reroll": { answer: YesOrNo; hints: { chance?: Chance }; tried: unknown };
  "strait-ask-move": { answer: MoveOrder; hints: { ships?: Record<string, MovementHint> }; tried: unknown };
  "strait-ask-pay": { answer: Points; hints: object; tried: unknown };
  "strait-ask-shoot": {
    answer: FireOrder;
    hints: { shots?: Record<string, Record<string, Prospect>> };
    tried: unknown;
  };
  "strait-ask-points": {
    answer: Points;
    hints: { table?: [own: number, shared: number, need: number, chance: Chance][] };
    tried: unknown;
  };
  "strait-ask-second-salvo": { answer: YesOrNo; hints: { chance?: Chance }; tried: unknown };
  "strait-ask-repair": { answer: RepairOrder; hints: { ships?: Record<string, RepairHint[]> }; tried: unknown };
  "strait-ask-morale": { answer: [ship: string, verb: string]; hints: object; tried: unknown };
  "strait-ask-steady-crew": { answer: YesOrNo; hints: { chance?: Chance }; tried: unknown };
}

interface View {
  seat: string | null;
  public: Public;
  private: unknown;
}

export type Strait = GameOf<View, Facts, Questions>;
