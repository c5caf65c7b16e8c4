/** A game at the table, as far as all games are alike: what is known, what is asked, what is prepared, what is sent. */

import type { LogLine } from "../protocol";
import type { Namer } from "./fluent";
import type { AnswerOf, Ask, Entry, GameTable, GameTypes, Guided, KeyOf, Prompt, Source, Track } from "./game";
import type { Asked, Question, Reason } from "./question";
import { t } from "./words.svelte";

/** Entries of a draft that is made up of several things, by name. */
export type Entries = Record<string, string | number>;

const PICKED = "picked";
const ENTRIES = "entries";
const NO_ENTRIES: Entries = {};

export abstract class Table<G extends GameTypes, Q extends Question = Question> implements GameTable {
  abstract readonly namer: Namer;
  abstract readonly track: Track;
  private subjectId = $state.raw<string | null>(null);
  private remarked = $state.raw<{ at: LogLine[]; text: string } | null>(null);

  constructor(
    readonly source: Source<G>,
    readonly facts: G["data"],
  ) {}

  /** How the present question reads. */
  protected abstract read(asked: Asked<G>): Q;

  abstract entry(line: LogLine): Entry | null;

  readonly public = $derived.by<G["view"]["public"] | null>(() => this.source.view?.public ?? null);
  readonly own = $derived.by<G["view"]["private"] | null>(() => this.source.view?.private ?? null);
  readonly asked = $derived.by<Asked<G> | null>(() => this.lay(this.source.ask));
  /** The question that is asked, or whose answer lies sealed. */
  private readonly open = $derived.by<Asked<G> | null>(() => this.asked ?? this.lay(this.source.held ?? null));
  readonly question = $derived.by<Q | null>(() => (this.asked ? this.read(this.asked) : null));
  /** The entries of the answer being prepared. */
  readonly entries = $derived.by<Entries>(() => this.source.draft.get(ENTRIES, NO_ENTRIES));

  /** The present question, if it is this one. */
  on<K extends KeyOf<G>>(key: K): Asked<G, K> | null {
    // A question under a key is the question with that key, which the compiler cannot follow for all keys at once.
    return this.asked?.key === key ? (this.asked as unknown as Asked<G, K>) : null;
  }

  /** This question while it is asked or its answer lies sealed. */
  held<K extends KeyOf<G>>(key: K): Asked<G, K> | null {
    return this.open?.key === key ? (this.open as unknown as Asked<G, K>) : null;
  }

  get notice(): string {
    return this.remarked?.at === this.source.log ? this.remarked.text : "";
  }

  get guide(): Guided | null {
    return null;
  }

  get takeover(): boolean {
    return false;
  }

  get panelled(): boolean {
    return false;
  }

  /** Whether the server is asked what the draft of the present question comes to. */
  protected get previewed(): boolean {
    return false;
  }

  get tryable(): unknown {
    return this.previewed ? (this.question?.value ?? undefined) : undefined;
  }

  get prompt(): Prompt | null {
    const { asked, question } = this;
    if (!asked || !question) return null;
    const tried = this.tryable === undefined ? null : refusalOf(asked.tried);
    const refusal = question.refusal ?? tried ?? this.source.draft.problem;
    return {
      sentence: this.say(asked.key, asked.params),
      rule: refusal?.rule ?? asked.rule,
      subjects: question.subjects ?? [],
      subject: question.subject ?? null,
      choices: question.choices,
      picked: question.picked ?? null,
      steppers: question.steppers ?? [],
      summary: question.summary ?? "",
      refusal: refusal ? this.why(refusal) : "",
      refusalRule: refusal?.rule ?? null,
      confirm: question.confirm,
      ...(question.confirmId ? { confirmId: question.confirmId } : {}),
      ...(question.entry ? { entry: question.entry } : {}),
      ...(question.entryText !== undefined ? { entryText: question.entryText } : {}),
      ready: this.ready,
    };
  }

  /** Whether the answer is complete, and nothing is said against it. */
  private get ready(): boolean {
    return this.question !== null && this.question.value !== null && this.question.ready !== false;
  }

  /** A sentence with the names that people use. */
  say(key: string, params: Record<string, unknown>): string {
    return t(key, params, this.namer);
  }

  /** A reason of the server's in words. */
  why({ key, params }: Reason): string {
    return this.say(key, params);
  }

  gather(log: LogLine[]): (LogLine | null)[] {
    return log;
  }

  /** Which of these names the player has turned to. */
  subjectOf(names: readonly string[]): string | null {
    return names.find((name) => name === this.subjectId) ?? null;
  }

  selectSubject(id: string | null): void {
    this.subjectId = id;
  }

  remark(text: string): void {
    this.remarked = { at: this.source.log, text };
  }

  unremark(): void {
    this.remarked = null;
  }

  /** Change one entry of the answer being prepared. */
  set(name: string, value: string | number): void {
    if (this.asked) this.source.draft.set(ENTRIES, { ...this.entries, [name]: value });
  }

  type(text: string): void {
    this.question?.type?.(text);
  }

  step(id: string, value: number): void {
    this.question?.step?.(id, value);
  }

  confirm(): void {
    const value = this.question?.value;
    if (this.ready && value !== null && value !== undefined && !this.source.busy) this.source.answer(value);
  }

  cancel(): boolean {
    const prepared = this.source.draft.get<unknown>(PICKED, null) !== null || !isEmpty(this.entries);
    const had = prepared || this.subjectId !== null;
    this.subjectId = null;
    if (this.asked) this.unpick();
    return had;
  }

  /** Take back what was picked and entered. */
  protected unpick(): void {
    this.source.draft.set(PICKED, null);
    this.source.draft.set(ENTRIES, NO_ENTRIES);
  }

  private lay(ask: Ask<G> | null): Asked<G> | null {
    const { draft } = this.source;
    if (!ask) return null;
    const laid = {
      key: ask.key,
      rule: ask.rule,
      params: ask.params,
      options: ask.choice.options,
      hints: ask.choice.hints,
      get picked() {
        return draft.get<AnswerOf<G> | null>(PICKED, null);
      },
      get tried() {
        return draft.tried;
      },
      get pending() {
        return draft.pending;
      },
      get about() {
        return draft.about;
      },
      choose: (answer: AnswerOf<G>) => draft.set(PICKED, answer),
      send: (answer: AnswerOf<G>) => this.source.answer(answer),
    };
    return laid as unknown as Asked<G>;
  }
}

function isEmpty(entries: Entries): boolean {
  return Object.keys(entries).length === 0;
}

/** Most previews say nothing but why the answer would be refused. */
function refusalOf(tried: unknown): Reason | null {
  const told = tried as { refusal?: Reason | null } | null;
  return told?.refusal ?? null;
}
