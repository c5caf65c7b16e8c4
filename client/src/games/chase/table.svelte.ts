/** The chase at the table: what is looked at, what is being prepared, and what a click on the chart means. */

import { Chart } from "../../lib/chart/chart.svelte";
import { Pencil } from "../../lib/chart/pencil.svelte";
import type { Namer } from "../../lib/fluent";
import type { Choice, Entry, GameTable, Prompt, Source, Track, Value } from "../../lib/game";
import type { AskInfo, LogLine } from "../../protocol";
import { t } from "../../lib/words.svelte";
import { OrderBook } from "./book.svelte";
import { factorsOf, type Desk, type Factors } from "./desk";
import { GRID } from "./grid";
import { entryOf, gatherSalvos } from "./log";
import { classList, namerFor, unitName, wingName } from "./names";
import { questionOf } from "./question";
import { reach } from "./sailing";
import { trailsOf, type Trail } from "./trails";
import type { Contact, Facts, Private, Public, Ship } from "./types";
import { onMap, unitsOf, VIS_X } from "./units";

const PHASES = ["visibility", "shadow", "movement", "search", "air-attack", "naval-combat", "chance", "admin"];

/** What is marked on the chart and in the panel. */
export interface Selection {
  kind: "unit" | "wing" | "contact";
  id: string;
}

/** Parameters of a question that are names of contacts. */
const CONTACTS = ["contact", "fast", "slow"];

type Draft = Record<string, string | number>;
const EMPTY: Draft = {};

export class ChaseTable implements GameTable {
  readonly facts: Facts;
  readonly namer: Namer;
  readonly book: OrderBook;
  readonly shadowedBook: OrderBook;
  selection = $state.raw<Selection | null>(null);
  readonly chart = new Chart(GRID, "M24");
  /** A ship whose card lies open. */
  card = $state.raw<string | null>(null);
  private drafted = $state.raw<{ ask: AskInfo; draft: Draft; picked: Value | null } | null>(null);
  private subjectId = $state.raw<string | null>(null);
  private remarked = $state.raw<{ ask: AskInfo | null; text: string } | null>(null);
  private calling = false;

  constructor(
    readonly source: Source,
    data: unknown,
  ) {
    this.facts = data as Facts;
    this.namer = namerFor(this.facts);
    this.book = new OrderBook(this, "orders");
    this.shadowedBook = new OrderBook(this, "shadowed");
  }

  /** Each side has notes of its own, also where both play at one screen. */
  readonly pencil = $derived.by(() => new Pencil(`chase-notes-${this.source.match ?? "replay"}-${this.source.seat ?? ""}`));
  readonly public = $derived.by(() => (this.source.view?.public ?? null) as Public | null);
  readonly own = $derived.by(() => (this.source.view?.private ?? null) as Private | null);
  readonly ask = $derived.by(() => this.source.ask);
  readonly options = $derived.by(() => (this.ask?.choice.options ?? []) as Value[]);
  readonly hints = $derived.by(() => (this.ask?.choice.hints ?? {}) as Record<string, unknown>);
  readonly side = $derived.by(() => this.source.seat);
  readonly enemy = $derived.by(() => (this.side === "german" ? "allied" : "german"));
  readonly contacts = $derived.by<Contact[]>(() => Object.values(this.public?.contacts ?? {}));
  readonly battle = $derived.by(() => this.public?.battle ?? null);
  /** Both sides' charts, where the game is over and all may be seen. */
  readonly truth = $derived.by<Record<string, Private> | null>(() => {
    const seats = Object.entries(this.source.truth ?? {});
    if (!seats.length) return null;
    return Object.fromEntries(seats.map(([seat, views]) => [seat, views.at(-1)!.private as Private]));
  });
  /** The tracks of the ships that matter, from the beginning up to now. */
  readonly trails = $derived.by<Trail[]>(() => (this.truth ? trailsOf(this.facts, this.source.truth!) : []));
  readonly question = $derived.by(() => (this.ask ? questionOf(this, this.ask) : null));
  readonly draft = $derived.by(() => (this.drafted?.ask === this.ask ? this.drafted!.draft : EMPTY));
  readonly picked = $derived.by(() => (this.drafted?.ask === this.ask ? this.drafted!.picked : null));

  /** The book that lies open: the orders of the turn, also after they are sealed, or the moves of shadowed units. */
  readonly openBook = $derived.by<OrderBook | null>(() => {
    if (this.is("shadowed-moves")) return this.shadowedBook;
    const waiting = this.source.sealed !== null && this.public?.phase === "movement";
    return this.is("orders") || waiting ? this.book : null;
  });

  readonly writing = $derived.by(() => this.is("orders") || this.is("shadowed-moves"));

  readonly desk = $derived.by<Desk | null>(() => this.openBook?.desk ?? null);

  /** Own units as they are, or as the book regroups them. */
  readonly units = $derived.by<Map<string, Ship[]>>(() => {
    if (this.desk) return this.desk.mustered;
    return unitsOf(this.own ? onMap(this.own) : []);
  });

