/** Which part of a map is seen.  While it moves, the paper is only shifted; it is drawn anew when it rests. */

import type { Box, Point } from "./points";

export interface View {
  x: number;
  y: number;
  /** Pixels for a unit of the map. */
  k: number;
}

/** How a map wants to be looked at. */
export interface Optics {
  /** All that there is to see, in units of the map. */
  bounds: Box;
  /** What is measured in: a hex from flat to flat, an inch of the table. */
  unit: number;
  /** The most pixels for a unit of the map. */
  closest?: number;
  /** The least pixels that a `unit` should measure when the map is opened. */
  readable?: number;
  /** So far the edge of the map can be pulled into the frame. */
  margin?: number;
  /** What lies over the map on the right and above, in pixels; the whole map is seen beside it. */
  covered?: { right: number; top: number };
}

const REST = 140;
/** A map that shows some points is no closer than this, in pixels for a unit of the map. */
const CLOSE = 1.3;
/** The paper is drawn this much beyond the frame on every side, in parts of it. */
export const OVERSCAN = 0.4;

export class Camera {
  /** Where the map is now. */
  live = $state.raw<View>({ x: 0, y: 0, k: 0.7 });
  /** How the paper was last drawn. */
  drawn = $state.raw<View>({ x: 0, y: 0, k: 0.7 });
  width = $state.raw(0);
  height = $state.raw(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly closest: number;
  private readonly readable: number;
  private readonly margin: number;
  private readonly covered: { right: number; top: number };

  constructor(private readonly optics: Optics) {
    this.closest = optics.closest ?? 3;
    this.readable = optics.readable ?? 31;
    this.margin = optics.margin ?? 56;
    this.covered = optics.covered ?? { right: 0, top: 0 };
  }

  /** Pixels of a `unit`. */
  get unit(): number {
    return this.live.k * this.optics.unit;
  }

  private get farthest(): number {
    const { bounds } = this.optics;
    const { right, top } = this.covered;
    return Math.min((this.width - right) / bounds.width, (this.height - top) / bounds.height) * 0.96;
  }

  toScreen({ x, y }: Point): Point {
    return { x: x * this.live.k + this.live.x, y: y * this.live.k + this.live.y };
  }

  /** Where a point lies on the paper as it was last drawn, from the corner of the map. */
  onPaper({ x, y }: Point): Point {
    return { x: x * this.drawn.k, y: y * this.drawn.k };
  }

  toMap({ x, y }: Point): Point {
    return { x: (x - this.live.x) / this.live.k, y: (y - this.live.y) / this.live.k };
  }

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.width && height === this.height)) return;
    const middle = this.width ? this.toMap({ x: this.width / 2, y: this.height / 2 }) : null;
    [this.width, this.height] = [width, height];
    if (middle) this.look(middle, this.live.k);
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.move({ ...this.live, x: this.live.x + dx, y: this.live.y + dy });
  }

  /** Closer or farther, with the point under the pointer staying where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const k = Math.max(this.farthest, Math.min(this.closest, this.live.k * factor));
    const share = k / this.live.k;
    this.move({ k, x: at.x - (at.x - this.live.x) * share, y: at.y - (at.y - this.live.y) * share });
  }

  look(at: Point, k: number): void {
    this.move({ k, x: this.width / 2 - at.x * k, y: this.height / 2 - at.y * k });
  }

  /** All of it. */
  whole(): void {
    const { x, y, width, height } = this.optics.bounds;
    const k = this.farthest;
    const { right, top } = this.covered;
    this.look({ x: x + width / 2 + right / 2 / k, y: y + height / 2 - top / 2 / k }, k);
  }

  /** A part of the map with all of these points and a margin around them; around the first if it would be too much. */
  frame(points: Point[]): void {
    if (!points.length) return this.whole();
    const { unit } = this.optics;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - 3 * unit, Math.max(...xs) + 3 * unit];
    const [top, bottom] = [Math.min(...ys) - 3 * unit, Math.max(...ys) + 3 * unit];
    const k = Math.min(this.width / (right - left), this.height / (bottom - top));
    if (k * unit < this.readable) return this.look(points[0]!, this.readable / unit);
    this.look({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.min(CLOSE, k));
  }

  /** Bring a point into the frame, if it is not well inside. */
  reveal(point: Point): void {
    const { x, y } = this.toScreen(point);
    const margin = Math.min(90, this.width / 5, this.height / 5);
    const inside = x > margin && y > margin && x < this.width - margin && y < this.height - margin;
    if (!inside) this.look(point, this.live.k);
  }

  private move(view: View): void {
    const { width, height } = this;
    const { bounds } = this.optics;
    const clamp = (value: number, size: number, from: number, length: number) => {
      const [low, high] = [size - (from + length) * view.k - this.margin, -from * view.k + this.margin];
      // A map smaller than the frame lies in its middle.
      return low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));
    };
    this.live = {
      k: view.k,
      x: clamp(view.x, width, bounds.x, bounds.width),
      y: clamp(view.y, height, bounds.y, bounds.height),
    };
    clearTimeout(this.timer);
    const { shift, scale } = this;
    const far = Math.abs(shift.x) > width * OVERSCAN * 0.8 || Math.abs(shift.y) > height * OVERSCAN * 0.8;
    if (far || scale < 0.6 || scale > 2) this.settle();
    else this.timer = setTimeout(() => this.settle(), REST);
  }

  /** Draw the paper anew for where the map is. */
  settle(): void {
    clearTimeout(this.timer);
    this.drawn = this.live;
  }

  get scale(): number {
    return this.live.k / this.drawn.k;
  }

  /** How far the paper has to be shifted until it is drawn anew. */
  get shift(): Point {
    return { x: this.live.x - this.drawn.x * this.scale, y: this.live.y - this.drawn.y * this.scale };
  }
}
