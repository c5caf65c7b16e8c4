/** What ships look like from above: the measures of their classes. */

import type { Silhouette } from "../../lib/ships/silhouette";
import type { ShipCard } from "./types";

type Measures = [length: number, beam: number, fore: number[], aft: number[], funnels: number];

const CLASSES: Record<ShipCard["class"], Measures> = {
  BB: [227, 31, [2, 2], [2, 2], 1],
  BC: [235, 30, [2, 2], [2, 2], 2],
  CV: [235, 29, [], [], 1],
  CA: [193, 20, [2, 2], [2, 2], 3],
  CL: [180, 19, [3, 3], [3, 3], 2],
  DD: [100, 10, [1, 1], [1, 1], 2],
};

const ARETHUSA: Measures = [154, 16, [2, 2], [2], 2];
const KING_GEORGE_V: Measures = [227, 31, [4, 2], [4], 2];
const NELSON: Measures = [216, 32, [3, 3, 3], [], 1];
const RENOWN: Measures = [242, 31, [2, 2], [2], 2];
const REVENGE: Measures = [190, 31, [2, 2], [2, 2], 1];
const SCHARNHORST: Measures = [235, 30, [3, 3], [3], 1];

/** Ships that look unlike most of their class. */
const SHIPS: Record<string, Measures> = {
  bismarck: [251, 36, [2, 2], [2, 2], 1],
  "prinz-eugen": [212, 22, [2, 2], [2, 2], 1],
  scharnhorst: SCHARNHORST,
  gneisenau: SCHARNHORST,
  scheer: [186, 21, [3], [3], 1],
  hood: [262, 32, [2, 2], [2, 2], 2],
  "prince-of-wales": KING_GEORGE_V,
  "king-george-v": KING_GEORGE_V,
  rodney: NELSON,
  nelson: NELSON,
  ramillies: REVENGE,
  revenge: REVENGE,
  renown: RENOWN,
  repulse: RENOWN,
  "ark-royal": [244, 29, [], [], 1],
  exeter: [175, 18, [2, 2], [2], 2],
  edinburgh: [187, 19, [3, 3], [3, 3], 2],
  kenya: [169, 19, [3, 3], [3, 3], 2],
  hermione: [156, 15, [2, 2, 2], [2, 2], 2],
  galatea: ARETHUSA,
  aurora: ARETHUSA,
  arethusa: ARETHUSA,
};

export function silhouetteOf({ id, class: kind }: ShipCard): Silhouette {
  const [length_m, beam_m, turrets_fore, turrets_aft, funnels] = SHIPS[id] ?? CLASSES[kind];
  return { length_m, beam_m, turrets_fore, turrets_aft, funnels };
}
