/** Pencil notes on the chart; they stay in this browser. */

import { remember, remembered } from "../../lib/memory";

type Notes = Record<string, string>;

export class Pencil {
  private written = $state.raw<Notes>({});

  constructor(private readonly match: string) {
    try {
      this.written = JSON.parse(remembered(this.name) ?? "{}") as Notes;
    } catch {
      this.written = {};
    }
  }

  private get name(): string {
    return `chase-notes-${this.match}`;
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
    remember(this.name, JSON.stringify(this.written));
  }
}
