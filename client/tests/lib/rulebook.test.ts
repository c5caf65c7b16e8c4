import { expect, test } from "vitest";
import { clauseKey, clausesOf, type RulebookContents } from "../../src/lib/rulebook.svelte";

test("a rulebook's texts have keys without dots, and its chapters their clauses in order", () => {
  const clause = { basis: [], rulings: [], status: "done", reason: null };
  const book: RulebookContents = {
    prefix: "DS",
    chapter: [],
    clause: { "DS-MOV.1": clause, "DS-MOV.2": clause, "DS-SHO.1": clause },
    ruling: {},
  };
  expect(clauseKey("DS-MOV.5")).toBe("DS-MOV-5");
  expect(clausesOf(book, "DS-MOV")).toEqual(["DS-MOV.1", "DS-MOV.2"]);
});
