/** What the table needs of a game: its drawings, its words, and what can be answered.  Games plug in here.
 *
 * Everything is typed by what is generated from a game's Python: `type Strait = GameOf<View, Data, Questions>`. */

import type { Component } from "svelte";
import type { LogLine, Outcome, Problem, SeatInfo } from "../protocol";
import type { Draft } from "./draft.svelte";
import type { Namer } from "./fluent";
import type { Modifier } from "./modifiers";
import type { Choice, Stepper, Subject } from "./question";

/** What one question is answered with, what it hints at, and what a draft answer to it comes to. */
export interface QuestionTypes {
  answer: unknown;
  hints: unknown;
  tried: unknown;
}

export interface GameTypes {
  view: { seat: string | null; public: unknown; private: unknown };
  data: unknown;
  questions: Record<string, QuestionTypes>;
}

/** The generated types of a game as one. */
export interface GameOf<View extends GameTypes["view"], Data, Questions> {
  view: View;
  data: Data;
  questions: { [Key in keyof Questions]: Questions[Key] };
}

export type KeyOf<G extends GameTypes> = keyof G["questions"] & string;
export type AnswerOf<G extends GameTypes, K extends KeyOf<G> = KeyOf<G>> = G["questions"][K]["answer"];
export type HintsOf<G extends GameTypes, K extends KeyOf<G> = KeyOf<G>> = G["questions"][K]["hints"];
export type TriedOf<G extends GameTypes, K extends KeyOf<G> = KeyOf<G>> = G["questions"][K]["tried"];

interface AskOf<G extends GameTypes, K extends KeyOf<G>> {
  key: K;
  rule: string;
  params: Record<string, unknown>;
  choice: { kind: string; options: AnswerOf<G, K>[]; hints: HintsOf<G, K> };
}

/** A question as it comes from the server; which answers and hints it has goes by its key. */
export type Ask<G extends GameTypes, K extends KeyOf<G> = KeyOf<G>> = { [Key in K]: AskOf<G, Key> }[K];

/** Where a game's drawings look: a live match or a moment of a replay, through one seat's eyes. */
export interface Source<G extends GameTypes = GameTypes> {
  readonly view: G["view"] | null;
  readonly ask: Ask<G> | null;
  /** The question whose answer lies sealed while the others have not given theirs. */
  readonly held?: Ask<G> | null;
  readonly log: LogLine[];
  /** Log lines from here on are new to the viewer. */
  readonly read: number;
  readonly seat: string | null;
  readonly seats: SeatInfo[];
  /** One's own answer, while the others have not given theirs. */
  readonly sealed: AnswerOf<G> | null;
  readonly outcome: Outcome | null;
  readonly busy: boolean;
  /** What is being prepared for the present question, or was for the last one. */
  readonly draft: Draft;
  /** The match that is played, under which notes are kept; a replay has none. */
  readonly match?: string;
  /** Why the last answer was refused. */
  readonly problem?: Problem | null;
  /** After the end: what each seat could see from the beginning up to now, where all of it is to be shown. */
  readonly truth?: Record<string, G["view"][]> | null;
  answer(value: AnswerOf<G>): void;
}

/** A line of the sequence strip. */
export interface Track {
  turn: number;
  phases: { id: string; label: string; current: boolean; past: boolean }[];
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
  /** Why what is prepared would be refused, as the server says. */
  refusal: string;
  /** The clause that forbids it. */
  refusalRule?: string | null;
  /** The label of the button that sends it; none where every choice is immediate. */
  confirm: string | null;
  /** The name of that button for tests. */
  confirmId?: string;
  /** The label of a field in which the answer may be typed instead of pointed at. */
  entry?: string;
  /** What stands in that field, where it is the draft itself and changes with every letter. */
  entryText?: string;
  ready: boolean;
}

/** A log line, ready to be drawn. */
export interface Entry {
  kind: "turn" | "phase" | "roll" | "card" | "note";
  text: string;
  /** Who acts; lines of one actor in a row are drawn as one block. */
  actor: string | null;
  side: string | null;
  grave: boolean;
  /** Whether what happened is good for whoever looks at it; nothing where it is neither, or nobody's business. */
  good: boolean | null;
  dice: number[];
  need: number | null;
  /** What each of several dice has to show to count. */
  each: number | null;
  /** Whether the roll succeeded; null where it is only a number. */
  success: boolean | null;
  /** The chance of it beforehand, in per cent. */
  chance: number | null;
  modifiers: Modifier[];
  /** Faces of a die. */
  sides: number;
  /** What the dice come to; nothing where each counts by itself. */
  total: number | null;
  /** Low rolls are the good ones. */
  low: boolean;
  /** What each of several dice did. */
  results: string[];
  /** A chit that was drawn. */
  chit: string;
  /** A playing card. */
  card: string | null;
  /** A card that does nothing is drawn struck through. */
  spent: boolean;
  /** It tells in short what the lines of the same actor after it tell in full. */
  head: boolean;
}

/** A step of a guide: the control that it points at, its text key with the attribute `text`, and the questions whose
 * coming it waits for; none means that any will do. */
export interface GuideStep {
  at: string;
  key: string;
  on: readonly string[];
}

/** A first turn by the hand, and the name under which the browser remembers what was read of it. */
export interface Guided {
  memory: string;
  steps: GuideStep[];
}

/** A game at the table: everything that the parts around the board need to know of it. */
export interface GameTable {
  readonly track: Track;
  readonly prompt: Prompt | null;
  /** Whether the question is answered on a screen of its own instead of the board. */
  readonly takeover: boolean;
  /** Whether the question is answered in the panel, which a small screen then brings to the front. */
  readonly panelled: boolean;
  readonly namer: Namer;
  /** The guide for whoever is asked for the first time; nothing once the first turn is over. */
  readonly guide: Guided | null;
  /** A remark on the last click that was not an order. */
  readonly notice: string;
  /** The draft answer that the server should say something about; nothing where there is none. */
  readonly tryable: unknown;
  /** Lines that belong together made one; each stays in its place or leaves it empty. */
  gather(log: LogLine[]): (LogLine | null)[];
  entry(line: LogLine): Entry | null;
  selectSubject(id: string): void;
  /** What was typed into the field of the question. */
  type(text: string): void;
  step(id: string, value: number): void;
  confirm(): void;
  /** Take back what is being prepared; false where there was nothing. */
  cancel(): boolean;
}

export interface GameModule<G extends GameTypes = GameTypes, T extends GameTable = GameTable> {
  create(source: Source<G>, data: G["data"]): T;
  Board: Component<{ table: T }>;
  Panel: Component<{ table: T }>;
  Takeover: Component<{ table: T }>;
  Report: Component<{ table: T }>;
  /** There is more to see in a replay than any one seat saw. */
  secrets?: boolean;
}

/** A game's module, with the knowledge that its drawings get only tables that it made itself. */
export function defineGame<G extends GameTypes, T extends GameTable>(module: GameModule<G, T>): GameModule {
  return module as unknown as GameModule;
}
