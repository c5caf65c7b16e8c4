/** The order of play of a turn, as the sequence strip shows it. */

import type { Track } from "./game";

export function trackOf(turn: number, phases: readonly string[], phase: string, label: (id: string) => string): Track {
  const now = phases.indexOf(phase);
  return {
    turn,
    phases: phases.map((id, index) => ({ id, label: label(id), current: index === now, past: index < now })),
  };
}
