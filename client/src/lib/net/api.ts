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

async function request(method: string, path: string, body?: BodyInit): Promise<Response> {
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

/** What changes something goes one after the other: the first may make this browser a guest, and two that come at once
 * would make two of it. */
let last: Promise<unknown> = Promise.resolve();

function send<T>(method: string, path: string, body: BodyInit): Promise<T> {
  const act = async () => (await (await request(method, path, body)).json()) as T;
  const sent = last.then(act, act);
  last = sent;
  return sent;
}

function tell<T>(method: string, path: string, body: unknown): Promise<T> {
  return send<T>(method, path, JSON.stringify(body));
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
  me: (anew = false) => tell<Me>("POST", "me", { anew }),
  recovery: () => tell<Recovery>("POST", "me/recovery", {}),
  recover: (token: string) => tell<Me>("POST", "recover", { token }),
  rename: (name: string) => tell<Me>("PUT", "me", { name }),
  games: () => once<GameInfo[]>("games"),
  data: <T>(game: string) => once<T>(`games/${game}/data`),
  rules: <T>(game: string) => once<T>(`games/${game}/rules`),
  matches: (list: "mine" | "open" | "finished", page: number) => get<MatchInfo[]>(`matches?list=${list}&page=${page}`),
  match: (match: string) => get<MatchInfo>(`matches/${match}`),
  create: (wish: NewMatch) => tell<Created>("POST", "matches", wish),
  join: (token: string) => tell<Seated>("POST", "join", { token }),
  take: (match: string, seat: string) => tell<Seated>("POST", `matches/${match}/take`, { seat }),
  rematch: (match: string) => tell<Created>("POST", `matches/${match}/rematch`, {}),
  numbers: (match: string, numbers: Record<string, string>) =>
    tell<MatchInfo>("POST", `matches/${match}/numbers`, { numbers }),
  importRecord: (record: Blob) => send<Created>("POST", "records", record),
  replay: (match: string, seat: string | null) =>
    get<Replay>(`matches/${match}/replay${seat ? `?seat=${encodeURIComponent(seat)}` : ""}`),
  dice: (match: string) => get<Dice>(`matches/${match}/dice`),
  recordAddress: (match: string) => `/api/matches/${match}/record`,
};
