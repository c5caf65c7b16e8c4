/** Which rule somebody wants to read; the help beside the page shows it. */

export interface RulebookContents {
  prefix: string;
  chapter: { id: string }[];
  clause: Record<string, { basis: string[]; rulings: string[]; status: string; reason: string | null }>;
  ruling: Record<string, { clauses: string[]; option: string | null }>;
}

let looked = $state.raw<{ game: string; clause: string | null } | null>(null);

export function lookedUp(): { game: string; clause: string | null } | null {
  return looked;
}

export function openRule(game: string, clause: string | null): void {
  looked = { game, clause };
}

export function closeRules(): void {
  looked = null;
}

/** The text key of a clause, a chapter or a ruling: dots are not allowed in keys. */
export function clauseKey(clause: string): string {
  return clause.replaceAll(".", "-");
}

export function chapterOf(clause: string): string {
  return clause.split(".")[0]!;
}

/** The clauses of a chapter, in the order of the book. */
export function clausesOf(rulebook: RulebookContents, chapter: string): string[] {
  return Object.keys(rulebook.clause).filter((clause) => chapterOf(clause) === chapter);
}
