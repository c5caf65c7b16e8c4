/** A hex chart in front of a viewer: which part of it is seen, and which hex the keyboard and the pointer are on. */

import { Camera } from "../map/camera.svelte";
import { HEX, type HexGrid } from "./grid";

export class Chart {
  readonly camera: Camera;
  /** The hex of the keyboard. */
  cursor = $state.raw("");
  /** The hex under the pointer. */
  hovered = $state.raw<string | null>(null);

  constructor(
    readonly grid: HexGrid,
    cursor: string,
  ) {
    this.camera = new Camera({ bounds: grid.bounds, unit: HEX });
    this.cursor = cursor;
  }

  /** Bring a hex into view. */
  reveal(hex: string): void {
    this.camera.reveal(this.grid.centre(hex));
  }

  /** Put the keyboard's hex there, in view. */
  goTo(hex: string): void {
    this.cursor = hex;
    this.reveal(hex);
  }

  /** Look at these hexes, or at all of the chart where there are none. */
  frame(hexes: string[]): void {
    this.camera.frame(hexes.map((hex) => this.grid.centre(hex)));
    this.camera.settle();
  }

  /** Move the keyboard's hex, with the chart following. */
  step(down: number, right: number): void {
    this.cursor = this.grid.moved(this.cursor, down, right);
    this.hovered = this.cursor;
    this.reveal(this.cursor);
  }

  zoom(factor: number): void {
    this.camera.zoom(factor, this.camera.toScreen(this.grid.centre(this.cursor)));
  }
}
