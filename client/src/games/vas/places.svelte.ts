/** Ships and Flights that are put somewhere on the table: deployed, launched, sent on patrol. */

import type { Piece } from "../../lib/map/gestures";
import type { Point } from "../../lib/map/points";
import type { Reason } from "../../lib/question";
import { same } from "../../lib/values";
import type { VasTable } from "./table.svelte";
import type { Berth, Point as Place, Post } from "./types";

/** Where a piece is put; its heading counts for ships only. */
export interface Spot {
  at: Place;
  heading: number;
}

/** What can be put where. */
interface Open {
  ids: string[];
  headed: boolean;
  /** Corners between which they belong. */
  low: Place;
  high: Place;
  /** Those that are put into line at once, and places for them where the server names some. */
  line: string[];
  spots?: Place[];
}

type Spots = Record<string, Spot>;

/** Pieces that can be dragged: a ship or a Flight, and the mark ahead of a ship that turns her. */
export const BERTH = "berth";
export const BOW = "bow";

const NO_SPOTS: Spots = {};
const SPOTS = "spots";

/** The heading from one place to another, in whole degrees from north. */
function headingTo([x, y]: Place, to: Place): number {
  const degrees = (Math.atan2(to[0] - x, to[1] - y) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}

export class Places {
  private pickedId = $state.raw<string | null>(null);

  constructor(private readonly table: VasTable) {}

  readonly open = $derived.by<Open | null>(() => {
    const { table } = this;
    const yard = table.on("vas-ask-deploy") ?? table.on("vas-ask-redeploy");
    if (yard) {
      const { ships, low, high } = yard.hints;
      return { ids: ships, headed: true, low, high, line: yard.key === "vas-ask-deploy" ? ships : [] };
    }
    const sky = table.on("vas-ask-patrol");
    if (sky) {
      const { carriers, from_land, low, high } = sky.hints;
      const ids = [...from_land, ...carriers.flatMap(({ flights }) => flights)];
      const line = [...from_land, ...carriers.flatMap(({ flights, most }) => flights.slice(0, most))];
      return { ids, headed: false, low, high, line };
    }
    const deep = table.on("vas-ask-deep");
    if (deep) {
      const { carriers, low, high } = deep.hints;
      const gone = this.deepCarriers;
      const ids = carriers.filter(({ carrier }) => gone.includes(carrier)).flatMap(({ flights }) => flights);
      return { ids, headed: false, low, high, line: [] };
    }
    return this.deck;
  });

  /** The carriers that are to go into deep deployment. */
  get deepCarriers(): string[] {
    return this.table.source.draft.get("carriers", []);
  }

  /** The water around a carrier that launches, or the edge over which her Flights come in. */
  private get deck(): Open | null {
    const asked = this.table.on("vas-ask-launch");
    if (!asked) return null;
    const { flights, most, low, high, spots } = asked.hints;
    return { ids: flights, headed: false, low, high, line: flights.slice(0, most), spots };
  }

  get spots(): Spots {
    return this.table.source.draft.get(SPOTS, NO_SPOTS);
  }

  /** What the next click puts: what was picked, else the first that lies nowhere yet. */
  get picked(): string | null {
    const ids = this.open?.ids ?? [];
    return ids.find((id) => id === this.pickedId) ?? ids.find((id) => !this.spots[id]) ?? null;
  }

  pick(id: string): void {
    this.pickedId = id;
  }

  set(id: string, spot: Spot | null): void {
    const { [id]: _, ...others } = this.spots;
    this.table.source.draft.set(SPOTS, spot ? { ...others, [id]: spot } : others);
  }

  /** Change what there is, without changing the order in which it was put. */
  change(id: string, changes: Partial<Spot>): void {
    const spot = this.spots[id] ?? { at: this.free, heading: this.ahead };
    this.table.source.draft.set(SPOTS, { ...this.spots, [id]: { ...spot, ...changes } });
  }

  /** A press on the water. */
  put(at: Place): void {
    const id = this.picked;
    if (!id) return;
    this.change(id, { at: this.straightened(at) });
    this.pickedId = null;
  }

  /** Where the next one goes if nobody says where: a place that is still empty. */
  get free(): Place {
    const { line, spots } = this.open!;
    const taken = (at: Place) => Object.values(this.spots).some((spot) => same(spot.at, at));
    const found = (spots ?? this.row(Math.max(line.length, this.open!.ids.length))).find((at) => !taken(at));
    return found ?? this.middle;
  }

  private get middle(): Place {
    const { low, high } = this.open!;
    return [Math.round((low[0] + high[0]) / 2), Math.round((low[1] + high[1]) / 2)];
  }

  /** Places side by side in the area. */
  private row(number: number): Place[] {
    const { low, high } = this.open!;
    const step = (high[0] - low[0]) / (number + 1);
    return Array.from({ length: number }, (_, index) => [Math.round(low[0] + step * (index + 1)), this.middle[1]]);
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

  /** All that should be there, side by side. */
  spread(): void {
    const { line, spots } = this.open!;
    const places = spots ?? this.row(line.length);
    const put = line.flatMap((id, index): [string, Spot][] => {
      const at = places[index];
      return at ? [[id, { at, heading: this.ahead }]] : [];
    });
    this.table.source.draft.set(SPOTS, Object.fromEntries(put));
  }

  // --- Dragging

  grabs(piece: Piece | null): boolean {
    return this.open !== null && (piece?.kind === BERTH || piece?.kind === BOW);
  }

  drag(point: Point, { kind, id }: Piece): void {
    const spot = this.spots[id];
    if (!spot) return;
    const at = this.table.sea.place(point);
    this.pickedId = id;
    if (kind === BOW) this.change(id, { heading: headingTo(spot.at, at) });
    else this.change(id, { at: this.straightened(at) });
  }

  // --- What is sent, and what the server says to it

  get berths(): Berth[] {
    return this.placed.map(([ship, { at, heading }]) => ({ ship, at, heading }));
  }

  get posts(): Post[] {
    return this.placed.map(([flight, { at }]) => ({ flight, at }));
  }

  /** What has a place, in the order in which it got one. */
  get placed(): [string, Spot][] {
    const ids = this.open?.ids ?? [];
    return Object.entries(this.spots).filter(([id]) => ids.includes(id));
  }

  /** Why a piece cannot be where it is, as far as the server has said. */
  refusal(id: string): Reason | null {
    const { table } = this;
    const yard = table.on("vas-ask-deploy") ?? table.on("vas-ask-redeploy");
    if (yard) return yard.tried?.berths[(yard.about ?? []).findIndex(({ ship }) => ship === id)] ?? null;
    const of = (posts: readonly Post[]) => posts.findIndex(({ flight }) => flight === id);
    const deck = table.on("vas-ask-launch");
    if (deck) return deck.tried?.refusals[of(deck.about ?? [])] ?? null;
    const deep = table.on("vas-ask-deep");
    if (deep) return deep.tried?.posts[of(deep.about?.flights ?? [])] ?? null;
    const sky = table.on("vas-ask-patrol");
    return sky?.tried?.posts[of(sky.about ?? [])] ?? null;
  }
}
