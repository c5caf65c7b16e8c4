/** Ships and Flights that are put somewhere on the table: deployed, launched, sent on patrol. */

import type { Berth, Point as Place, Post } from "./types";
import type { VasTable } from "./table.svelte";

/** Where a piece is put; its heading counts for ships only. */
export interface Spot {
  at: Place;
  heading: number;
}

/** What is to be put where: all of them, one after the other. */
interface Open {
  ids: string[];
  headed: boolean;
  /** Corners between which they belong. */
  low: Place;
  high: Place;
}

type Spots = Record<string, Spot>;

const NO_SPOTS: Spots = {};
const SPOTS = "spots";
/** Room around a carrier for what she launches. */
const ASIDE = 90;

export class Places {
  private pickedId = $state.raw<string | null>(null);

  constructor(private readonly table: VasTable) {}

  readonly open = $derived.by<Open | null>(() => {
    const { table } = this;
    const yard = table.on("vas-ask-deploy") ?? table.on("vas-ask-redeploy");
    if (yard) return { ids: yard.hints.ships, headed: true, low: yard.hints.low, high: yard.hints.high };
    const sky = table.on("vas-ask-patrol") ?? table.on("vas-ask-deep");
    if (sky) {
      const { carriers, from_land, low, high } = sky.hints;
      return { ids: [...from_land, ...carriers.flatMap(({ flights }) => flights)], headed: false, low, high };
    }
    const deck = table.on("vas-ask-launch");
    if (!deck) return null;
    const [low, high] = this.deckArea(deck.hints.carrier, deck.hints.y);
    return { ids: deck.hints.flights, headed: false, low, high };
  });

  private deckArea(carrier: string, y: number | null): [Place, Place] {
    const ship = this.table.ship(carrier);
    const [east] = this.table.facts.war.table;
    if (y !== null || !ship) return [[0, y ?? 0], [east * 100, y ?? 0]];
    const [x, north] = ship.at;
    return [[x - ASIDE, north - ASIDE], [x + ASIDE, north + ASIDE]];
  }

  get spots(): Spots {
    return this.table.source.draft.get(SPOTS, NO_SPOTS);
  }

  /** What the next click puts: what was picked, else the first that lies nowhere yet. */
  get picked(): string | null {
    const ids = this.open?.ids ?? [];
    return ids.find((id) => id === this.pickedId) ?? ids.find((id) => !this.spots[id]) ?? ids[0] ?? null;
  }

  pick(id: string): void {
    this.pickedId = id;
  }

  set(id: string, spot: Spot | null): void {
    const { [id]: _, ...others } = this.spots;
    this.table.source.draft.set(SPOTS, spot ? { ...others, [id]: spot } : others);
  }

  put(at: Place): void {
    const id = this.picked;
    if (!id) return;
    this.set(id, { at: this.straightened(at), heading: this.spots[id]?.heading ?? this.ahead });
    this.pickedId = null;
  }

  /** From deep deployment everything comes in along the edge. */
  private straightened([x, y]: Place): Place {
    const edge = this.table.on("vas-ask-launch")?.hints.y;
    return [x, edge ?? y];
  }

  /** Towards the middle of the table. */
  get ahead(): number {
    const { low, high } = this.open!;
    return low[1] + high[1] > this.table.facts.war.table[1] * 100 ? 180 : 0;
  }

  /** All of them side by side in their area. */
  spread(): void {
    const { ids, low, high } = this.open!;
    const y = Math.round((low[1] + high[1]) / 2);
    const step = (high[0] - low[0]) / (ids.length + 1);
    const spots = ids.map((id, index): [string, Spot] => [
      id,
      { at: [Math.round(low[0] + step * (index + 1)), y], heading: this.ahead },
    ]);
    this.table.source.draft.set(SPOTS, Object.fromEntries(spots));
  }

  get berths(): Berth[] {
    return this.placed.map(([ship, { at, heading }]) => ({ ship, at, heading }));
  }

  get posts(): Post[] {
    return this.placed.map(([flight, { at }]) => ({ flight, at }));
  }

  /** What has a place, in the order in which it got one. */
  get placed(): [string, Spot][] {
    return Object.entries(this.spots);
  }
}
