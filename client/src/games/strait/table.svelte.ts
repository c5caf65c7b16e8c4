/** The strait at the table: which ship is looked at, which order is prepared, and what that means on the board. */

import type { Entry, Source, Track } from "../../lib/game";
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
import { bySpace, endings, likeliest, subjects, type Ending } from "./options";
import { READERS } from "./prompt";
import type { Prospect, Strait } from "./questions";
import type { Facts, Ship } from "./types";

const PHASES = ["movement", "shooting", "damage-control", "morale"];
type Answer = Strait["questions"][keyof Strait["questions"]]["answer"];

export class StraitTable extends Table<Strait> {
  readonly namer;
  /** The ship whose card is open, where no order is being given. */
  private looked = $state.raw<string | null>(null);
  private glanced = $state.raw<{ ask: unknown; value: unknown } | null>(null);

  constructor(source: Source<Strait>, facts: Facts) {
    super(source, facts);
    this.namer = namerFor(facts);
  }

  protected read(asked: Asked<Strait>): Question {
    return readWith<Strait, StraitTable, Question>(READERS, this, asked);
  }

  readonly ships = $derived.by(() => Object.values(this.public?.ships ?? {}));
  private readonly options = $derived.by<Answer[]>(() => this.asked?.options ?? []);

  /** Ships that can be given an order now. */
  readonly subjects = $derived.by(() =>
    subjects(this.options.filter((option) => Array.isArray(option))).filter((id) => this.public?.ships[id]),
  );

  /** The ship that the next order is for. */
  readonly subject = $derived.by(() =>
    this.looked && this.subjects.includes(this.looked) ? this.looked : (this.subjects[0] ?? null),
  );

  /** The ship that a question is about, where it is about one. */
  private readonly concerned = $derived.by(
    () => (this.asked?.params.ship as string | undefined) ?? this.subject,
  );

  /** The ship that is marked on the board. */
  readonly selected = $derived.by(() => this.ship(this.looked) ?? this.ship(this.concerned));

  readonly endings = $derived.by(() => {
    const ship = this.ship(this.subject);
    const moving = this.on("strait-ask-move");
    return ship && moving ? endings(moving.options, ship) : [];
  });
  readonly spaces = $derived.by(() => bySpace(this.endings));

  readonly targets = $derived.by(() => {
    const orders = this.on("strait-ask-shoot")?.options ?? [];
    return orders.flatMap((order) => (order[0] === this.subject && order[1] === "fire" ? [order[2]] : []));
  });

  /** The answer being prepared; what is not offered is never prepared, and a single answer always is. */
  readonly draft = $derived.by<Answer | null>(() => {
    const picked = this.options.find((option) => same(option, this.asked?.picked));
    return picked ?? (this.options.length === 1 ? this.options[0]! : null);
  });

  /** What the board shows: an answer that is only looked at, or else the one being prepared. */
  private readonly shown = $derived.by<unknown>(
    () => (this.glanced?.ask === this.source.ask && this.glanced?.value) || this.draft,
  );

  /** Firer and target of the shot that is being prepared or asked about. */
  readonly aim = $derived.by<[string, string] | null>(() => {
    const target = this.aimed(this.shown);
    if (target) return [this.subject!, target];
    const params = this.asked?.params;
    return params?.target ? [String(params.ship), String(params.target)] : null;
  });

  readonly ending = $derived.by<Ending | null>(
    () => this.endings.find((ending) => same(ending.value, this.shown)) ?? null,
  );

  readonly shots = $derived.by(() => (this.public?.phase === "shooting" ? shotsOfPhase(this.source.log) : []));

  get track(): Track {
    return trackOf(this.public?.turn ?? 0, PHASES, this.public?.phase ?? "", (phase) => t("strait-phase", { phase }));
  }

  override get takeover(): boolean {
    const sealed = this.public?.phase === "setup" && this.source.sealed !== null;
    return sealed || this.on("strait-ask-captains") !== null;
  }

  ship(id: string | null): Ship | null {
    return (id && this.public?.ships[id]) || null;
  }

  shipAt(space: number): Ship | null {
    return this.ships.find((ship) => ship.space === space && ship.status === "afloat") ?? null;
  }

  prospect(firer: string | null, target: string): Prospect | null {
    return (firer && this.on("strait-ask-shoot")?.hints.shots?.[firer]?.[target]) || null;
  }

  /** What her manoeuvres cost a ship in points. */
  priceOf(ship: string): number {
    return this.on("strait-ask-move")?.hints.ships?.[ship]?.price ?? 0;
  }

  /** The target of an order to fire. */
  aimed(order: unknown): string | null {
    return this.targets.find((target) => same(order, [this.subject, "fire", target])) ?? null;
  }

  entry(line: LogLine): Entry | null {
    return entryOf(line, this.facts, this.namer);
  }

  override selectSubject(id: string): void {
    this.looked = id;
    this.unpick();
  }

  glance(value: unknown): void {
    this.glanced = value === null ? null : { ask: this.source.ask, value };
  }

  override cancel(): boolean {
    const had = this.looked !== null;
    this.looked = null;
    return super.cancel() || had;
  }

  /** A click on a space, or the Enter key there: an order if one is meant, else a look, else the reason why not. */
  choose(space: number): void {
    const moving = this.on("strait-ask-move");
    const there = this.shipAt(space);
    const ending = likeliest(this.spaces.get(space) ?? [], this.ship(this.subject)?.facing ?? 0);
    if (there && this.targets.includes(there.id)) this.fireAt(there.id);
    else if (there && there.id !== this.subject) this.look(there.id);
    else if (this.ending?.space === space && this.draft) this.confirm();
    else if (ending) this.take(ending);
    else if (moving && this.subject) moving.send([this.subject, "move", space]);
    else if (there) this.look(there.id);
    else this.remark(t("client-strait-empty-space", { space: label(space) }));
  }

  look(id: string | null): void {
    if (id && this.subjects.includes(id)) this.selectSubject(id);
    else this.looked = id;
  }

  /** The first click prepares an order, the second one gives it. */
  take({ value }: Ending): void {
    this.glanced = null;
    if (same(this.draft, value)) this.confirm();
    else this.on("strait-ask-move")?.choose(value);
  }

  private fireAt(target: string): void {
    if (this.aimed(this.draft) === target) this.confirm();
    else this.on("strait-ask-shoot")?.choose([this.subject!, "fire", target]);
  }
}
