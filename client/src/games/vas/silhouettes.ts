/** What a ship looks like from above, from her card. */

import type { Silhouette } from "../../lib/ships/silhouette";
import type { Card } from "./types";

/** Metres for a hundredth of an inch, as far as pictures of ships need it. */
const METRES = 0.457;
const FORE = 1;
const AFT = 4;
const FUNNELS: Partial<Record<Card["type"], number>> = { carrier: 0, destroyer: 2, battleship: 2, cruiser: 2 };

function guns({ mark }: { mark: string }): number {
  return Math.min(4, Number.parseInt(mark, 10) || 1);
}

export function silhouetteOf(card: Card): Silhouette {
  const turrets = Object.values(card.weapons).filter(({ kind }) => kind === "main");
  return {
    length_m: card.length * METRES,
    beam_m: card.width * METRES,
    turrets_fore: turrets.filter(({ arcs }) => arcs & FORE && !(arcs & AFT)).map(guns),
    turrets_aft: turrets.filter(({ arcs }) => arcs & AFT && !(arcs & FORE)).map(guns),
    funnels: FUNNELS[card.type] ?? 1,
  };
}
