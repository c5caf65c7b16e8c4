import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../../src/lib/net/api";
import { giveNumbers } from "../../../src/lib/net/numbers";
import type { MatchInfo } from "../../../src/protocol";

type Answer = { status?: number; body: unknown };

/** A server that answers when it is told to, in the order in which it was asked. */
function server(): { asked: string[]; answer: (answer: Answer) => Promise<void> } {
  const asked: string[] = [];
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return new Promise<Response>((resolve) => waiting.push(resolve));
  });
  const answer = async ({ status = 200, body }: Answer): Promise<void> => {
    while (!waiting.length) await new Promise((soon) => setTimeout(soon));
    waiting.shift()!(new Response(JSON.stringify(body), { status }));
  };
  return { asked, answer };
}

afterEach(() => vi.unstubAllGlobals());

test("what is asked for before the server has answered our hello waits for the answer", async () => {
  const { asked, answer } = server();
  const hello = api.me();
  const renamed = api.rename("Norfolk");
  expect(asked).toEqual(["POST /api/me"]);
  await answer({ body: { name: "Guest" } });
  expect(await hello).toEqual({ name: "Guest" });
  await answer({ body: { name: "Norfolk" } });
  expect(await renamed).toEqual({ name: "Norfolk" });
  expect(asked).toEqual(["POST /api/me", "PUT /api/me"]);
});

test("two hellos at once make one guest, and a failed one can be said again", async () => {
  const { asked, answer } = server();
  const both = [api.me(), api.me()];
  await answer({ status: 503, body: { key: "server-not-stored" } });
  for (const hello of both) await expect(hello).rejects.toThrow("server-not-stored");
  const again = api.me();
  await answer({ body: { name: "Guest" } });
  expect(await again).toEqual({ name: "Guest" });
  expect(asked).toEqual(["POST /api/me", "POST /api/me"]);
});

test("a number that another page of this browser has just given is not missed", async () => {
  const { asked, answer } = server();
  const seat = (number_wanted: boolean) => ({ seat: "north", number_wanted });
  const info = (wanted: boolean) => ({ match: "m", commitment: "c", seats: [seat(wanted)] }) as unknown as MatchInfo;
  const given = giveNumbers(info(true));
  await answer({ status: 409, body: { key: "server-no-number-wanted" } });
  await answer({ body: info(false) });
  expect(await given).toEqual(info(false));
  expect(asked).toEqual(["POST /api/matches/m/numbers", "GET /api/matches/m"]);
  const refused = giveNumbers(info(true));
  await answer({ status: 503, body: { key: "server-not-stored" } });
  await expect(refused).rejects.toThrow("server-not-stored");
});