  readonly factors = $derived.by<Map<string, Factors>>(() => {
    if (this.desk) return this.desk.factors;
    if (!this.own || !this.side) return new Map();
    return factorsOf(this.facts, this.own, this.side, new Map(onMap(this.own).map((ship) => [ship.id, ship])), {});
  });

  readonly selectedUnit = $derived.by(() => {
    const units = this.is("shadowed-moves") ? Object.keys((this.hints.units as object) ?? {}) : [...this.units.keys()];
    const chosen = this.selection?.kind === "unit" && units.includes(this.selection.id) ? this.selection.id : null;
    return chosen ?? (this.is("shadowed-moves") ? (units[0] ?? null) : null);
  });
  readonly selectedWing = $derived.by(() =>
    this.selection?.kind === "wing" && this.own?.wings[this.selection.id] ? this.selection.id : null,
  );

  /** Hexes that the selected unit can reach, with the way there. */
  readonly reach = $derived.by<Map<string, string[]>>(() => {
    const unit = this.selectedUnit;
    const ships = unit ? this.units.get(unit) : undefined;
    if (!unit || !ships || !this.writing || !this.side) return new Map();
    const known = (this.hints.units as Record<string, Record<string, { path: string[] }>> | undefined)?.[unit];
    if (known && !this.openBook!.regroups) return new Map(Object.entries(known).map(([hex, { path }]) => [hex, path]));
    return reach(this.facts, this.side, ships);
  });

  /** Units that could do something and have no order yet. */
  readonly idleUnits = $derived.by(() => {
    const words = this.book.items.flatMap((item) => (item.kind === "order" ? item.words.slice(1) : []));
    return [...this.units].flatMap(([unit, ships]) =>
      ships.some((ship) => ship.restricted || words.includes(ship.id)) || words.includes(unit) ? [] : [unit],
    );
  });

  /** Everything that can be bought or chosen for a single fight. */
  readonly wares = $derived.by<string[]>(() => {
    const units = this.hints.units as Record<string, unknown> | undefined;
    return (this.hints.ships as string[] | undefined) ?? Object.keys(units ?? {});
  });

  get notice(): string {
    return this.remarked?.ask === this.ask ? (this.remarked?.text ?? "") : "";
  }

  get track(): Track {
    const now = PHASES.indexOf(this.public?.phase ?? "");
    return {
      turn: this.public?.turn ?? 0,
      phases: PHASES.map((id, index) => ({
        id,
        label: t(`chase-phase-${id}`),
        current: index === now,
        past: index < now,
      })),
      side: null,
    };
  }

  get takeover(): boolean {
    return this.is("buy") || this.is("fleet");
  }

  get panelled(): boolean {
    return this.writing;
  }

  get prompt(): Prompt | null {
    const { ask, question } = this;
    if (!ask || !question) return null;
    const same = JSON.stringify(question.value);
    const named: Namer = (name, value) =>
      CONTACTS.includes(name) ? this.contactName(String(value)) : this.namer(name, value);
    return {
      sentence: t(ask.key, ask.params, named),
      rule: ask.rule,
      subjects: question.subjects ?? [],
      subject: question.subject ?? null,
      choices: question.choices,
      picked: question.choices.find((choice) => JSON.stringify(choice.value) === same)?.id ?? null,
      steppers: question.steppers ?? [],
      summary: question.summary ?? "",
      confirm: question.confirm,
      ...(question.confirmId ? { confirmId: question.confirmId } : {}),
      ...(question.typed ? { entry: t("client-chase-type-hex") } : {}),
      ready: question.value !== null,
    };
  }

  is(question: string): boolean {
    return this.ask?.key === `chase-ask-${question}`;
  }

  /** Which of these names the player has turned to. */
  subjectOf(names: string[]): string | null {
    return names.find((name) => name === this.subjectId) ?? null;
  }

  /** A contact with what is known of it: of an enemy's the report, of one's own which unit it is. */
  contactName(id: string): string {
    const contact = this.public?.contacts[id];
    if (!contact) return id;
    const own = Object.values(this.own?.ships ?? {}).find((ship) => ship.contact === id);
    if (own) return `${unitName(this.facts, own.force || own.id)} (${id})`;
    return `${id} (${classList(contact.classes) || "?"}, ${contact.hex})`;
  }

  gather(log: LogLine[]): (LogLine | null)[] {
    return gatherSalvos(log);
  }

  entry(line: LogLine): Entry | null {
    return entryOf(line, this.facts, this.namer);
  }

  selectSubject(id: string): void {
    this.subjectId = id;
    if (this.units.has(id)) this.select({ kind: "unit", id });
  }

  select(selection: Selection | null): void {
    this.selection = selection;
    this.remarked = null;
  }

  /** Mark something and bring it into view. */
  show(selection: Selection, hex: string): void {
    this.select(selection);
    if (hex) this.chart.reveal(hex);
  }

  remark(text: string): void {
    this.remarked = { ask: this.ask, text };
  }

