/** The answer that is being prepared for a question: kept over a reload, and tried on the server while it is edited.
 *
 * What was prepared stays to be seen until the next question comes, also while the answer lies sealed, and is there
 * again where an undo brings the same question back. */

import type { Problem, Tried, Try } from "../protocol";
import { remember, remembered } from "./memory";

/** The way to the server; false where a message could not be handed over. */
export interface TryLine {
  reply(): number;
  send(message: Try): boolean;
}

/** Which question it is: the frame that asked it, and a mark by which an undo finds it again. */
export interface QuestionMark {
  seq: number;
  mark: string;
}

type Parts = Record<string, unknown>;

interface Kept extends QuestionMark {
  parts: Parts;
}

/** Quiet time after a change before the server is asked. */
const WAIT = 120;
/** Whoever drags on and on is answered in between. */
const LONGEST = 240;
/** How long to wait where the server finds us too eager. */
const CALM = 1000;
const TOO_FAST = "server-too-fast";
const NO_PARTS: Parts = {};

export class Draft {
  private parts = $state.raw<Parts>(NO_PARTS);
  /** What the server last said the draft comes to; it stays until it says something newer. */
  tried = $state.raw<unknown>(null);
  /** The value that it said that of. */
  about = $state.raw<unknown>(null);
  /** The draft has changed since, or has not been answered yet. */
  pending = $state.raw(false);
  /** Why the server could not say anything. */
  problem = $state.raw<Problem | null>(null);

  private question: QuestionMark | null = null;
  private asking = false;
  /** The latest value, as text; nothing where there is nothing to try. */
  private wanted: string | null = null;
  /** The value on its way; there is at most one. */
  private flying: { reply: number; text: string } | null = null;
  /** The value that `tried` is about. */
  private answered: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first change was made that has not been sent, and before when nothing may be sent. */
  private since = 0;
  private calm = 0;

  /** `memory` is the name under which this browser keeps it; a draft without a line or a memory only lives here. */
  constructor(
    private readonly line: TryLine | null = null,
    private readonly memory: string | null = null,
  ) {}

  /** A frame has come: with a question, or without one. */
  asked(question: QuestionMark | null): void {
    const first = this.question === null;
    this.asking = question !== null;
    if (!question) {
      if (first) this.parts = this.kept()?.parts ?? NO_PARTS;
      this.stop();
      return;
    }
    const known = first ? this.kept() : this.question;
    const again = known !== null && (known.seq === question.seq || known.mark === question.mark);
    const unchanged = !first && again && this.question?.seq === question.seq;
    this.question = question;
    if (unchanged) return;
    if (first && again) this.parts = this.kept()!.parts;
    else if (!again) this.parts = NO_PARTS;
    this.stop();
    this.forget();
    this.problem = null;
    this.wanted = null;
    this.keep();
  }

  /** Nothing has been said of what is prepared now. */
  private forget(): void {
    this.tried = null;
    this.about = null;
    this.answered = null;
  }

  get empty(): boolean {
    return Object.keys(this.parts).length === 0;
  }

  /** A named part of what is prepared, or what it is before anything was. */
  get<T>(name: string, before: T): T {
    return name in this.parts ? (this.parts[name] as T) : before;
  }

  set(name: string, value: unknown): void {
    if (!this.asking) return;
    this.parts = { ...this.parts, [name]: value };
    this.keep();
  }

  clear(): void {
    this.parts = NO_PARTS;
    this.keep();
  }

  /** The value that would be sent now, to be tried soon; undefined where there is none. */
  offer(value: unknown): void {
    const text = value === undefined || !this.asking ? null : JSON.stringify(value);
    if (text === this.wanted) return;
    this.wanted = text;
    this.problem = null;
    if (text === null && this.asking) this.forget();
    if (text === null || (text === this.answered && !this.flying)) return this.stop();
    this.pending = true;
    this.soon();
  }

  /** Whether a message is about the value that is on its way. */
  tries(message: Tried | Problem): boolean {
    return this.flying !== null && message.reply === this.flying.reply;
  }

  /** The server's reply to a draft; one to a draft of an earlier question says nothing any more. */
  hear(message: Tried | Problem): void {
    if (!this.flying || !this.tries(message)) return;
    const { text } = this.flying;
    this.flying = null;
    const latest = text === this.wanted;
    if (message.type === "tried") {
      this.tried = message.tried;
      this.about = JSON.parse(text);
      this.answered = text;
      this.pending = !latest && this.wanted !== null;
    } else if (message.key === TOO_FAST) {
      this.calm = Date.now() + CALM;
      return this.soon();
    } else if (latest) {
      this.problem = message;
      this.pending = false;
    }
    if (this.pending && this.timer === undefined) this.fly();
  }

  /** The connection is there again, and what was on its way is lost. */
  reconnected(): void {
    this.flying = null;
    if (this.pending) this.fly();
  }

  private soon(): void {
    const now = Date.now();
    if (this.timer === undefined) this.since = now;
    clearTimeout(this.timer);
    const wait = Math.max(0, this.calm - now, Math.min(WAIT, this.since + LONGEST - now));
    this.timer = setTimeout(() => this.fly(), wait);
  }

  private fly(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.line || !this.question || this.flying || this.wanted === null) return;
    const reply = this.line.reply();
    const value: unknown = JSON.parse(this.wanted);
    if (this.line.send({ type: "try", reply, seq: this.question.seq, value }))
      this.flying = { reply, text: this.wanted };
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.flying = null;
    this.pending = false;
  }

  private kept(): Kept | null {
    try {
      return JSON.parse((this.memory && remembered(this.memory)) || "null") as Kept | null;
    } catch {
      return null;
    }
  }

  private keep(): void {
    if (this.memory && this.question) remember(this.memory, JSON.stringify({ ...this.question, parts: this.parts }));
  }
}
