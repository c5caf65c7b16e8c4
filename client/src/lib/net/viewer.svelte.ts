/** One viewer's connection to a match: what is known by now, what is being prepared, and a way to answer. */

import type { FromClient, FromServer } from "../../protocol";
import { Draft } from "../draft.svelte";
import { problem } from "./api";
import { fold, NOTHING, type Known } from "./frames";
import { keepPromise, promised } from "./numbers";
import { Shown } from "./shown";
import { Connection, playAddress, type Link } from "./socket";

type Act = { type: "answer"; value: unknown } | { type: "undo" } | { type: "resign" };

export class Viewer {
  known = $state.raw<Known>(NOTHING);
  link = $state.raw<Link>("connecting");
  retryAt = $state.raw<number | null>(null);
  readonly draft: Draft;
  readonly shown: Shown;
  /** The number of a message that the server has not replied to yet. */
  private pending = $state.raw<number | null>(null);
  private replies = 0;
  private readonly connection: Connection;

  constructor(
    readonly match: string,
    readonly seat: string | null,
  ) {
    const line = { reply: () => ++this.replies, send: (message: FromClient) => this.connection.send(message) };
    this.draft = new Draft(line, `draft-${match}-${seat ?? ""}`);
    this.shown = new Shown(match, seat);
    this.connection = new Connection(playAddress(match, seat), {
      message: (message) => this.hear(message),
      link: (state, retryAt) => {
        this.link = state;
        this.retryAt = retryAt;
        if (state === "open") this.draft.reconnected();
        else this.pending = null;
      },
    });
  }

  /** The promise about the dice, as it was first made to this browser. */
  get commitment(): string {
    return promised(this.match) ?? this.known.frame?.commitment ?? "";
  }

  get busy(): boolean {
    return this.pending !== null;
  }

  answer(value: unknown): void {
    this.act({ type: "answer", value });
  }

  undo(): void {
    this.act({ type: "undo" });
  }

  resign(): void {
    this.act({ type: "resign" });
  }

  say(text: string): boolean {
    return this.connection.send({ type: "say", reply: ++this.replies, text });
  }

  forgetProblem(): void {
    this.known = { ...this.known, problem: null };
  }

  retry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
  }

  /** Send what answers the present frame, one thing at a time. */
  private act(message: Act): void {
    const frame = this.known.frame;
    if (!frame || this.busy) return;
    const reply = ++this.replies;
    if (this.connection.send({ ...message, reply, seq: frame.seq })) this.pending = reply;
    else this.known = { ...this.known, problem: problem("client-error-offline") };
  }

  private hear(message: FromServer): void {
    if ("reply" in message && message.reply !== null && message.reply === this.pending) this.pending = null;
    if (message.type === "tried") return this.draft.hear(message);
    if (message.type === "problem" && this.draft.tries(message)) return this.draft.hear(message);
    if (message.type === "frame") keepPromise(this.match, message.commitment);
    this.known = fold(this.known, message);
    if (message.type !== "frame") return;
    this.shown.hear(this.known.log);
    this.draft.asked(markOf(this.known));
  }
}

/** The question of a frame: an undo brings it back under another number, but after the same lines of the log. */
export function markOf({ frame, log }: Known): { seq: number; mark: string } | null {
  if (!frame?.ask) return null;
  const { key, params } = frame.ask;
  return { seq: frame.seq, mark: JSON.stringify([log.length, key, params]) };
}
