/** The lobby's requests; one that fails throws the server's own explanation. */

import type {
  Created,
  Dice,
  GameInfo,
  MatchInfo,
  Me,
  NewMatch,
  Problem,
  Recovery,
  Replay,
  Seated,
} from "../../protocol";

/** A request was refused: a text key with parameters that says why. */
export class Failed extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.key);
    this.problem = problem;
  }
}

export function problem(key: string, params: Record<string, unknown> = {}): Problem {
  return { type: "problem", key, params, rule: null, field: null, reply: null };
}

/** What went wrong, as something that can be shown. */
export function explained(error: unknown): Problem {
  return error instanceof Failed ? error.problem : problem("client-error-unreachable");
}

/** Our hello that has not been answered yet. */
let greeting: Promise<Me> | null = null;

/** Say hello.  Two at once would make two guests, and the first would lose whatever it has got meanwhile. */
function hello(anew: boolean): Promise<Me> {
  greeting ??= asked("POST", "me", JSON.stringify({ anew }))
    .then((answer) => answer.json() as Promise<Me>)
    .finally(() => (greeting = null));
  return greeting;
}

/** Ask for something; whoever is still being introduced waits, because nobody yet knows who it is for. */
async function request(method: string, path: string, body?: BodyInit): Promise<Response> {
  await greeting?.catch(() => null);
  return asked(method, path, body);
}

async function asked(method: string, path: string, body?: BodyInit): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(`/api/${path}`, { method, headers, body: body ?? null });
  if (answer.ok) return answer;
  let reason: Problem;
  try {
    reason = { ...problem("client-error-unexpected", { status: answer.status }), ...(await answer.json()) } as Problem;
  } catch {
    reason = problem("client-error-unexpected", { status: answer.status });
  }
  throw new Failed(reason);
}

async function get<T>(path: string): Promise<T> {
  return (await (await request("GET", path)).json()) as T;
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  return (await (await request(method, path, JSON.stringify(body))).json()) as T;
}

/** Kept, because a game's data do not change while the page is open. */
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let answer = kept.get(path);
  if (!answer) {
    answer = get<T>(path);
    answer.catch(() => kept.delete(path));
    kept.set(path, answer);
  }
  return answer as Promise<T>;
}

/** As many matches as a page of a list has. */
export const PAGE = 50;
/** The server does not know a cookie that this browser has, and will not overwrite it unasked. */
export const UNKNOWN = "server-unknown-visitor";

export const api = {
  /** Say hello: whoever is not known yet becomes a guest. */
  me: (anew = false) => hello(anew),
  recovery: () => send<Recovery>("POST", "me/recovery", {}),
  recover: (token: string) => send<Me>("POST", "recover", { token }),
  rename: (name: string) => send<Me>("PUT", "me", { name }),
  games: () => once<GameInfo[]>("games"),
  data: <T>(game: string) => once<T>(`games/${game}/data`),
  rules: <T>(game: string) => once<T>(`games/${game}/rules`),
  matches: (list: "mine" | "open" | "finished", page: number) => get<MatchInfo[]>(`matches?list=${list}&page=${page}`),
  match: (match: string) => get<MatchInfo>(`matches/${match}`),
  create: (wish: NewMatch) => send<Created>("POST", "matches", wish),
  join: (token: string) => send<Seated>("POST", "join", { token }),
  take: (match: string, seat: string) => send<Seated>("POST", `matches/${match}/take`, { seat }),
  rematch: (match: string) => send<Created>("POST", `matches/${match}/rematch`, {}),
  numbers: (match: string, numbers: Record<string, string>) =>
    send<MatchInfo>("POST", `matches/${match}/numbers`, { numbers }),
  importRecord: async (record: Blob) => (await (await request("POST", "records", record)).json()) as Created,
  replay: (match: string, seat: string | null) =>
    get<Replay>(`matches/${match}/replay${seat ? `?seat=${encodeURIComponent(seat)}` : ""}`),
  dice: (match: string) => get<Dice>(`matches/${match}/dice`),
  recordAddress: (match: string) => `/api/matches/${match}/record`,
};
