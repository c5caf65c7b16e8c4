/** What a map shows beside the pieces, as the visitor left it. */

import { remember, remembered } from "../memory";

export class Layers<Name extends string> {
  private shown = $state.raw<ReadonlySet<string>>(new Set());

  /** `first` are the layers that are shown to whoever has not chosen yet. */
  constructor(
    private readonly memory: string,
    readonly all: readonly Name[],
    first: readonly Name[],
  ) {
    this.shown = new Set(remembered(memory)?.split(" ") ?? first);
  }

  has(name: Name): boolean {
    return this.shown.has(name);
  }

  toggle(name: Name): void {
    const next = new Set(this.shown);
    if (!next.delete(name)) next.add(name);
    this.shown = next;
    remember(this.memory, [...next].join(" "));
  }
}
