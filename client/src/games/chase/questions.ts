/** The questions of this game, in the shape in which they will be generated from the server's types. */

import type { GameOf } from "../../lib/game";
import type { RawModifier } from "../../lib/modifiers";
import type { Reason } from "../../lib/question";
import type { Facts, Private, Public } from "./types";

export type Chance = [part: number, whole: number];
export type YesOrNo = "yes" | "no";

/** An order in words: a verb and the names and hexes that it is about. */
export type Words = string[];
export type FlyOrder = [verb: "fly", wing: string, path: string[], searches: string[], attack: string];
export type Order = Words | FlyOrder;

/** A hex in reach: the way there, and what it costs every ship in fuel. */
export interface Way {
  path: string[];
  fuel: Record<string, number>;
}

export interface ShipTasks {
  repair: Record<string, Reason | null>;
  port: Reason | null;
  refuel: Record<string, Reason | null>;
  regroup: Reason | null;
  return: Reason | null;
}

export interface OrderHints {
  units: Record<string, Record<string, Way>>;
  tasks: Record<string, { move: Reason | null; patrol: Reason | null }>;
  ships: Record<string, ShipTasks>;
  wings: Record<string, { grounded: Reason | null; base: string }>;
  due: string[];
  ports: string[];
  ends_game: string[];
}

/** What the server says of a salvo, or of one torpedo, before it is fired. */
export interface Shot {
  range: string;
  dice?: number;
  modifiers: RawModifier[];
  chance: Chance;
  hull?: number;
  hits?: number;
}

export type Shots = Record<string, Record<string, Shot>>;

interface List<Answer> {
  answer: Answer;
  hints: object;
  tried: unknown;
}

export interface Questions {
  "chase-ask-orders": { answer: Order[]; hints: OrderHints; tried: unknown };
  "chase-ask-shadowed-moves": {
    answer: Words[];
    hints: { units: Record<string, Record<string, Way>> };
    tried: unknown;
  };
  "chase-ask-tankers": { answer: Words[]; hints: { tankers: string[]; hexes: string[] }; tried: unknown };
  "chase-ask-shadow": {
    answer: Words[];
    hints: { contacts: Record<string, { ships: Record<string, number>; visibility: number }> };
    tried: unknown;
  };
  "chase-ask-search": {
    answer: string;
    hints: { need?: number; factors?: Record<string, number> };
    tried: unknown;
  };
  "chase-ask-sub-hex": List<string>;
  "chase-ask-buy": { answer: Words[]; hints: { units: Record<string, unknown> }; tried: unknown };
  "chase-ask-fleet": { answer: Words[]; hints: { ships: string[] }; tried: unknown };
  "chase-ask-fire": { answer: Words[]; hints: { shots: Shots }; tried: unknown };
  "chase-ask-torpedoes": {
    answer: [verb: "launch", firer: string, target: string, count: number][];
    hints: { shots: Shots; most: Record<string, number> };
    tried: unknown;
  };
  "chase-ask-battle-move": List<[position: string, zones: number]>;
  "chase-ask-reinforce": { answer: Words[]; hints: { ships: string[] }; tried: unknown };
  "chase-ask-evade": List<Words>;
  "chase-ask-divert": List<string>;
  "chase-ask-divide": List<Words>;
  "chase-ask-combat": List<Words>;
  "chase-ask-end-german": List<string>;
  "chase-ask-attack-merchant": List<YesOrNo>;
  "chase-ask-attack-convoy": List<YesOrNo>;
  "chase-ask-either-convoy": List<[convoy: string, answer: YesOrNo]>;
  "chase-ask-no-prey": List<string>;
  "chase-ask-end-allied": List<string>;
  "chase-ask-air-target": List<[hex: string, wing: string, kind: string]>;
  "chase-ask-air-ship": List<string>;
  "chase-ask-abort": { answer: string; hints: { chance: Chance; modifiers: RawModifier[] }; tried: unknown };
  "chase-ask-pushed": List<string>;
  "chase-ask-concede": List<YesOrNo>;
  "chase-ask-sub-ship": List<string>;
}

interface View {
  seat: string | null;
  public: Public;
  private: Private | null;
}

export type Chase = GameOf<View, Facts, Questions>;
