/** What a card says of a ship in a line or two: her guns, torpedoes and traits. */

import { t } from "../../lib/words.svelte";
import type { Card, Weapon } from "./types";

/** The guns that she is judged by: her turrets, else the first light ones. */
export function mainGuns({ weapons }: Card): Weapon[] {
  const all = Object.values(weapons);
  const turrets = all.filter(({ kind }) => kind === "main");
  return turrets.length ? turrets : all.filter(({ kind }) => kind === "light").slice(0, 1);
}

/** "8 × 15-inch": all turrets of a kind together. */
export function gunsOf(card: Card): string {
  const calibres = new Map<string, number>();
  for (const { mark } of mainGuns(card)) {
    const [, number = "1", calibre = mark] = /^(\d+) x (.+)$/.exec(mark) ?? [];
    calibres.set(calibre, (calibres.get(calibre) ?? 0) + Number(number));
  }
  return [...calibres].map(([calibre, number]) => (calibre ? `${number} × ${calibre}` : "")).join(", ");
}

export function diceOf(weapons: readonly Weapon[]): number {
  return weapons.reduce((sum, { dice }) => sum + dice, 0);
}

export function torpedoesOf({ weapons }: Card): Weapon[] {
  return Object.values(weapons).filter(({ kind }) => kind === "torpedo");
}

/** The edges of the bands of her best guns, in hundredths of an inch. */
export function bandsOf(card: Card): number[] {
  const reaching = mainGuns(card).map(({ limits }) => limits);
  return [...reaching].sort((one, other) => (other.at(-1) ?? 0) - (one.at(-1) ?? 0))[0] ?? [];
}

export function traitsOf({ traits }: Card): string {
  return Object.entries(traits)
    .map(([trait, number]) => (number ? `${t(`vas-trait-${trait}`)} ${number}` : t(`vas-trait-${trait}`)))
    .join(", ");
}
