/** The strait at the table: which ship is looked at, which order is being prepared, and what that means on the chart. */

import type { Namer } from "../../lib/fluent";
import type { Choice, Entry, GameTable, Prompt, Source, Track, Value } from "../../lib/game";
import type { AskInfo, LogLine } from "../../protocol";
import { t } from "../../lib/words.svelte";
import { centre, label } from "./geometry";
import { entryOf, shotsOfPhase } from "./log";
import { namerFor } from "./names";
import { bySpace, endings, likeliest, orders, sameValue, subjects, type Ending } from "./options";
import { promptOf } from "./prompt";
import type { Facts, Public, Ship } from "./types";

export const PHASES = ["movement", "shooting", "damage-control", "morale"];

/** What the server says about a shot before it is fired. */
export interface Prospect {
  range: number;
  broadside: boolean;
  need: number;
  modifiers: [string, number][];
  cards: "one" | "chain";
  chance: [number, number];
}

export class StraitTable implements GameTable {
  readonly facts: Facts;
  readonly namer: Namer;
  /** The ship whose card is open, where no order is being given. */
  private looked = $state.raw<string | null>(null);
  private drafted = $state.raw<{ ask: AskInfo; value: Value } | null>(null);
  private glanced = $state.raw<{ ask: AskInfo; value: Value } | null>(null);
  private remark = $state.raw<{ log: LogLine[]; text: string } | null>(null);

  constructor(
    readonly source: Source,
    data: unknown,
  ) {
    this.facts = data as Facts;
    this.namer = namerFor(this.facts);
  }

  readonly public = $derived.by(() => (this.source.view?.public ?? null) as Public | null);
  readonly ships = $derived.by(() => Object.values(this.public?.ships ?? {}));
  readonly ask = $derived.by(() => this.source.ask);
  readonly options = $derived.by(() => (this.ask?.choice.options ?? []) as Value[]);
  readonly hints = $derived.by(() => (this.ask?.choice.hints ?? {}) as Record<string, unknown>);

  /** Ships that can be given an order now. */
  readonly subjects = $derived.by(() => subjects(this.options).filter((id) => this.public?.ships[id]));

  /** The ship that the next order is for. */
  readonly subject = $derived.by(() =>
    this.looked && this.subjects.includes(this.looked) ? this.looked : (this.subjects[0] ?? null),
  );

  /** The ship that a question is about, where it is about one. */
  readonly concerned = $derived.by(() => (this.ask?.params.ship as string | undefined) ?? this.subject);

  /** The ship that is marked on the chart. */
  readonly selected = $derived.by(() => this.ship(this.looked) ?? this.ship(this.concerned));

  readonly endings = $derived.by(() => {
    const ship = this.ship(this.subject);
    return ship && this.is("move") ? endings(this.options, ship) : [];
  });
  readonly spaces = $derived.by(() => bySpace(this.endings));

  readonly targets = $derived.by(() => {
    if (!this.is("shoot")) return [];
    return orders(this.options).flatMap(([ship, verb, target]) =>
      ship === this.subject && verb === "fire" ? [String(target)] : [],
    );
  });

  /** The answer being prepared. */
  readonly draft = $derived.by(() => {
    if (!this.ask) return null;
    if (this.drafted?.ask === this.ask && this.isOffered(this.drafted.value)) return this.drafted.value;
    return this.options.length === 1 || this.is("points") ? (this.options[0] ?? null) : null;
  });

  /** What the chart shows: an answer that is only looked at, or else the one being prepared. */
  readonly shown = $derived.by(() => (this.glanced?.ask === this.ask && this.glanced?.value) || this.draft);

  /** Firer and target of the shot that is being prepared or asked about. */
  readonly aim = $derived.by<[string, string] | null>(() => {
    const { shown, ask } = this;
    if (Array.isArray(shown) && shown[1] === "fire") return [String(shown[0]), String(shown[2])];
    return ask?.params.target ? [String(ask.params.ship), String(ask.params.target)] : null;
  });

