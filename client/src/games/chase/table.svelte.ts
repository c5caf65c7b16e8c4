/** The chase at the table: what is looked at, what is being prepared, and what a click on the chart means. */

import type { ChartQuestion } from "../../lib/chart/question";
import { ChartTable } from "../../lib/chart/table.svelte";
import type { Entry, Source, Track } from "../../lib/game";
import { counted } from "../../lib/names";
import { readWith, type Asked } from "../../lib/question";
import { trackOf } from "../../lib/track";
import { t } from "../../lib/words.svelte";
import type { LogLine } from "../../protocol";
import { OrderBook } from "./book.svelte";
import { onMap, unitsOf } from "./fleet";
import { planOf, type Factors, type Flight, type Forecast } from "./forecast";
import { GRID } from "./grid";
import { entryOf, gatherSalvos } from "./log";
import { contactNamed, namerFor, unitName, wingName } from "./names";
import { READERS } from "./readers";
import type { Chase, Way } from "./questions";
import { trailsOf, type Trail } from "./trails";
import type { Contact, Facts, Private, Ship } from "./types";
import { VIS_X } from "./units";

const PHASES = ["visibility", "shadow", "movement", "search", "air-attack", "naval-combat", "chance", "admin"];

/** What is marked on the chart and in the panel. */
export interface Selection {
  kind: "unit" | "wing" | "contact";
  id: string;
}

export class ChaseTable extends ChartTable<Chase> {
  readonly namer;
  /** What the log says was said to both sides. */
  private readonly logNamer;
  readonly book: OrderBook;
  selection = $state.raw<Selection | null>(null);
  /** A ship whose card lies open. */
  card = $state.raw<string | null>(null);
  private calling = false;

  constructor(source: Source<Chase>, facts: Facts) {
    super(source, facts, "chase", GRID, "M24");
    this.logNamer = namerFor(facts);
    this.namer = contactNamed(this.logNamer, (id) => this.contactName(id));
    this.book = new OrderBook(this);
  }

  protected read(asked: Asked<Chase>): ChartQuestion {
    return readWith<Chase, ChaseTable, ChartQuestion>(READERS, this, asked);
  }

  readonly side = $derived.by(() => this.source.seat);
  readonly enemy = $derived.by(() => (this.side === "german" ? "allied" : "german"));
  readonly contacts = $derived.by<Contact[]>(() => Object.values(this.public?.contacts ?? {}));
  readonly battle = $derived.by(() => this.public?.battle ?? null);
  /** Both sides' charts, where the game is over and all may be seen. */
  readonly truth = $derived.by<Record<string, Private> | null>(() => {
    const seats = Object.entries(this.source.truth ?? {});
    if (!seats.length) return null;
    return Object.fromEntries(seats.map(([seat, views]) => [seat, views.at(-1)!.private!]));
  });
  /** The tracks of the ships that matter, from the beginning up to now. */
  readonly trails = $derived.by<Trail[]>(() => (this.truth ? trailsOf(this.facts, this.source.truth!) : []));

  /** The question of the turn's orders, and the one where shadowed units go. */
  readonly ordering = $derived.by(() => this.on("chase-ask-orders"));
  readonly evading = $derived.by(() => this.on("chase-ask-shadowed-moves"));
  /** Orders are being written. */
  readonly writing = $derived.by(() => this.ordering !== null || this.evading !== null);

  /** The book while it lies open: also after its orders are sealed. */
  readonly openBook = $derived.by<OrderBook | null>(() => {
    const waiting = this.source.sealed !== null && this.public?.phase === "movement";
    return this.writing || waiting ? this.book : null;
  });

  /** What the orders come to. */
  readonly forecast = $derived.by<Forecast | null>(() => this.openBook?.forecast ?? null);

  /** Own units as they are, or as the book regroups them. */
  readonly units = $derived.by<Map<string, Ship[]>>(
    () => this.forecast?.mustered ?? unitsOf(this.own ? onMap(this.own) : []),
  );

  readonly factors = $derived.by<Map<string, Factors>>(
    () => (this.forecast ?? this.book.standing)?.factors ?? new Map(),
  );

