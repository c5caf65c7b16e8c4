/** A battle at the table: which ship is looked at, what is prepared, and what a click on the sea means. */

import type { Entry, Guided, Source, Track } from "../../lib/game";
import type { Point } from "../../lib/map/points";
import { textOf } from "../../lib/log";
import type { Asked, Question } from "../../lib/question";
import { readWith } from "../../lib/question";
import { closest } from "../../lib/lists";
import { Table } from "../../lib/table.svelte";
import { trackOf } from "../../lib/track";
import { t } from "../../lib/words.svelte";
import type { LogLine } from "../../protocol";
import { enterAt } from "./entering";
import { FORMS } from "./forms";
import { entryOf, gatherLines } from "./log";
import { flightName, namerFor, sideNamed } from "./names";
import { Places } from "./places.svelte";
import { flyAcross, flyAt } from "./placing";
import { READERS } from "./readers";
import { Sea } from "./sea";
import { stageOf } from "./stages";
import type { Card, Facts, Flight, Reach, Ship, ShipNow, Shot, TargetTotal } from "./types";
import type { Key, Vas } from "./vas";
import { guideOf } from "./guide";

const PHASES = ["initiative", "movement", "gunnery", "end"];
/** Questions of which the server says what a draft comes to. */
const PREVIEWED: readonly Key[] = [
  "vas-ask-rearm",
  "vas-ask-aa",
  "vas-ask-strike",
  "vas-ask-dogfights",
  "vas-ask-intercept",
  "vas-ask-spot",
  "vas-ask-targets",
  "vas-ask-launch",
  "vas-ask-fly",
  "vas-ask-entry",
  "vas-ask-course",
  "vas-ask-fleet",
  "vas-ask-patrol",
  "vas-ask-deploy",
  "vas-ask-deep",
  "vas-ask-redeploy",
  "vas-ask-scouts",
];
const NO_SHOTS: Shot[] = [];

export class VasTable extends Table<Vas> {
  readonly namer;
  readonly sea: Sea;
  readonly places: Places;
  /** The ship whose card is open. */
  private looked = $state.raw<string | null>(null);

  constructor(source: Source<Vas>, facts: Facts) {
    super(source, facts);
    this.namer = namerFor(facts, () => this.public);
    this.sea = new Sea(facts);
    this.places = new Places(this);
  }

  protected read(asked: Asked<Vas>): Question {
    return readWith<Vas, VasTable, Question>(READERS, this, asked);
  }

  readonly ships = $derived.by<Ship[]>(() => Object.values(this.public?.ships ?? {}));
  readonly flights = $derived.by<Flight[]>(() => Object.values(this.public?.flights ?? {}));
  readonly afloat = $derived.by(() => this.ships.filter(({ status }) => status === "table"));
  readonly airborne = $derived.by(() => this.flights.filter(({ place }) => place === "air"));
  readonly sides = $derived.by<("blue" | "red")[]>(() => (this.source.seat === "red" ? ["red", "blue"] : ["blue", "red"]));
  readonly points = $derived.by<Record<string, string>>(() => this.source.view?.overview?.points ?? {});
  /** The ships that a side's objective is about. */
  readonly wanted = $derived.by<Record<string, string[]>>(() => this.source.view?.overview?.wanted ?? {});
  readonly reached = $derived.by<Record<string, string>>(() => this.source.view?.overview?.reached ?? {});

  /** The ship under the pointer, whose arcs are shown meanwhile. */
  hovered = $state.raw<string | null>(null);

  /** The ship that the question is about, or whose turn it is. */
  readonly concerned = $derived.by<string | null>(
    () => textOf(this.asked?.params.ship) ?? textOf(this.asked?.params.carrier) ?? this.public?.nominated ?? null,
  );

  /** Whether somebody has turned to a ship. */
  get looking(): boolean {
    return this.looked !== null;
  }

  /** The ship that is marked on the table and whose card is open. */
  readonly selected = $derived.by<Ship | null>(() => this.ship(this.looked) ?? this.ship(this.concerned));

  // --- The course being prepared

  get course(): string {
    return this.source.draft.get("course", "");
  }

  set course(text: string) {
    this.source.draft.set("course", text);
  }

  /** The outline of what she can reach after the draft, or before anything is drawn. */
  readonly reach = $derived.by<Reach[]>(() => {
    const asked = this.on("vas-ask-course");
    return asked?.tried?.reach ?? asked?.hints.reach ?? [];
  });

  /** The course that ends nearest to a point, of those that the server says she can sail. */
  steer(point: Point): void {
    const far = ({ at }: Reach) => {
      const { x, y } = this.sea.point(at);
      return Math.hypot(x - point.x, y - point.y);
    };
    const nearest = closest(this.on("vas-ask-course")?.hints.ways ?? [], far);
    if (nearest) this.course = nearest.course;
  }

