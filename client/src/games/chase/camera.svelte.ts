/** Which part of the chart is seen.  While it moves, the paper is only shifted; it is drawn anew when it rests. */

import { centre, HEX, SHEET, type Point } from "./geometry";

export interface View {
  x: number;
  y: number;
  /** Pixels for a chart unit. */
  k: number;
}

const CLOSEST = 3;
const REST = 140;
/** So far the edge of the sheet can be pulled into the window. */
const MARGIN = 56;
/** The least that a hex should measure when a chart is opened. */
const READABLE = 31;
/** The paper is drawn this much beyond the window on every side, in parts of it. */
export const OVERSCAN = 0.4;

export class Camera {
  /** Where the chart is now. */
  live = $state.raw<View>({ x: 0, y: 0, k: 0.7 });
  /** How the paper was last drawn. */
  drawn = $state.raw<View>({ x: 0, y: 0, k: 0.7 });
  width = $state.raw(0);
  height = $state.raw(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Pixels from flat to flat of a hex. */
  get hex(): number {
    return this.live.k * HEX;
  }

  private get farthest(): number {
    return Math.min(this.width / SHEET.width, this.height / SHEET.height) * 0.96;
  }

  toScreen({ x, y }: Point): Point {
    return { x: x * this.live.k + this.live.x, y: y * this.live.k + this.live.y };
  }

  toChart({ x, y }: Point): Point {
    return { x: (x - this.live.x) / this.live.k, y: (y - this.live.y) / this.live.k };
  }

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.width && height === this.height)) return;
    const middle = this.width ? this.toChart({ x: this.width / 2, y: this.height / 2 }) : null;
    [this.width, this.height] = [width, height];
    if (middle) this.look(middle, this.live.k);
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.move({ ...this.live, x: this.live.x + dx, y: this.live.y + dy });
  }

  /** Closer or farther, with the point under the pointer staying where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const k = Math.max(this.farthest, Math.min(CLOSEST, this.live.k * factor));
    const share = k / this.live.k;
    this.move({ k, x: at.x - (at.x - this.live.x) * share, y: at.y - (at.y - this.live.y) * share });
  }

  look(at: Point, k: number): void {
    this.move({ k, x: this.width / 2 - at.x * k, y: this.height / 2 - at.y * k });
  }

  /** The whole sheet. */
  whole(): void {
    this.look({ x: SHEET.x + SHEET.width / 2, y: SHEET.y + SHEET.height / 2 }, this.farthest);
  }

  /** A part of the chart with all of these hexes and a margin around them; around the first if they are too many. */
  frame(hexes: string[]): void {
    if (!hexes.length) return this.whole();
    const points = hexes.map(centre);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - 3 * HEX, Math.max(...xs) + 3 * HEX];
    const [top, bottom] = [Math.min(...ys) - 3 * HEX, Math.max(...ys) + 3 * HEX];
    const k = Math.min(this.width / (right - left), this.height / (bottom - top));
    if (k * HEX < READABLE) return this.look(points[0]!, READABLE / HEX);
    this.look({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.min(1.3, k));
  }

  /** Bring a hex into the window, if it is not well inside. */
  reveal(hex: string): void {
    const { x, y } = this.toScreen(centre(hex));
    const margin = Math.min(90, this.width / 5, this.height / 5);
    const inside = x > margin && y > margin && x < this.width - margin && y < this.height - margin;
    if (!inside) this.look(centre(hex), this.live.k);
  }

  private move(view: View): void {
    const { width, height } = this;
    const clamp = (value: number, size: number, from: number, length: number) => {
      const [low, high] = [size - (from + length) * view.k - MARGIN, -from * view.k + MARGIN];
      // A sheet smaller than the window lies in its middle.
      return low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));
    };
    this.live = {
      k: view.k,
      x: clamp(view.x, width, SHEET.x, SHEET.width),
      y: clamp(view.y, height, SHEET.y, SHEET.height),
    };
    clearTimeout(this.timer);
    const { shift, scale } = this;
    const far = Math.abs(shift.x) > width * OVERSCAN * 0.8 || Math.abs(shift.y) > height * OVERSCAN * 0.8;
    if (far || scale < 0.6 || scale > 2) this.settle();
    else this.timer = setTimeout(() => this.settle(), REST);
  }

  /** Draw the paper anew for where the chart is. */
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