  readonly selectedUnit = $derived.by(() => {
    const units = this.evading ? Object.keys(this.evading.hints.units) : [...this.units.keys()];
    const chosen = this.selection?.kind === "unit" && units.includes(this.selection.id) ? this.selection.id : null;
    return chosen ?? (this.evading ? (units[0] ?? null) : null);
  });
  readonly selectedWing = $derived.by(() =>
    this.selection?.kind === "wing" && this.own?.wings[this.selection.id] ? this.selection.id : null,
  );

  /** Hexes that the selected unit can reach, with the way there. */
  readonly reach = $derived.by<Map<string, string[]>>(() => {
    const unit = this.selectedUnit;
    const ships = unit ? this.units.get(unit) : undefined;
    if (!unit || !ships || !this.writing) return new Map();
    const known = this.waysOf(unit);
    if (known && !this.book.regroups) return new Map(Object.entries(known).map(([hex, { path }]) => [hex, path]));
    return this.book.reach(ships);
  });

  /** Units that could do something and have no order yet. */
  readonly idleUnits = $derived.by(() => {
    const words = this.book.items.flatMap((item) => (item.kind === "order" ? item.words.slice(1) : []));
    return [...this.units].flatMap(([unit, ships]) =>
      ships.some((ship) => ship.restricted || words.includes(ship.id)) || words.includes(unit) ? [] : [unit],
    );
  });

  /** Everything that can be bought or chosen for a single fight. */
  readonly wares = $derived.by<string[]>(
    () => this.on("chase-ask-fleet")?.hints.ships ?? Object.keys(this.on("chase-ask-buy")?.hints.units ?? {}),
  );

  get track(): Track {
    return trackOf(this.public?.turn ?? 0, PHASES, this.public?.phase ?? "", (phase) => t(`chase-phase-${phase}`));
  }

  override get takeover(): boolean {
    return this.on("chase-ask-buy") !== null || this.on("chase-ask-fleet") !== null;
  }

  override get panelled(): boolean {
    return this.writing;
  }

  /** Where the server says that a unit can go. */
  waysOf(unit: string): Record<string, Way> | undefined {
    return (this.ordering ?? this.evading)?.hints.units[unit];
  }

  /** A contact with what is known of it: of an enemy's the report, of one's own which unit it is. */
  contactName(id: string): string {
    const contact = this.public?.contacts[id];
    if (!contact) return id;
    const own = Object.values(this.own?.ships ?? {}).find((ship) => ship.contact === id);
    if (own) return `${unitName(this.facts, own.force || own.id)} (${id})`;
    return `${id} (${counted(contact.classes) || "?"}, ${contact.hex})`;
  }

  override gather(log: LogLine[]): (LogLine | null)[] {
    return gatherSalvos(log);
  }

  entry(line: LogLine): Entry | null {
    return entryOf(line, this.facts, this.logNamer);
  }

  override selectSubject(id: string): void {
    super.selectSubject(id);
    if (this.units.has(id)) this.select({ kind: "unit", id });
  }

  select(selection: Selection | null): void {
    this.selection = selection;
    this.unremark();
  }

  /** Mark something and bring it into view. */
  show(selection: Selection, hex: string): void {
    this.select(selection);
    if (hex) this.chart.reveal(hex);
  }

  override cancel(): boolean {
    const had = this.selection !== null || this.card !== null;
    this.selection = null;
    this.card = null;
    return super.cancel() || had;
  }

  /** Call every hex that can be called, one after the other as the server asks for the next. */
  callAll(): void {
    this.calling = true;
    this.goOnCalling();
  }

  goOnCalling(): void {
    if (!this.calling || this.source.busy) return;
    const search = this.on("chase-ask-search");
    search?.send(search.options.find((value) => value !== "done") ?? "done");
    if (!search || search.options.length < 2) this.calling = false;
  }

  click(hex: string): void {
    this.chart.cursor = hex;
    this.unremark();
    if (this.question?.hex?.(hex)) return;
    if (this.writing && this.selectedWing) return this.flyTo(hex);
    if (this.writing && this.selectedUnit && this.sailTo(hex)) return;
    const here = [...this.units].filter(([, ships]) => ships[0]!.hex === hex).map(([unit]) => unit);
    if (here.length) {
      const next = here[(here.indexOf(this.selectedUnit ?? "") + 1) % here.length]!;
      return this.select({ kind: "unit", id: next });
    }
    const contact = this.contacts.find((other) => other.hex === hex);
    if (contact) this.select({ kind: "contact", id: contact.id });
    else if (!this.writing) this.select(null);
  }

