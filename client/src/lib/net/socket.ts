/** A connection that comes back by itself: it waits a little longer after each failure and says how it stands. */

import type { FromClient, FromServer } from "../../protocol";

export type Link = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  message(message: FromServer): void;
  link(state: Link, retryAt: number | null): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Close codes of our own begin here: the server does not want this viewer, so asking again is of no use. */
const REFUSED = 4400;

export function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
}

export class Connection {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private done = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Whether the message could be handed over. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
  }

  /** Try again now instead of at the end of the wait. */
  readonly hurry = (): void => {
    if (this.socket === null && !this.done && document.visibilityState === "visible") this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    this.listener.link("connecting", null);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.listener.link("open", null);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.listener.message(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      this.socket = null;
      if (this.done) return;
      if (event.code >= REFUSED) {
        this.close();
        this.listener.link("closed", null);
        return;
      }
      const wait = waitAfter(this.failures) * (0.8 + Math.random() * 0.4);
      this.failures += 1;
      this.timer = setTimeout(() => this.open(), wait);
      this.listener.link("lost", Date.now() + wait);
    };
  }
}

/** Where a seat of a match, or a spectator, plays. */
export function playAddress(match: string, seat: string | null): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = seat ? `?seat=${encodeURIComponent(seat)}` : "";
  return `${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/play${query}`;
}
