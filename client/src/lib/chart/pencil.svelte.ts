/** Pencil notes on a chart; they stay in this browser. */

import { remember, remembered } from "../memory";

type Notes = Record<string, string>;

export class Pencil {
  private written = $state.raw<Notes>({});

  /** `memory` is the name under which the notes are kept. */
  constructor(private readonly memory: string) {
    try {
      this.written = JSON.parse(remembered(memory) ?? "{}") as Notes;
    } catch {
      this.written = {};
    }
  }

  get all(): [string, string][] {
    return Object.entries(this.written);
  }

  on(hex: string): string {
    return this.written[hex] ?? "";
  }

  write(hex: string, text: string): void {
    const { [hex]: _, ...rest } = this.written;
    this.written = text.trim() ? { ...rest, [hex]: text.trim() } : rest;
    remember(this.memory, JSON.stringify(this.written));
  }
}
