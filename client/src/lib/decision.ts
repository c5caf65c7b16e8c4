/** Decisions with a short list of answers: what each of them means, and what it costs or risks. */

import type { AskedAs, Choice, Question } from "./question";
import { same, valueId } from "./values";
import { t } from "./words.svelte";

/** One answer: what it is called, a figure beside it, and a sentence on what follows from it. */
export interface Wording {
  label: string;
  detail?: string;
  hint?: string;
}

/** How a question reads: its answers, what is to be said about all of them, and the one that stands unless changed. */
export interface Reading<Answer> {
  answer(value: Answer): Wording;
  summary?: string;
  usual?: Answer;
  /** What to say where there is nothing to choose. */
  only?: string;
  /** A press is enough. */
  quick?: boolean;
}

export function decision<Answer>(
  asked: AskedAs<Answer, unknown, unknown>,
  reading: Reading<Answer>,
): Question<Answer> {
  const single = asked.options.length === 1;
  const quick = single || reading.quick === true;
  const value = quick ? null : (asked.picked ?? reading.usual ?? null);
  const prepared = asked.options.find((option) => value !== null && same(option, value));
  return {
    choices: asked.options.map((option) => choiceOf(asked, option, reading.answer(option), quick)),
    picked: prepared === undefined ? null : valueId(prepared),
    summary: (single && reading.only) || reading.summary || "",
    confirm: quick ? null : t("client-confirm"),
    value,
  };
}

/** An answer as a button, which prepares it or, where a press is enough, sends it. */
export function choiceOf<Answer>(
  asked: Pick<AskedAs<Answer, unknown, unknown>, "choose" | "send">,
  answer: Answer,
  wording: Wording,
  quick = false,
): Choice {
  return {
    id: valueId(answer),
    ...wording,
    ...(quick ? { immediate: true } : {}),
    act: () => (quick ? asked.send(answer) : asked.choose(answer)),
  };
}
