/** Pointers on a map: panning, pinching, dragging something, and plain clicks. */

import type { Camera } from "./camera.svelte";
import type { Point } from "./points";

/** A piece under the pointer, as its drawing names it: `data-piece="unit/hood"`. */
export interface Piece {
  kind: string;
  id: string;
}

/** What pointers mean to a game; points are the map's. */
export interface Pointing {
  /** The pointer is over a point, perhaps with a piece on it, or has left the map. */
  hover(point: Point | null, piece: Piece | null): void;
  click(point: Point, piece: Piece | null): void;
  /** Whether a drag that begins here draws something, instead of moving the map. */
  grabs?(point: Point, piece: Piece | null): boolean;
  drag?(point: Point, piece: Piece | null): void;
  drop?(point: Point, piece: Piece | null): void;
  /** Whether two clicks bring the map closer. */
  zooms?(): boolean;
}

/** A pointer that moved less than this was a click. */
const SLOP = 6;
/** Parts that lie over the map and keep their clicks to themselves. */
const HUD = "[data-hud]";

interface Press {
  start: Point;
  last: Point;
  moved: boolean;
  grabbed: boolean;
  piece: Piece | null;
}

export class Gestures {
  private readonly pointers = new Map<number, Press>();

  constructor(
    private readonly pointing: Pointing,
    private readonly camera: Camera,
  ) {}

  wheel(event: WheelEvent, box: HTMLElement): void {
    if ((event.target as Element).closest(HUD)) return;
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), at(event, box));
  }

  down(event: PointerEvent, box: HTMLElement): void {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest(HUD)) return;
    const piece = pieceOf(target);
    const start = at(event, box);
    box.setPointerCapture(event.pointerId);
    const alone = this.pointers.size === 0;
    const grabbed = alone && (this.pointing.grabs?.(this.camera.toMap(start), piece) ?? false);
    this.pointers.set(event.pointerId, { start, last: start, moved: false, grabbed, piece });
  }

  move(event: PointerEvent, box: HTMLElement): void {
    const here = at(event, box);
    const press = this.pointers.get(event.pointerId);
    const target = event.target as Element;
    if (!target.closest(HUD)) this.pointing.hover(this.camera.toMap(here), pieceOf(target));
    if (!press) return;
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId);
    if (others.length) this.pinch(press, others[0]![1], here);
    else if (press.moved || far(press.start, here)) {
      press.moved = true;
      if (press.grabbed) this.pointing.drag?.(this.camera.toMap(here), press.piece);
      else this.camera.pan(here.x - press.last.x, here.y - press.last.y);
    }
    press.last = here;
  }

  up(event: PointerEvent, box: HTMLElement): void {
    const press = this.pointers.get(event.pointerId);
    this.pointers.delete(event.pointerId);
    if (!press || event.type === "pointercancel") return;
    const point = this.camera.toMap(at(event, box));
    if (!press.moved) this.pointing.click(point, press.piece);
    else if (press.grabbed) this.pointing.drop?.(point, press.piece);
  }

  leave(): void {
    this.pointing.hover(null, null);
  }

  double(event: MouseEvent, box: HTMLElement): void {
    if ((event.target as Element).closest(HUD) || !(this.pointing.zooms?.() ?? true)) return;
    this.camera.zoom(1.6, at(event, box));
  }

  /** Two fingers: the map keeps what was under them. */
  private pinch(press: Press, other: Press, here: Point): void {
    press.moved = other.moved = true;
    const before = Math.hypot(press.last.x - other.last.x, press.last.y - other.last.y);
    const now = Math.hypot(here.x - other.last.x, here.y - other.last.y);
    const middle = { x: (here.x + other.last.x) / 2, y: (here.y + other.last.y) / 2 };
    this.camera.pan((here.x - press.last.x) / 2, (here.y - press.last.y) / 2);
    if (before > 0) this.camera.zoom(now / before, middle);
  }
}

/** The name under which a drawing of a piece is found again. */
export function pieceName(kind: string, id: string): string {
  return `${kind}/${id}`;
}

function pieceOf(target: Element): Piece | null {
  const name = target.closest<HTMLElement>("[data-piece]")?.dataset.piece;
  if (!name) return null;
  const cut = name.indexOf("/");
  return { kind: name.slice(0, cut), id: name.slice(cut + 1) };
}

function at(event: MouseEvent, box: HTMLElement): Point {
  const { left, top } = box.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function far(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > SLOP;
}
