/** The language of the page: which texts are loaded, and the function that every component speaks through. */

import { Phrasebook, type Namer, type Params } from "./fluent";
import { remember, remembered } from "./memory";

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>("../../../src/huffduff/words/*/*.ftl", { query: "?raw", import: "default" });

let phrases = $state.raw(new Phrasebook("en", []));

/** The sentence for a key. */
export function t(key: string, params?: Params, namer?: Namer): string {
  return phrases.format(key, params, namer);
}

export function hasText(key: string): boolean {
  return phrases.has(key);
}

export function language(): Language {
  return phrases.language as Language;
}

/** How times are written: as the visitor's own country does where it speaks the language of the page. */
export function locale(): string {
  return navigator.languages.find((tag) => tag.startsWith(phrases.language)) ?? phrases.language;
}

/** The language used last, else the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const wanted = [remembered("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((known) => known === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

/** Texts that the browser has no use for, or not at once. */
const ELSEWHERE = /\/cli\.ftl$|-rules\.ftl$/;

/** Load a language's texts, rule texts excepted, and show the page in it. */
export async function speak(chosen: Language): Promise<void> {
  const sources = await texts(chosen, (path) => !ELSEWHERE.test(path));
  phrases = new Phrasebook(chosen, sources);
  document.documentElement.lang = chosen;
  remember("language", chosen);
}

/** A game's rule texts, which are long and wanted only by those who look something up. */
export async function rulePhrases(game: string, chosen: Language): Promise<Phrasebook> {
  return new Phrasebook(chosen, await texts(chosen, (path) => path.endsWith(`/${game}-rules.ftl`)));
}

function texts(chosen: Language, wanted: (path: string) => boolean): Promise<string[]> {
  const paths = Object.keys(files).filter((path) => path.includes(`/words/${chosen}/`) && wanted(path));
  return Promise.all(paths.map((path) => files[path]!()));
}
