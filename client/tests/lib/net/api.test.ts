import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../../src/lib/net/api";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers when it is told to. */
function slowServer() {
  const waiting: { path: string; answer: (body: unknown, status?: number) => void }[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise<Response>((resolve) => {
      const answer = (body: unknown, status = 200) => resolve(new Response(JSON.stringify(body), { status }));
      waiting.push({ path, answer });
    });
  });
  return waiting;
}

const rest = () => new Promise((resolve) => setTimeout(resolve));

test("what changes something waits for what came before it, also where that failed", async () => {
  const waiting = slowServer();
  const paths = () => waiting.map(({ path }) => path);
  const hello = api.me();
  const renamed = api.rename("Tovey");
  const joined = api.join("secret");
  await rest();
  expect(paths()).toEqual(["/api/me"]);
  waiting[0]!.answer({ key: "server-too-fast" }, 429);
  await expect(hello).rejects.toThrow("server-too-fast");
  await rest();
  expect(paths()).toEqual(["/api/me", "/api/me"]);
  waiting[1]!.answer({ name: "Tovey" });
  expect(await renamed).toEqual({ name: "Tovey" });
  await rest();
  waiting[2]!.answer({ match: "abc", seat: "british" });
  expect(await joined).toMatchObject({ match: "abc" });
});
