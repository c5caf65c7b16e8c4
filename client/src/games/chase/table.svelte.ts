/** The chase at the table: what is looked at, what is being prepared, and what a click on the chart means. */

import type { ChartQuestion } from "../../lib/chart/question";
import { ChartTable } from "../../lib/chart/table.svelte";
import type { Entry, Guided, Source, Track } from "../../lib/game";
import { counted } from "../../lib/names";
import { readWith, type Asked } from "../../lib/question";
import { trackOf } from "../../lib/track";
import { t } from "../../lib/words.svelte";
import type { LogLine } from "../../protocol";
import { OrderBook, type Standing } from "./book.svelte";
import { fleetOf, mustered, type Fleet } from "./fleet";
import type { Chase } from "./chase";
import { GRID } from "./grid";
import { entryOf, gatherSalvos } from "./log";
import { contactNamed, namerFor, unitName, wingName } from "./names";
import { tracesOf } from "./plot";
import { READERS } from "./readers";
import { trailsOf, type Trail } from "./trails";
import type { Contact, Facts, Factors, Overview, Reach, Ship, Trace, View, Way } from "./types";
import { guideOf } from "./guide";

const NO_FACTORS: Record<string, Factors> = {};
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
  /** What the view comes to, as the rules have it. */
  readonly overview = $derived.by<Overview | null>(() => this.source.view?.overview ?? null);
  /** What both sides see, where the game is over and all may be seen. */
  readonly truth = $derived.by<Record<string, View> | null>(() => {
    const seats = Object.entries(this.source.truth ?? {});
    return seats.length ? Object.fromEntries(seats.map(([seat, views]) => [seat, views.at(-1)!])) : null;
  });
  /** The tracks of the ships that matter, from the beginning up to now. */
  readonly trails = $derived.by<Trail[]>(() => (this.truth ? trailsOf(this.facts, this.source.truth!) : []));
  /** Where the enemy was heard of, newest first, as long as that says anything. */
  readonly traces = $derived.by<Trace[]>(() => tracesOf(this.overview));

  /** The question of the turn's orders, also when they are sealed, and the one where shadowed units go. */
  readonly ordered = $derived.by(() => this.held("chase-ask-orders"));
  readonly ordering = $derived.by(() => this.on("chase-ask-orders"));
  readonly evading = $derived.by(() => this.on("chase-ask-shadowed-moves"));
  /** Orders are being written. */
  readonly writing = $derived.by(() => this.ordering !== null || this.evading !== null);

  /** The book while it lies open: also after its orders are sealed. */
  readonly openBook = $derived.by<OrderBook | null>(() => {
    const waiting = this.source.sealed !== null && this.public?.phase === "movement";
    return this.writing || waiting ? this.book : null;
  });

  /** What the orders come to, as the server last said. */
  readonly forecast = $derived.by(() => this.ordered?.tried ?? null);

  /** Own units as they are, or as the book regroups them. */
  readonly units = $derived.by<Fleet>(() => {
    if (!this.own || !this.forecast) return fleetOf(this.source.view);
    const named = Object.entries(this.forecast.units).map(([unit, { ships }]) => [unit, ships]);
    return mustered(this.own, Object.fromEntries(named));
  });

  readonly factors = $derived.by(() => this.forecast?.factors ?? this.overview?.factors ?? NO_FACTORS);
  /** Hexes with factors enough to be called. */
  readonly calls = $derived.by<string[]>(() => this.forecast?.calls ?? this.overview?.calls ?? []);

  readonly selectedUnit = $derived.by(() => {
    const units = this.evading ? Object.keys(this.evading.hints.units) : [...this.units.keys()];
    const chosen = this.selection?.kind === "unit" && units.includes(this.selection.id) ? this.selection.id : null;
    return chosen ?? (this.evading ? (units[0] ?? null) : null);
  });
  readonly selectedWing = $derived.by(() =>
    this.selection?.kind === "wing" && this.own?.wings[this.selection.id] ? this.selection.id : null,
  );

  /** Where the selected unit can sail. */
  private readonly sail = $derived.by<Reach | null>(() =>
    this.writing && this.selectedUnit ? this.book.sail(this.selectedUnit) : null,
  );
  /** Hexes that the selected unit can reach, with the way there. */
  readonly reach = $derived.by<Map<string, Way>>(() => new Map(Object.entries(this.sail?.ways ?? {})));

  /** Everything that can be bought or chosen for a single fight. */
  readonly wares = $derived.by<string[]>(
    () => this.on("chase-ask-fleet")?.hints.ships ?? Object.keys(this.on("chase-ask-buy")?.hints.units ?? {}),
  );

  readonly chosenWares = $derived.by<string[]>(() => this.wares.filter((id) => this.entries[id]));

  override get guide(): Guided | null {
    return guideOf(this);
  }

  get track(): Track {
    return trackOf(this.public?.turn ?? 0, PHASES, this.public?.phase ?? "", (phase) => t(`chase-phase-${phase}`));
  }

  override get takeover(): boolean {
    return this.on("chase-ask-buy") !== null || this.on("chase-ask-fleet") !== null;
  }

  override get panelled(): boolean {
    return this.writing;
  }

  protected override get previewed(): boolean {
    return this.source.ask?.choice.kind === "orders";
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
    return entryOf(line, this.facts, this.logNamer, this.side);
  }

  override selectSubject(id: string): void {
    super.selectSubject(id);
    if (this.units.has(id)) this.select({ kind: "unit", id });
  }

  select(selection: Selection | null): void {
    this.selection = selection;
    this.unremark();
  }

  /** Mark something, bring it into view, and begin there with the keyboard. */
  show(selection: Selection, hex: string): void {
    this.select(selection);
    if (hex) this.chart.goTo(hex);
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
    const [wing, unit] = [this.selectedWing, this.selectedUnit];
    if (wing) return [this.book.ends(wing)?.start, this.book.plan(wing)?.way.at(-1)].filter((hex) => hex !== undefined);
    return (unit && this.book.move(unit)?.path.slice(-1)) || [];
  }

  /** Draw the path of what is chosen one hex further. */
  extend(hex: string): void {
    if (this.selectedWing) this.flyOn(hex);
    else if (this.selectedUnit) this.drawOn(this.selectedUnit, hex);
  }

  private drawOn(unit: string, hex: string): boolean {
    const ships = this.units.get(unit)!;
    return this.book.extend(unit, idsOf(ships), ships[0]!.hex, hex);
  }

  private sailTo(hex: string): boolean {
    const unit = this.selectedUnit!;
    if (this.drawOn(unit, hex)) return true;
    const way = this.reach.get(hex);
    if (way) {
      this.book.instead([unit, ...idsOf(this.units.get(unit)!)], { do: "move", unit, path: way.path });
      return true;
    }
    if ([...this.units.values()].some((others) => others[0]!.hex === hex)) return false;
    this.remark(this.whyNot(unit) ?? t("client-chase-out-of-reach", { hex, unit: unitName(this.facts, unit) }));
    return true;
  }

  /** How a unit stands: with orders or without, or not free to have any. */
  stateOf(unit: string, ships: Ship[]): Standing | "held" | "idle" | "free" {
    if (ships.some((ship) => ship.restricted)) return "held";
    const idle = this.forecast === null || this.forecast.idle.includes(unit);
    return this.book.standing(unit, idsOf(ships)) ?? (idle ? "idle" : "free");
  }

  /** Why a unit cannot move at all. */
  whyNot(unit: string): string | null {
    const why = this.book.sail(unit)?.refusal;
    return why ? this.why(why) : null;
  }

  /** One point more of a flight, or a marker on a hex of it. */
  private flyTo(hex: string): void {
    if (this.book.path(this.selectedWing!).includes(hex)) this.mark(this.selectedWing!, hex);
    else this.flyOn(hex);
  }

  /** Drop a marker on a hex of a flight, or take those there off again. */
  mark(wing: string, hex: string): void {
    if (!this.book.mark(wing, hex)) this.remark(t("client-chase-no-marker", { hex, wing: wingName(this.facts, wing) }));
  }

  private flyOn(hex: string): void {
    const wing = this.selectedWing!;
    const start = this.book.ends(wing)?.start;
    // Whoever wants to be where he starts has to leave it first.
    const leaves = !this.book.plan(wing) && hex === start;
    this.book.flyOn(wing, leaves ? [GRID.neighbours(hex)[0]!, hex] : [hex]);
  }
}

function idsOf(ships: Ship[]): string[] {
  return ships.map((ship) => ship.id);
}