  // --- Shots and odds

  get shots(): Shot[] {
    return this.source.draft.get("shots", NO_SHOTS);
  }

  set shots(shots: Shot[]) {
    this.source.draft.set("shots", shots);
  }

  /** What is prepared comes to, for each target; of the enemies that a course leads to, who has most to fear first. */
  readonly totals = $derived.by<TargetTotal[]>(() => {
    const attacked = this.on("vas-ask-targets")?.tried?.totals ?? this.on("vas-ask-strike")?.tried?.totals;
    const flown = this.on("vas-ask-fly")?.tried?.attack;
    const sailed = this.on("vas-ask-course")?.tried;
    const seen = sailed?.wake.length ? sailed.prospects.flatMap(({ total }) => total ?? []) : [];
    const looked = seen.filter(({ target }) => target === this.hovered);
    const feared = [...seen].sort((one, other) => other.odds.mean_damage - one.odds.mean_damage);
    return attacked ?? (flown ? [flown] : looked.length ? looked : feared);
  });

  /** What has to be so for that to be true, as a text key. */
  readonly assuming = $derived.by(() => {
    if (this.on("vas-ask-course")) return "client-vas-if-stays";
    return this.on("vas-ask-fly") ? "client-vas-if-through" : "";
  });

  // --- The frame

  override get guide(): Guided | null {
    return guideOf(this);
  }

  get track(): Track {
    const stage = stageOf(this);
    if (stage) return trackOf(0, stage.stages, stage.now, (id) => t(`client-vas-stage-${id}`));
    return trackOf(this.public?.turn ?? 0, PHASES, this.public?.phase ?? "", (phase) => t(`vas-phase-${phase}`));
  }

  override get takeover(): boolean {
    return this.held("vas-ask-fleet") !== null;
  }

  override get panelled(): boolean {
    return this.asked !== null && FORMS[this.asked.key] !== undefined;
  }

  protected override get previewed(): boolean {
    return this.asked !== null && PREVIEWED.includes(this.asked.key);
  }

  ship(id: string | null): Ship | null {
    return (id && this.public?.ships[id]) || null;
  }

  card(ship: Ship): Card {
    return this.facts.cards[ship.card]!;
  }

  now(id: string): ShipNow | null {
    return this.source.view?.overview?.ships[id] ?? null;
  }

  sideName(seat: string): string {
    return sideNamed(this.public, seat);
  }

  nameOf(id: string): string {
    const ship = this.ship(id);
    return ship ? ship.name || this.card(ship).name : flightName(this.facts, id);
  }

  override gather(log: LogLine[]): (LogLine | null)[] {
    return gatherLines(log);
  }

  entry(line: LogLine): Entry | null {
    return entryOf(line, this.namer, this.source.seat);
  }

  look(id: string | null): void {
    this.looked = id;
  }

  override cancel(): boolean {
    // A fleet or a deployment is the work of minutes, and every part of it can be taken back by itself.
    const kept = this.takeover || this.places.open !== null;
    const had = this.looked !== null || (!kept && !this.source.draft.empty);
    this.looked = null;
    if (this.asked && !kept) this.source.draft.clear();
    return super.cancel() || had;
  }

  // --- Clicks

  /** A click on a ship or a Flight: an answer if one is meant, else a look at it. */
  clickPiece(id: string): void {
    const choice = this.question?.choices.find((each) => each.id === id || each.id === `at-${id}`);
    if (this.places.open?.ids.includes(id)) return this.places.pick(id);
    if (this.on("vas-ask-fly")) return flyAt(this, id);
    choice?.act();
    if (this.ship(id)) this.look(id);
  }

  /** A click on open water: where something is put, flies or sails to. */
  /** Where a zone is to be chosen, the one that was pressed is. */
  private takeZone({ x, y }: Point): boolean {
    const zones = Object.entries(this.on("vas-ask-zone")?.hints.zones ?? {});
    const pressed = zones.find(([, corners]) => {
      const [low, high] = corners.map((at) => this.sea.point(at)) as [Point, Point];
      return x >= low.x && x <= high.x && y <= low.y && y >= high.y;
    });
    this.question?.choices.find(({ id }) => id === pressed?.[0])?.act();
    return pressed !== undefined;
  }

  clickSea(point: Point): void {
    const coming = this.on("vas-ask-entry");
    if (this.on("vas-ask-course")) this.steer(point);
    else if (coming) enterAt(coming, this.sea.place(point));
    else if (this.places.open) this.places.put(this.sea.place(point));
    else if (this.on("vas-ask-fly")) flyAcross(this, this.sea.place(point));
    else if (!this.takeZone(point)) this.look(null);
  }
}