  readonly ending = $derived.by<Ending | null>(
    () => this.endings.find((ending) => sameValue(ending.value, this.shown)) ?? null,
  );

  readonly shots = $derived.by(() => (this.public?.phase === "shooting" ? shotsOfPhase(this.source.log) : []));

  get notice(): string {
    return this.remark?.log === this.source.log ? this.remark.text : "";
  }

  get track(): Track {
    const now = PHASES.indexOf(this.public?.phase ?? "");
    const deciding = this.source.seats.filter((seat) => seat.deciding);
    return {
      turn: this.public?.turn ?? 0,
      phases: PHASES.map((id, index) => ({
        id,
        label: t("strait-phase", { phase: id }),
        current: index === now,
        past: index < now,
      })),
      side: deciding.length === 1 ? deciding[0]!.seat : null,
    };
  }

  get takeover(): boolean {
    return this.is("captains") || (this.public?.phase === "setup" && this.source.sealed !== null);
  }

  get prompt(): Prompt | null {
    return this.ask ? promptOf(this, this.ask) : null;
  }

  is(question: string): boolean {
    return this.ask?.key === `strait-ask-${question}`;
  }

  ship(id: string | null): Ship | null {
    return (id && this.public?.ships[id]) || null;
  }

  shipAt(space: number): Ship | null {
    return this.ships.find((ship) => ship.space === space && ship.status === "afloat") ?? null;
  }

  prospect(firer: string | null, target: string): Prospect | null {
    const shots = this.hints.shots as Record<string, Record<string, Prospect>> | undefined;
    return (firer && shots?.[firer]?.[target]) || null;
  }

  entry(line: LogLine): Entry | null {
    return entryOf(line, this.facts, this.namer);
  }

  selectSubject(id: string): void {
    this.looked = id;
    this.drafted = null;
  }

  pick(choice: Choice): void {
    if (choice.immediate) this.source.answer(choice.value);
    else this.prepare(choice.value);
  }

  preview(choice: Choice | null): void {
    this.glance(choice?.value ?? null);
  }

  glance(value: Value | null): void {
    this.glanced = value !== null && this.ask ? { ask: this.ask, value } : null;
  }

  prepare(value: Value): void {
    if (this.ask) this.drafted = { ask: this.ask, value };
    this.glanced = null;
  }

  step(id: string, value: number): void {
    const [own, shared] = this.draft as [number, number];
    this.prepare(id === "points-own" ? [value, shared] : [own, value]);
  }

  confirm(): void {
    if (this.draft !== null && !this.source.busy) this.source.answer(this.draft);
  }

  cancel(): boolean {
    const had = this.drafted !== null || this.looked !== null;
    this.drafted = null;
    this.looked = null;
    return had;
  }

  /** A click on a space, or the Enter key there: an order if one is meant, else a look, else the reason why not. */
  choose(space: number): void {
    const there = this.shipAt(space);
    const ending = likeliest(this.spaces.get(space) ?? [], this.ship(this.subject)?.facing ?? 0);
    if (there && this.targets.includes(there.id)) this.insist([this.subject!, "fire", there.id]);
    else if (there && there.id !== this.subject) this.look(there.id);
    else if (this.ending?.space === space && this.draft) this.confirm();
    else if (ending) this.insist(ending.value);
    else if (this.is("move") && this.subject) this.source.answer([this.subject, "move", space]);
    else if (there) this.look(there.id);
    else this.remark = { log: this.source.log, text: t("client-strait-empty-space", { space: label(space) }) };
  }

  look(id: string | null): void {
    if (id && this.subjects.includes(id)) this.selectSubject(id);
    else this.looked = id;
  }

  /** The first click prepares an order, the second one gives it. */
  private insist(value: Value): void {
    if (sameValue(this.draft, value)) this.confirm();
    else this.prepare(value);
  }

  private isOffered(value: Value): boolean {
    return this.options.some((option) => sameValue(option, value));
  }

  /** Where a ship is drawn. */
  place(ship: Ship): { x: number; y: number } {
    return centre(ship.space);
  }
}
