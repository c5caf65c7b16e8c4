/** The games that this client can draw, loaded when one is opened. */

import type { Component } from "svelte";
import type { GameModule } from "../lib/game";

interface Drawings {
  module: () => Promise<{ game: GameModule }>;
  /** The picture on the front page. */
  emblem: () => Promise<{ default: Component }>;
}

const games: Record<string, Drawings> = {
  chase: { module: () => import("./chase"), emblem: () => import("./chase/Emblem.svelte") },
  sink: { module: () => import("./sink"), emblem: () => import("./sink/Emblem.svelte") },
  strait: { module: () => import("./strait"), emblem: () => import("./strait/Emblem.svelte") },
};

export function drawable(game: string): boolean {
  return game in games;
}

export async function loadGame(game: string): Promise<GameModule> {
  return (await drawings(game).module()).game;
}

export async function loadEmblem(game: string): Promise<Component> {
  return (await drawings(game).emblem()).default;
}

function drawings(game: string): Drawings {
  const found = games[game];
  if (!found) throw new Error(`no drawings for ${game}`);
  return found;
}
