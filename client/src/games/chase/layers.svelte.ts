/** What the chart shows beside the pieces, as the visitor left it. */

import { remember, remembered } from "../../lib/memory";

export const LAYERS = ["fog", "air", "destroyers", "lanes", "watch", "labels", "plot", "searched"] as const;
export type Layer = (typeof LAYERS)[number];

const FIRST: Layer[] = ["fog", "lanes", "labels", "plot", "searched"];

let shown = $state.raw<ReadonlySet<string>>(new Set(remembered("chase-layers")?.split(" ") ?? FIRST));

export function layer(name: Layer): boolean {
  return shown.has(name);
}

export function toggleLayer(name: Layer): void {
  const next = new Set(shown);
  if (!next.delete(name)) next.add(name);
  shown = next;
  remember("chase-layers", [...next].join(" "));
}