  /** Change one thing of the answer being prepared. */
  set(name: string, value: string | number): void {
    if (this.ask) this.drafted = { ask: this.ask, draft: { ...this.draft, [name]: value }, picked: this.picked };
  }

  choose(value: Value): void {
    if (this.ask) this.drafted = { ask: this.ask, draft: this.draft, picked: value };
  }

  pick(choice: Choice): void {
    if (this.question?.pick) this.question.pick(choice);
    else if (choice.immediate) this.source.answer(choice.value);
    else this.choose(choice.value);
  }

  preview(): void {
    return;
  }

  /** A hex that was typed is as good as one that was clicked. */
  type(text: string): void {
    const hex = GRID.parse(text);
    if (!hex) return this.remark(t("client-chase-no-such-hex", { text }));
    this.chart.reveal(hex);
    this.click(hex);
  }

  step(id: string, value: number): void {
    this.question?.step?.(id, value);
  }

  confirm(): void {
    const value = this.question?.value;
    if (value !== null && value !== undefined && !this.source.busy) this.source.answer(value);
  }

  cancel(): boolean {
    const had = this.drafted !== null || this.selection !== null || this.card !== null;
    this.drafted = null;
    this.selection = null;
    this.card = null;
    return had;
  }

  /** Call every hex that can be called, one after the other as the server asks for the next. */
  callAll(): void {
    this.calling = true;
    this.goOnCalling();
  }

  goOnCalling(): void {
    if (!this.calling || this.source.busy) return;
    if (this.is("search")) this.source.answer(this.options.find((value) => value !== "done") ?? "done");
    if (!this.is("search") || this.options.length < 2) this.calling = false;
  }

  /** A click on a hex, or Enter there. */
  click(hex: string): void {
    this.chart.cursor = hex;
    this.remarked = null;
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
      const plan = Object.values(this.desk?.flights ?? {}).find((other) => other.flight.wing === this.selectedWing);
      const start = this.desk?.bases(this.selectedWing)?.start;
      return [start, plan?.flight.way.at(-1)].filter((hex) => hex !== undefined);
    }
    const path = this.selectedUnit ? this.desk?.moves.get(this.selectedUnit)?.path : undefined;
    return path?.slice(-1) ?? [];
  }

  /** Draw the path of what is chosen one hex further. */
  extend(hex: string): void {
    if (this.selectedWing) this.extendFlight(hex);
    else if (this.selectedUnit) this.openBook?.extend(this.selectedUnit, this.units.get(this.selectedUnit)!, hex);
  }

  private sailTo(hex: string): boolean {
    const unit = this.selectedUnit!;
    const ships = this.units.get(unit)!;
    const book = this.openBook!;
    if (book.extend(unit, ships, hex)) return true;
    const way = this.reach.get(hex);
    if (way) {
      const names = ships.map((ship) => ship.id);
      book.instead(unit, names, "move", unit, ...way);
      return true;
    }
    if ([...this.units.values()].some((others) => others[0]!.hex === hex)) return false;
    this.remark(this.whyNot(unit) ?? t("client-chase-out-of-reach", { hex, unit: unitName(this.facts, unit) }));
    return true;
  }

  /** Why a unit cannot move at all. */
  whyNot(unit: string): string | null {
    const tasks = this.hints.tasks as Record<string, { move: Reason | null }> | undefined;
    const why = tasks?.[unit]?.move;
    return why ? t(why.key, why.params, this.namer) : null;
  }

  /** One hex more of a flight, or a marker on a hex of it. */
  flyTo(hex: string): void {
    const wing = this.selectedWing!;
    const { book } = this;
    const flight = book.flight(wing) ?? { wing, way: [], searches: [], attack: "", home: true };
    const plan = Object.values(this.desk?.flights ?? {}).find((other) => other.flight.wing === wing);
    if (plan?.path.includes(hex)) {
      return book.mark(flight, hex, this.strikes(wing, hex) && flight.attack !== hex);
    }
    if (!this.extendFlight(hex)) this.remark(t("client-chase-cannot-land", { hex, wing: wingName(this.facts, wing) }));
  }

  /** Whether a wing could attack in a hex: it carries torpedoes or bombs, and a shadowed enemy is there. */
  strikes(wing: string, hex: string): boolean {
    const prey = ({ hex: there, marker, side }: Contact) =>
      there === hex && marker === "shadowed" && side === this.enemy;
    return this.facts.wings[wing]!.kind === "combat" && this.contacts.some(prey);
  }

  /** A hex further, if the wing can come home from there; also while a path is being dragged. */
  extendFlight(hex: string): boolean {
    const wing = this.selectedWing!;
    const flight = this.book.flight(wing) ?? { wing, way: [], searches: [], attack: "", home: true };
    const { base = hex, start = "" } = this.desk?.bases(wing) ?? {};
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

/** Why something is not possible, as the hints say it. */
export interface Reason {
  key: string;
  rule: string;
  params: Record<string, unknown>;
}
