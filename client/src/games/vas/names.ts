/** What people call the things that the server names by id. */

import type { Namer } from "../../lib/fluent";
import { each, namerOf } from "../../lib/names";
import { t } from "../../lib/words.svelte";
import type { Card, Facts, Public, Weapon } from "./types";

/** Letters for the types of ships. */
const LETTERS: Partial<Record<Card["type"], string>> = {
  battleship: "BB",
  carrier: "CV",
  cruiser: "C",
  destroyer: "DD",
};

export function typeLetters({ type }: Card): string {
  return LETTERS[type] ?? "–";
}

/** "Swordfish I 2": its aircraft, and which of several it is. */
export function flightName(facts: Facts, id: string): string {
  const [, plane, number] = /^(?:blue|red)-(.+)-(\d+)$/.exec(id) ?? [];
  return plane && facts.planes[plane] ? `${facts.planes[plane].name} ${number}` : id;
}

/** "Kate 2": for a small plate. */
export function shortFlight(facts: Facts, id: string): string {
  return flightName(facts, id).split(" ").slice(-2).join(" ");
}

/** A line of a card by its id: a turret has a letter, the others a kind and a number. */
export function weaponName(id: string): string {
  const [kind = "", ...parts] = id.split("-");
  if (!["light", "torpedo", "aa"].includes(kind)) return t("client-vas-turret", { letter: id });
  const side = parts.find((part) => /^[a-z]/.test(part)) ?? "none";
  return t(`client-vas-${kind}`, { number: parts.at(-1) ?? "", side });
}

/** Several of them: turrets by their letters. */
export function weaponNames(ids: readonly string[]): string {
  const turrets = ids.filter((id) => /^[A-Z]/.test(id));
  const others = ids.filter((id) => !turrets.includes(id)).map(weaponName);
  const named = turrets.length > 1 ? [t("client-vas-turrets", { letters: turrets.join(" ") })] : turrets.map(weaponName);
  return [...named, ...others].join(", ");
}

/** Guns as short as a label on the table needs them: turrets by their letters alone. */
export function gunNames(ids: readonly string[]): string {
  return ids.every((id) => /^[A-Z]/.test(id)) ? ids.join(" ") : ids.map(weaponName).join(", ");
}

/** What is printed on the card beside a weapon: "2 × 15-inch". */
export function markOf(mark: string): string {
  return mark.replace(/^(\d+) x /, "$1 × ");
}

/** A line of the card: a turret with its guns, another weapon by its name alone. */
export function weaponTitle({ id, kind, mark }: Weapon): string {
  return kind === "main" ? `${id} ${markOf(mark)}` : weaponName(id);
}

/** The navy that tells a side from the other; nothing where both sail under one flag, or it is not known yet. */
function navyAlone(now: Public | null, seat: string): string | undefined {
  const navies = Object.values(now?.sides ?? {}).map(({ navy }) => navy);
  const navy = now?.sides[seat]?.navy;
  return navy && new Set(navies).size > 1 ? t(`vas-navy-${navy}`) : undefined;
}

/** A side by its navy, with its number where both have the same. */
export function sideNamed(now: Public | null, seat: string): string {
  const navy = now?.sides[seat]?.navy;
  const number = seat === "blue" ? 1 : 2;
  const numbered = navy ? t("client-side-twice", { side: t(`vas-navy-${navy}`), number }) : t(`vas-seat-${seat}`);
  return navyAlone(now, seat) ?? numbered;
}

export function namerFor(facts: Facts, now: () => Public | null): Namer {
  const ship = (id: string | number) => {
    const found = now()?.ships[id];
    return found ? found.name || facts.cards[found.card]?.name : facts.cards[id]?.name;
  };
  return namerOf({
    ...each(["ship", "target", "firer", "carrier", "card"], ship),
    ...each(["flight", "enemy"], (id) => facts.planes[id]?.name ?? flightName(facts, String(id))),
    // Where both sides have the same navy, sentences say which of the two it is.
    ...each(["seat", "winner", "first", "second"], (seat) => navyAlone(now(), String(seat))),
    // Turrets have sentences of their own around their letter.
    weapon: (id) => (/^[A-Z]/.test(String(id)) ? undefined : weaponName(String(id))),
  });
}
