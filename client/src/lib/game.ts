/** What the table needs of a game: its drawings, its words, and what can be answered.  Games plug in here. */

import type { Component } from "svelte";
import type { AskInfo, LogLine, Outcome, Problem, SeatInfo } from "../protocol";
import type { Namer } from "./fluent";

/** An answer: text, a whole number, or a list of answers. */
export type Value = string | number | Value[];

/** Where a game's drawings look: a live match or a moment of a replay, through one seat's eyes. */
export interface Source {
  readonly view: Record<string, unknown> | null;
  readonly ask: AskInfo | null;
  readonly log: LogLine[];
  /** Log lines from here on are new to the viewer. */
  readonly read: number;
  readonly seat: string | null;
  readonly seats: SeatInfo[];
  readonly sealed: Value | null;
  readonly outcome: Outcome | null;
  readonly busy: boolean;
  /** The match that is played, under which drafts are kept; a replay has none. */
  readonly match?: string;
  /** Why the last answer was refused. */
  readonly problem?: Problem | null;
  /** After the end: what each seat could see from the beginning up to now, where all of it is to be shown. */
  readonly truth?: Record<string, Record<string, unknown>[]> | null;
  answer(value: Value): void;
}

/** A line of the sequence strip. */
export interface Track {
  turn: number;
  phases: { id: string; label: string; current: boolean; past: boolean }[];
  /** The seat whose part of the phase it is. */
  side: string | null;
}

/** A button of the prompt bar; an `immediate` one needs no confirmation. */
export interface Choice {
  id: string;
  label: string;
  detail?: string;
  /** What follows from it, in a sentence. */
  hint?: string;
  value: Value;
  immediate?: boolean;
  /** Chosen already, where several may be. */
  on?: boolean;
}

/** Whose turn to be ordered it is, where several may be. */
export interface Subject {
  id: string;
  label: string;
}

/** A number to be set before confirming. */
export interface Stepper {
  id: string;
  label: string;
  value: number;
  least: number;
  most: number;
}

/** What is asked, as the prompt bar shows it. */
export interface Prompt {
  sentence: string;
  rule: string;
  subjects: Subject[];
  subject: string | null;
  choices: Choice[];
  picked: string | null;
  steppers: Stepper[];
  /** What will be sent, in words. */
  summary: string;
  /** The label of the button that sends it; none where every choice is immediate. */
  confirm: string | null;
  /** The name of that button for tests. */
  confirmId?: string;
  /** The label of a field in which the answer may be typed instead of pointed at. */
  entry?: string;
  ready: boolean;
}

export interface Modifier {
  label: string;
  value: number;
  base: boolean;
}

/** A log line, ready to be drawn. */
export interface Entry {
  kind: "turn" | "phase" | "roll" | "card" | "note";
  text: string;
  /** Who acts; lines of one actor in a row are drawn as one block. */
  actor: string | null;
  side: string | null;
  grave: boolean;
  dice: number[];
  need: number | null;
  /** Whether the roll succeeded; null where it is only a number. */
  success: boolean | null;
  /** The chance of it beforehand, in per cent. */
  chance: number | null;
  modifiers: Modifier[];
  /** Faces of a die; six where nothing is said. */
  sides?: number;
  /** What the dice come to where it is not their sum; of several dice each may count by itself. */
  total?: number | null;
  /** Low rolls are the good ones. */
  low?: boolean;
  /** What each of several dice did. */
  results?: string[];
  /** A chit that was drawn. */
  chit?: string;
  card: string | null;
  /** A card that does nothing is drawn struck through. */
  spent: boolean;
}

/** A game at the table: everything that the parts around the board need to know of it. */
export interface GameTable {
  readonly track: Track;
  readonly prompt: Prompt | null;
  /** Whether the question is answered on a screen of its own instead of the board. */
  readonly takeover: boolean;
  /** Whether the question is answered in the panel, which a small screen then brings to the front. */
  readonly panelled?: boolean;
  readonly namer: Namer;
  /** A remark on the last click that was not an order. */
  readonly notice: string;
  /** Lines that belong together made one; each stays in its place or leaves it empty. */
  gather?(log: LogLine[]): (LogLine | null)[];
  entry(line: LogLine): Entry | null;
  selectSubject(id: string): void;
  pick(choice: Choice): void;
  preview(choice: Choice | null): void;
  /** What was typed into the field of the question. */
  type?(text: string): void;
  step(id: string, value: number): void;
  confirm(): void;
  /** Take back what is being prepared; false where there was nothing. */
  cancel(): boolean;
}

export interface GameModule<T extends GameTable = GameTable> {
  create(source: Source, data: unknown): T;
  Board: Component<{ table: T }>;
  Panel: Component<{ table: T }>;
  Takeover: Component<{ table: T }>;
  Report: Component<{ table: T }>;
  /** There is more to see in a replay than any one seat saw. */
  secrets?: boolean;
}

/** A game's module, with the knowledge that its drawings get only tables that it made itself. */
export function defineGame<T extends GameTable>(module: GameModule<T>): GameModule {
  return module as unknown as GameModule;
}
