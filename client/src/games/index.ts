/** The games that this client can draw, each in a folder of its own, loaded when one is opened. */

import type { Component } from "svelte";
import type { GameModule } from "../lib/game";

const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "game" });
/** The pictures on the front page. */
const emblems = import.meta.glob<Component>("./*/Emblem.svelte", { import: "default" });

export function drawable(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

export function loadGame(game: string): Promise<GameModule> {
  return found(modules, `./${game}/index.ts`);
}

export function loadEmblem(game: string): Promise<Component> {
  return found(emblems, `./${game}/Emblem.svelte`);
}

function found<T>(drawings: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const load = drawings[path];
  return load ? load() : Promise.reject(new Error(`no drawings at ${path}`));
}
