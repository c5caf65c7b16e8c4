import { describe, expect, test } from "vitest";
import { parseRoute } from "../../src/lib/router.svelte";

describe("addresses", () => {
  test("name pages", () => {
    expect(parseRoute("/")).toEqual({ page: "lobby" });
    expect(parseRoute("/new")).toEqual({ page: "new", game: "" });
    expect(parseRoute("/new/chase")).toEqual({ page: "new", game: "chase" });
    expect(parseRoute("/match/abc")).toEqual({ page: "match", match: "abc" });
    expect(parseRoute("/join/a%2Db")).toEqual({ page: "join", token: "a-b" });
    expect(parseRoute("/recover/a%2Db")).toEqual({ page: "recover", token: "a-b" });
    expect(parseRoute("/replay/abc")).toEqual({ page: "replay", match: "abc" });
    expect(parseRoute("/rules/strait")).toEqual({ page: "rules", game: "strait" });
  });

  test("that name nothing are said to be lost", () => {
    expect(["/match", "/match/a/b", "/elsewhere", "/new/a/b"].map((path) => parseRoute(path).page)).toEqual(
      Array(4).fill("lost"),
    );
  });
});
