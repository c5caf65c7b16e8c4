/** Sink the Bismarck! at the table: what is looked at, what is being prepared, and what a click on the chart means. */

import type { ChartQuestion } from "../../lib/chart/question";
import { ChartTable } from "../../lib/chart/table.svelte";
import type { Entry, Guided, Source, Track } from "../../lib/game";
import { readWith, type Asked } from "../../lib/question";
import { trackOf } from "../../lib/track";
import { t } from "../../lib/words.svelte";
import type { LogLine } from "../../protocol";
import { Courses } from "./courses.svelte";
import { GRID } from "./grid";
import { entryOf, gatherLines } from "./log";
import { namerFor, shortName } from "./names";
import {
  CONTACTS,
  COURSES,
  LOOKS,
  STARTS,
  type ContactKey,
  type CourseKey,
  type LookKey,
  type OrganiseOrder,
  type Sink,
  type StartKey,
} from "./questions";
import { READERS } from "./readers";
import { Sheet } from "./sheet";
import { Stations } from "./stations.svelte";
import type { Facts, Private, Token } from "./types";
import { guideOf } from "./guide";

const PHASES = Array.from({ length: 10 }, (_, index) => String(index + 1));
/** Decisions with a short list of answers need no preview. */
const PLAIN = ["sink-ask-combat", "sink-ask-skip-range", "sink-ask-keep-shadow", "sink-ask-raid", "sink-ask-next-mover"];

/** What is marked on the chart and in the panel. */
export interface Selection {
  kind: "token" | "recon" | "convoy";
  id: string;
}

export class SinkTable extends ChartTable<Sink> {
  readonly namer;
  readonly courses: Courses;
  readonly stations: Stations;
  selection = $state.raw<Selection | null>(null);
  /** A ship whose card lies open. */
  card = $state.raw<string | null>(null);
  /** A click on the chart puts a dummy there. */
  placing = $state.raw(false);

  constructor(source: Source<Sink>, facts: Facts) {
    super(source, facts, "sink", GRID, "3010");
    this.namer = namerFor(facts);
    this.courses = new Courses(this);
    this.stations = new Stations(this);
  }

  protected read(asked: Asked<Sink>): ChartQuestion {
    return readWith<Sink, SinkTable, ChartQuestion>(READERS, this, asked);
  }

  readonly side = $derived.by(() => this.source.seat);
  readonly enemy = $derived.by(() => (this.side === "german" ? "british" : "german"));
  readonly overview = $derived.by(() => this.source.view?.overview ?? null);
  readonly battle = $derived.by(() => this.public?.battle ?? null);
  readonly tokens = $derived.by<Token[]>(() => Object.values(this.public?.tokens ?? {}));
  /** Both sides' cards, where the game is over and all may be seen. */
  readonly truth = $derived.by<Record<string, Private> | null>(() => {
    const seats = Object.entries(this.source.truth ?? {});
    if (!seats.length) return null;
    return Object.fromEntries(seats.map(([seat, views]) => [seat, views.at(-1)!.private!]));
  });

  readonly moving = $derived.by(() => this.onAny<CourseKey>(COURSES));
  readonly looking = $derived.by(() => this.onAny<LookKey>(LOOKS));
  readonly contacting = $derived.by(() => this.onAny<ContactKey>(CONTACTS));
  readonly starting = $derived.by(() => this.onAny<StartKey>(STARTS));
  readonly organising = $derived.by(() => this.on("sink-ask-organise"));

  /** Orders of the first phase. */
  readonly organisation = $derived.by(
    () => new Sheet<OrganiseOrder>(this.source.draft, (order) => JSON.stringify(order)),
  );

  readonly selectedToken = $derived.by(() =>
    this.selection?.kind === "token" && this.public?.tokens[this.selection.id] ? this.selection.id : null,
  );

  private onAny<K extends CourseKey | LookKey | ContactKey | StartKey>(keys: readonly K[]): Asked<Sink, K> | null {
    for (const key of keys) {
      const asked = this.on(key);
      if (asked) return asked as Asked<Sink, K>;
    }
    return null;
  }

