/** Pointers on the chart: panning, pinching, dragging a path, and plain clicks. */

import type { Camera } from "./camera.svelte";
import { hexAt, type Point } from "./geometry";
import type { ChaseTable } from "./table.svelte";

/** A pointer that moved less than this was a click. */
const SLOP = 6;

interface Press {
  start: Point;
  last: Point;
  moved: boolean;
  /** A path is being drawn, not the chart moved. */
  drawing: boolean;
  unit: string | null;
  contact: string | null;
}

export class Gestures {
  private readonly pointers = new Map<number, Press>();
  private lastHex: string | null = null;

  constructor(
    private readonly table: ChaseTable,
    private readonly camera: Camera,
  ) {}

  wheel(event: WheelEvent, box: HTMLElement): void {
    if ((event.target as Element).closest("[data-hud]")) return;
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), at(event, box));
  }

  down(event: PointerEvent, box: HTMLElement): void {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest("[data-hud]")) return;
    const unit = target.closest<HTMLElement>("[data-unit]")?.dataset.unit ?? null;
    const contact = target.closest<HTMLElement>("[data-contact]")?.dataset.contact ?? null;
    const start = at(event, box);
    box.setPointerCapture(event.pointerId);
    const drawing = this.pointers.size === 0 && this.startsPath(unit, this.hex(start));
    this.pointers.set(event.pointerId, { start, last: start, moved: false, drawing, unit, contact });
    this.lastHex = this.hex(start);
  }

  move(event: PointerEvent, box: HTMLElement): void {
    const here = at(event, box);
    const press = this.pointers.get(event.pointerId);
    if (!(event.target as Element).closest("[data-hud]")) this.table.hovered = this.hex(here);
    if (!press) return;
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId);
    if (others.length) this.pinch(press, others[0]![1], here);
    else if (press.moved || far(press.start, here)) {
      press.moved = true;
      if (press.drawing) this.draw(press, here);
      else this.camera.pan(here.x - press.last.x, here.y - press.last.y);
    }
    press.last = here;
  }

  up(event: PointerEvent, box: HTMLElement): void {
    const press = this.pointers.get(event.pointerId);
    this.pointers.delete(event.pointerId);
    if (!press || press.moved || event.type === "pointercancel") return;
    const { table } = this;
    const contact = table.contacts.find((other) => other.id === press.contact);
    const hex = this.hex(at(event, box));
    if (press.unit && table.units.has(press.unit)) table.clickUnit(press.unit);
    else if (contact) table.clickContact(contact);
    else if (hex) table.click(hex);
  }

  double(event: MouseEvent, box: HTMLElement): void {
    if (this.table.writing || this.table.question?.hexes || (event.target as Element).closest("[data-hud]")) return;
    this.camera.zoom(1.6, at(event, box));
  }

  private hex(point: Point): string | null {
    return hexAt(this.camera.toChart(point));
  }

  /** A drag draws a path where it starts on a piece to be ordered, or where the path of the chosen one ends. */
  private startsPath(unit: string | null, hex: string | null): boolean {
    const { table } = this;
    if (!table.writing) return false;
    if (unit && table.units.has(unit)) return true;
    if (table.selectedWing) {
      const plan = Object.values(table.desk?.flights ?? {}).find((other) => other.flight.wing === table.selectedWing);
      const start = table.desk?.bases(table.selectedWing)?.start;
      return hex === start || hex === (plan?.flight.way.at(-1) ?? start);
    }
    const path = table.selectedUnit ? table.desk?.moves.get(table.selectedUnit)?.path : undefined;
    return hex !== null && path?.at(-1) === hex;
  }

  private draw(press: Press, here: Point): void {
    const { table } = this;
    const hex = this.hex(here);
    if (press.unit && table.units.has(press.unit) && table.selectedUnit !== press.unit)
      table.select({ kind: "unit", id: press.unit });
    if (!hex || hex === this.lastHex) return;
    this.lastHex = hex;
    if (table.selectedWing) table.extendFlight(hex);
    else if (table.selectedUnit) table.openBook?.extend(table.selectedUnit, table.units.get(table.selectedUnit)!, hex);
  }

  /** Two fingers: the chart keeps what was under them. */
  private pinch(press: Press, other: Press, here: Point): void {
    press.moved = other.moved = true;
    const before = Math.hypot(press.last.x - other.last.x, press.last.y - other.last.y);
    const now = Math.hypot(here.x - other.last.x, here.y - other.last.y);
    const middle = { x: (here.x + other.last.x) / 2, y: (here.y + other.last.y) / 2 };
    this.camera.pan((here.x - press.last.x) / 2, (here.y - press.last.y) / 2);
    if (before > 0) this.camera.zoom(now / before, middle);
  }
}

function at(event: MouseEvent, box: HTMLElement): Point {
  const { left, top } = box.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function far(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > SLOP;
}