  /** A click on a piece means its hex where a hex is asked for, and otherwise the piece itself. */
  clickUnit(unit: string): void {
    const { hex } = this.units.get(unit)![0]!;
    if (this.question?.hexes?.includes(hex)) return this.click(hex);
    this.chart.cursor = hex;
    this.select({ kind: "unit", id: unit });
  }

  clickContact(contact: Contact): void {
    const goingThere = this.writing && (this.selectedWing !== null || this.selectedUnit !== null);
    if (goingThere || this.question?.hexes?.includes(contact.hex)) this.click(contact.hex);
    else this.select({ kind: "contact", id: contact.id });
  }

  /** Where the path of what is chosen can be taken up again and drawn on. */
  get pathEnds(): string[] {
    if (this.selectedWing) {
      const plan = planOf(this.forecast, this.selectedWing);
      const start = this.forecast?.bases(this.selectedWing)?.start;
      return [start, plan?.flight.way.at(-1)].filter((hex) => hex !== undefined);
    }
    const path = this.selectedUnit ? this.forecast?.moves.get(this.selectedUnit)?.path : undefined;
    return path?.slice(-1) ?? [];
  }

  /** Draw the path of what is chosen one hex further. */
  extend(hex: string): void {
    if (this.selectedWing) this.extendFlight(hex);
    else if (this.selectedUnit) this.book.extend(this.selectedUnit, this.units.get(this.selectedUnit)!, hex);
  }

  private sailTo(hex: string): boolean {
    const unit = this.selectedUnit!;
    const ships = this.units.get(unit)!;
    if (this.book.extend(unit, ships, hex)) return true;
    const way = this.reach.get(hex);
    if (way) {
      const names = ships.map((ship) => ship.id);
      this.book.instead(unit, names, "move", unit, ...way);
      return true;
    }
    if ([...this.units.values()].some((others) => others[0]!.hex === hex)) return false;
    this.remark(this.whyNot(unit) ?? t("client-chase-out-of-reach", { hex, unit: unitName(this.facts, unit) }));
    return true;
  }

  /** Why a unit cannot move at all. */
  whyNot(unit: string): string | null {
    const why = this.ordering?.hints.tasks[unit]?.move;
    return why ? this.why(why) : null;
  }

  /** One hex more of a flight, or a marker on a hex of it. */
  private flyTo(hex: string): void {
    const wing = this.selectedWing!;
    if (planOf(this.forecast, wing)?.path.includes(hex)) {
      const flight = this.flightOf(wing);
      return this.book.mark(flight, hex, this.strikes(wing, hex) && flight.attack !== hex);
    }
    if (!this.extendFlight(hex)) this.remark(t("client-chase-cannot-land", { hex, wing: wingName(this.facts, wing) }));
  }

  private flightOf(wing: string): Flight {
    return this.book.flight(wing) ?? { wing, way: [], searches: [], attack: "", home: true };
  }

  /** Whether a wing could attack in a hex: it carries torpedoes or bombs, and a shadowed enemy is there. */
  strikes(wing: string, hex: string): boolean {
    const prey = ({ hex: there, marker, side }: Contact) =>
      there === hex && marker === "shadowed" && side === this.enemy;
    return this.facts.wings[wing]!.kind === "combat" && this.contacts.some(prey);
  }

  /** A hex further, if the wing can come home from there; also while a path is being dragged. */
  private extendFlight(hex: string): boolean {
    const wing = this.selectedWing!;
    const flight = this.flightOf(wing);
    const { base = hex, start = "" } = this.forecast?.bases(wing) ?? {};
    // Whoever wants to be where he starts has to leave it first.
    const round = !flight.way.length && hex === start ? [GRID.neighbours(hex)[0]!, hex] : [hex];
    const further = { ...flight, way: [...flight.way, ...round] };
    if (!this.book.couldFly(further)) return false;
    const card = this.facts.wings[wing]!;
    const lands = this.book.couldFly({ ...further, way: [...further.way, base] });
    this.book.fly({ ...further, home: lands || card.endurance < 2 });
    return true;
  }

  /** Nothing can be searched or attacked at all. */
  get dark(): boolean {
    return (this.public?.visibility ?? 0) >= VIS_X;
  }
}
