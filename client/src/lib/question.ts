/** Questions as a game reads them: what can be pressed, typed or set, and what will be sent. */

import type { Reason } from "../protocol";
import { same } from "./values";
import type { AnswerOf, GameTypes, HintsOf, KeyOf, TriedOf } from "./game";

export type { Reason };

/** A button of the prompt bar. */
export interface Choice {
  id: string;
  label: string;
  detail?: string;
  /** What follows from it, in a sentence. */
  hint?: string;
  /** A press is enough: it needs no confirmation. */
  immediate?: boolean;
  /** Chosen already, where several may be. */
  on?: boolean;
  /** What a press does: prepare an answer, or send it. */
  act(): void;
  /** The pointer or the keyboard is on it, or has left it. */
  look?(looking: boolean): void;
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

/** A question, ready for the prompt bar. */
export interface Question<Answer = unknown> {
  subjects?: Subject[];
  subject?: string | null;
  choices: Choice[];
  /** The choice that is prepared, where there can be only one. */
  picked?: string | null;
  steppers?: Stepper[];
  /** What will be sent, or what there is to know, in words. */
  summary?: string;
  /** The label of the button that sends the answer; none where a press on a choice does. */
  confirm: string | null;
  /** The name of that button for tests. */
  confirmId?: string;
  /** The label of a field in which the answer may be typed. */
  entry?: string;
  /** What stands in that field, where it is the draft itself and changes with every letter. */
  entryText?: string;
  /** What will be sent; nothing as long as it is not complete. */
  value: Answer | null;
  /** Whether it may be sent as it is; it may unless something is said against it. */
  ready?: boolean;
  /** What the server says against it. */
  refusal?: Reason | null;
  type?(text: string): void;
  step?(id: string, value: number): void;
}

/** A question on a table: what may be answered, what is prepared, and what the server says to that. */
export interface AskedAs<Answer, Hints, Tried> {
  readonly rule: string;
  /** Parameters of the sentence. */
  readonly params: Record<string, unknown>;
  readonly options: Answer[];
  readonly hints: Hints;
  /** The answer that was picked, but not sent. */
  readonly picked: Answer | null;
  /** What the draft comes to, as far as the server has said; `pending` where it has changed since. */
  readonly tried: Tried | null;
  readonly pending: boolean;
  /** The draft that `tried` is about. */
  readonly about: Answer | null;
  choose(answer: Answer): void;
  send(answer: Answer): void;
}

interface AskedOf<G extends GameTypes, K extends KeyOf<G>>
  extends AskedAs<AnswerOf<G, K>, HintsOf<G, K>, TriedOf<G, K>> {
  readonly key: K;
}

export type Asked<G extends GameTypes, K extends KeyOf<G> = KeyOf<G>> = { [Key in K]: AskedOf<G, Key> }[K];

/** How a game reads each of its questions: a function for every key, so that none is forgotten. */
export type Readers<G extends GameTypes, T, Q extends Question = Question> = {
  [Key in KeyOf<G>]: (table: T, asked: AskedOf<G, Key>) => Q;
};

export function readWith<G extends GameTypes, T, Q extends Question>(
  readers: Readers<G, T, Q>,
  table: T,
  asked: Asked<G>,
): Q {
  // The reader under a key takes the question with that key, which the compiler cannot follow for all keys at once.
  const reader = readers[asked.key] as (table: T, asked: Asked<G>) => Q;
  return reader(table, asked);
}

/** What the server says of a list of orders: why each of them cannot stand, and what is still missing. */
export interface ListTried {
  orders: (Reason | null | { refusal: Reason | null })[];
  owed?: Reason | null;
}

/** The first order of a draft that is refused. */
export function refused(tried: ListTried | null): Reason | null {
  for (const order of tried?.orders ?? []) {
    const why = order && "refusal" in order ? order.refusal : order;
    if (why) return why;
  }
  return null;
}

/** Whether a list can be sent as far as the server has said; until then nothing is held against it. */
export function stands(tried: ListTried | null): boolean {
  return !refused(tried) && !tried?.owed;
}

/** What the server says of one order of a list, if it has looked at this very order. */
export function judged<Order, Told>(
  asked: { about: Order[] | null; tried: { orders: Told[] } | null } | null,
  order: Order,
  index: number,
): Told | null {
  const about = asked?.about ?? [];
  const at = same(about[index], order) ? index : about.findIndex((other) => same(other, order));
  return asked?.tried?.orders[at] ?? null;
}
