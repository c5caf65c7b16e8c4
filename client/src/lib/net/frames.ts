/** What a viewer knows of a match, folded together from the server's messages. */

import type { AskInfo, Chat, Frame, FromServer, LogLine, Problem, SeatInfo, Tried } from "../../protocol";

export interface Known {
  frame: Frame | null;
  /** The question whose answer lies sealed. */
  held: AskInfo | null;
  seats: SeatInfo[];
  log: LogLine[];
  /** How many log lines there were when this viewer last had something to decide. */
  read: number;
  chat: Chat[];
  problem: Problem | null;
  rematch: string | null;
}

export const NOTHING: Known = {
  frame: null,
  held: null,
  seats: [],
  log: [],
  read: 0,
  chat: [],
  problem: null,
  rematch: null,
};

/** What a draft comes to is no part of it: the draft hears of that itself. */
export function fold(known: Known, message: Exclude<FromServer, Tried>): Known {
  switch (message.type) {
    case "frame":
      return withFrame(known, message);
    case "presence":
      return { ...known, seats: message.seats, rematch: message.rematch ?? known.rematch };
    case "chat":
      return { ...known, chat: withChat(known.chat, message) };
    case "problem":
      return { ...known, problem: message };
  }
}

function withFrame(known: Known, frame: Frame): Known {
  const log = [...known.log.slice(0, frame.log_from), ...frame.log];
  const first = known.frame === null;
  // Lines count as new from one own decision to the next; after a fresh start nothing is new.
  const answered = Boolean(known.frame?.ask) && frame.reply !== null;
  const read = first
    ? log.length
    : answered
      ? Math.min(known.log.length, frame.log_from)
      : Math.min(known.read, log.length);
  const held = frame.sealed === null ? null : (known.frame?.ask ?? known.held);
  return { ...known, frame, held, seats: frame.seats, log, read, problem: null };
}

/** A line of talk in its place; after a new start the server tells all of them again. */
function withChat(chat: Chat[], line: Chat): Chat[] {
  return [...chat.filter((other) => other.number !== line.number), line].sort((a, b) => a.number - b.number);
}
