/** The strait at the table: which ship is looked at, which order is prepared, and what that means on the board. */

import type { Entry, Source, Track } from "../../lib/game";
import { textOf } from "../../lib/log";
import type { Asked, Question } from "../../lib/question";
import { readWith } from "../../lib/question";
import { Table } from "../../lib/table.svelte";
import { trackOf } from "../../lib/track";
import { same } from "../../lib/values";
import { t } from "../../lib/words.svelte";
import type { LogLine } from "../../protocol";
import { label } from "./geometry";
import { entryOf, shotsOfPhase } from "./log";
import { namerFor } from "./names";
import { bySpace, likeliest, subjects, targetOf } from "./options";
import { READERS } from "./prompt";
import type { Answer, Strait } from "./strait";
import type { End, Facts, Officers, Prospect, Ship, ShipNow } from "./types";

const PHASES = ["movement", "shooting", "damage-control", "morale"];

export class StraitTable extends Table<Strait> {
  readonly namer;
  /** The ship whose card is open, where no order is being given. */
  private looked = $state.raw<string | null>(null);
  private glanced = $state.raw<{ ask: unknown; value: Answer } | null>(null);

  constructor(source: Source<Strait>, facts: Facts) {
    super(source, facts);
    this.namer = namerFor(facts);
  }

  protected read(asked: Asked<Strait>): Question {
    return readWith<Strait, StraitTable, Question>(READERS, this, asked);
  }

  /** What the rules make of all this. */
  readonly overview = $derived.by(() => this.source.view?.overview ?? null);
  readonly ships = $derived.by(() => Object.values(this.public?.ships ?? {}));
  private readonly options = $derived.by<Answer[]>(() => this.asked?.options ?? []);

  /** Ships that can be given an order now. */
  readonly subjects = $derived.by(() => this.on("strait-ask-morale")?.options ?? subjects(this.options));

  /** The ship that the next order is for. */
  readonly subject = $derived.by(() =>
    this.looked && this.subjects.includes(this.looked) ? this.looked : (this.subjects[0] ?? null),
  );

  /** The ship that a question is about, where it is about one. */
  private readonly concerned = $derived.by(() => textOf(this.asked?.params.ship) ?? this.subject);

  /** The ship that is marked on the board. */
  readonly selected = $derived.by(() => this.ship(this.looked) ?? this.ship(this.concerned));

  readonly endings = $derived.by<End[]>(
    () => this.on("strait-ask-move")?.hints.ships[this.subject ?? ""]?.ends ?? [],
  );
  readonly spaces = $derived.by(() => bySpace(this.endings));

  readonly targets = $derived.by(() => {
    const orders = this.on("strait-ask-shoot")?.options ?? [];
    return orders.flatMap((order) => (order.ship === this.subject && order.do === "fire" ? [order.target] : []));
  });

  /** Every shot of the ship under orders, now or from where the prepared manoeuvre ends. */
  readonly prospects = $derived.by<Record<string, Prospect>>(() => {
    const moved = this.draft ? this.on("strait-ask-move")?.tried?.shots : null;
    return moved ?? this.on("strait-ask-shoot")?.hints.shots[this.subject ?? ""] ?? {};
  });

  /** The answer being prepared; what is not offered is never prepared, and a single answer always is. */
  readonly draft = $derived.by<Answer | null>(() => {
    const picked = this.options.find((option) => same(option, this.asked?.picked));
    return picked ?? (this.options.length === 1 ? this.options[0]! : null);
  });

  /** What the board shows: an answer that is only looked at, or else the one being prepared. */
  private readonly shown = $derived.by<Answer | null>(() =>
    this.glanced?.ask === this.source.ask ? this.glanced.value : this.draft,
  );

  /** Firer and target of the shot that is being prepared or asked about. */
  readonly aim = $derived.by<[string, string] | null>(() => {
    const target = targetOf(this.shown) ?? textOf(this.asked?.params.target);
    return target && this.concerned ? [this.concerned, target] : null;
  });

  readonly ending = $derived.by<End | null>(() => this.endings.find((end) => same(end.order, this.shown)) ?? null);

  readonly shots = $derived.by(() => (this.public?.phase === "shooting" ? shotsOfPhase(this.source.log) : []));

  get track(): Track {
    return trackOf(this.public?.turn ?? 0, PHASES, this.public?.phase ?? "", (phase) => t("strait-phase", { phase }));
  }

  /** One's own officers, while the other side has not chosen. */
  get sealedOfficers(): Officers | null {
    const { sealed } = this.source;
    return sealed !== null && typeof sealed === "object" && "flagship" in sealed ? sealed : null;
  }

  override get takeover(): boolean {
    return this.sealedOfficers !== null || this.on("strait-ask-captains") !== null;
  }

  /** What an order to move or a choice of officers comes to is for the server to say, also where it is not on offer. */
  override get tryable(): Answer | undefined {
    const asked = this.on("strait-ask-move") ?? this.on("strait-ask-captains");
    return asked ? (asked.picked ?? this.draft ?? undefined) : undefined;
  }

  ship(id: string | null): Ship | null {
    return (id && this.public?.ships[id]) || null;
  }

  shipAt(space: number): Ship | null {
    return this.ships.find((ship) => ship.space === space && ship.status === "afloat") ?? null;
  }

  /** A ship's figures as they are. */
  now(id: string): ShipNow | null {
    return this.overview?.ships[id] ?? null;
  }

  entry(line: LogLine): Entry | null {
    return entryOf(line, this.facts, this.namer, this.source.seat);
  }

  override selectSubject(id: string): void {
    this.looked = id;
    this.unpick();
  }

  glance(value: Answer | null): void {
    this.glanced = value === null ? null : { ask: this.source.ask, value };
  }

  override cancel(): boolean {
    const had = this.looked !== null;
    this.looked = null;
    return super.cancel() || had;
  }

  /** A click on a space, or the Enter key there: an order if one is meant, else a look, else what is refused. */
  choose(space: number): void {
    const moving = this.on("strait-ask-move");
    const there = this.shipAt(space);
    const ending = likeliest(this.spaces.get(space) ?? [], this.ship(this.subject)?.facing ?? 0);
    if (there && this.targets.includes(there.id)) this.fireAt(there.id);
    else if (there && there.id !== this.subject) this.look(there.id);
    else if (this.ending?.space === space && this.draft) this.confirm();
    else if (ending) this.take(ending);
    else if (moving && this.subject) moving.choose({ ship: this.subject, space, facing: null });
    else if (there) this.look(there.id);
    else this.remark(t("client-strait-empty-space", { space: label(space) }));
  }

  look(id: string | null): void {
    if (id && this.subjects.includes(id)) this.selectSubject(id);
    else this.looked = id;
  }

  /** The first click prepares an order, the second one gives it. */
  take({ order }: End): void {
    this.glanced = null;
    if (same(this.draft, order)) this.confirm();
    else this.on("strait-ask-move")?.choose(order);
  }

  private fireAt(target: string): void {
    const shooting = this.on("strait-ask-shoot");
    const order = shooting?.options.find((option) => option.ship === this.subject && targetOf(option) === target);
    if (targetOf(this.draft) === target) this.confirm();
    else if (order) shooting?.choose(order);
  }
}
