/** Orders in words, with what they cost. */

import { t } from "../../lib/words.svelte";
import type { Forecast, Item } from "./forecast";
import { shipName, unitName, wingName } from "./names";
import type { Facts } from "./types";

/** The order of an item as a short sentence. */
export function sentence(facts: Facts, forecast: Forecast | null, item: Item, index: number): string {
  if (item.kind === "flight") {
    const plan = forecast?.flights[index];
    return t("client-chase-order-fly", {
      wing: wingName(facts, item.flight.wing),
      cost: plan?.cost ?? 0,
      speed: facts.wings[item.flight.wing]!.speed,
      markers: item.flight.searches.length ? [...new Set(item.flight.searches)].join(", ") : "no",
      attack: item.flight.attack || "no",
      lands: plan?.lands ? "yes" : "no",
    });
  }
  const [verb = "", name = "", ...rest] = item.words;
  switch (verb) {
    case "move":
      return t("client-chase-order-move", {
        unit: unitName(facts, name),
        path: rest.join(" → "),
        fuel: Math.max(0, ...Object.values(forecast?.moves.get(name)?.fuel ?? {})),
      });
    case "form":
      return t("client-chase-order-form", {
        force: unitName(facts, name),
        ships: rest.map((id) => shipName(facts, id)).join(", "),
      });
    case "detach":
      return t("client-chase-order-detach", { ships: [name, ...rest].map((id) => shipName(facts, id)).join(", ") });
    case "refuel":
      return t("client-chase-order-refuel", { tanker: shipName(facts, name), ship: shipName(facts, rest[0] ?? "") });
    case "repair":
      return t("client-chase-order-repair", { ship: shipName(facts, name), wish: rest[0] ?? "" });
    default:
      return t(`client-chase-order-${verb}`, { unit: unitName(facts, name) });
  }
}

/** Whether an order is about a unit or one of her ships. */
export function concerns(item: Item, unit: string, ships: string[]): boolean {
  return item.kind === "order" && item.words.slice(1).some((word) => word === unit || ships.includes(word));
}