  override get guide(): Guided | null {
    return guideOf(this);
  }

  get track(): Track {
    return trackOf(this.public?.turn ?? 0, PHASES, String(this.public?.phase ?? 0), (phase) =>
      t(`client-sink-phase-${phase}`),
    );
  }

  protected override get previewed(): boolean {
    return this.asked !== null && !PLAIN.includes(this.asked.key);
  }

  /** Whether the question has a page of its own in the panel. */
  get ordering(): boolean {
    const asked = [this.moving, this.looking, this.contacting, this.starting, this.organising];
    return [...asked, this.on("sink-ask-strikes")].some((each) => each !== null);
  }

  override get panelled(): boolean {
    const battle = [this.on("sink-ask-fire"), this.on("sink-ask-disengage"), this.on("sink-ask-pursue")];
    return this.ordering || battle.some((each) => each !== null);
  }

  /** The ships behind a marker, as far as one may know: one's own, or after the end anybody's. */
  crew(token: string): string[] | null {
    const known = this.overview?.forces[token]?.ships;
    if (known) return known;
    const side = this.public?.tokens[token]?.side;
    return (side && this.truth?.[side]?.forces[token]?.ships) || (this.truth && side ? [] : null);
  }

  /** A marker with what stands for it: its heaviest ship, or that there is nothing behind it. */
  tokenName(token: string): string {
    const ships = this.crew(token);
    if (!ships) return token;
    if (!ships.length) return t("client-sink-dummy-name", { token });
    const more = ships.length - 1;
    return t("client-sink-force-name", { token, ship: shortName(this.facts, ships[0]!), more });
  }

  override gather(log: LogLine[]): (LogLine | null)[] {
    return gatherLines(log, this.namer);
  }

  entry(line: LogLine): Entry | null {
    return entryOf(line, this.facts, this.namer, this.source.seat);
  }

  select(selection: Selection | null): void {
    this.selection = selection;
    this.unremark();
  }

  /** Mark something, bring it into view, and begin there with the keyboard. */
  show(selection: Selection, hex: string): void {
    this.select(selection);
    this.chart.goTo(hex);
  }

  override selectSubject(id: string): void {
    super.selectSubject(id);
    const token = this.public?.tokens[id];
    if (token) this.show({ kind: "token", id }, token.hex);
  }

  override cancel(): boolean {
    const had = this.selection !== null || this.card !== null;
    this.selection = null;
    this.card = null;
    return super.cancel() || had;
  }

  click(hex: string): void {
    this.chart.cursor = hex;
    this.unremark();
    if (this.question?.hex?.(hex)) return;
    this.turnTo(hex);
  }

  /** Mark what lies in a hex; another click marks what else is there. */
  turnTo(hex: string): void {
    const here = this.thingsAt(hex);
    const at = here.findIndex(({ kind, id }) => kind === this.selection?.kind && id === this.selection.id);
    this.select(here[(at + 1) % here.length] ?? null);
  }

  thingsAt(hex: string): Selection[] {
    const tokens = this.tokens.filter((token) => token.hex === hex);
    const own = tokens.filter((token) => token.side === this.side);
    const others = tokens.filter((token) => token.side !== this.side);
    return [
      ...[...own, ...others].map(({ id }) => ({ kind: "token" as const, id })),
      ...Object.values(this.public?.convoys ?? {}).flatMap(({ id, hex: at }) =>
        at === hex ? [{ kind: "convoy" as const, id }] : [],
      ),
      ...Object.entries(this.public?.recon ?? {}).flatMap(([id, at]) =>
        at === hex ? [{ kind: "recon" as const, id }] : [],
      ),
    ];
  }

  /** A click on a piece means its hex where a hex is asked for, and otherwise the piece itself. */
  clickPiece(selection: Selection, hex: string): void {
    if (this.question?.hexes?.includes(hex)) return this.click(hex);
    this.chart.cursor = hex;
    this.select(selection);
  }
}
