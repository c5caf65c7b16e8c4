/** Orders in words, with what they come to as far as the server has said. */

import { t } from "../../lib/words.svelte";
import { shipName, unitName, wingName } from "./names";
import type { Item } from "./plans";
import type { Course, Facts, OrderTried } from "./types";

type Told = Pick<OrderTried, "course" | "flight"> | null;

/** An order as a short sentence. */
export function sentence(facts: Facts, item: Item, told: Told): string {
  const names = (ids: string[]) => ids.map((id) => shipName(facts, id)).join(", ");
  switch (item.do) {
    case "plan":
      return t("client-chase-order-fly", {
        wing: wingName(facts, item.wing),
        cost: told?.flight?.cost ?? "…",
        speed: facts.wings[item.wing]!.speed,
        markers: item.searches.length ? [...new Set(item.searches)].join(", ") : "no",
        attack: item.attack || "no",
        lands: (told?.flight?.lands ?? item.home) ? "yes" : "no",
      });
    case "move":
      return t("client-chase-order-move", {
        unit: unitName(facts, item.unit),
        path: item.path.join(" → "),
        fuel: burntBy(told?.course ?? null),
      });
    case "form":
      return t("client-chase-order-form", { force: unitName(facts, item.force), ships: names(item.ships) });
    case "detach":
      return t("client-chase-order-detach", { ships: names(item.ships) });
    case "refuel":
      return t("client-chase-order-refuel", {
        tanker: shipName(facts, item.tanker),
        ship: shipName(facts, item.ship),
      });
    case "repair":
      return t("client-chase-order-repair", { ship: shipName(facts, item.ship), wish: item.wish });
    case "patrol":
      return t("client-chase-order-patrol", { unit: unitName(facts, item.unit) });
    case "return":
    case "port":
      return t(`client-chase-order-${item.do}`, { unit: shipName(facts, item.ship) });
  }
}

/** What a course costs the ship that burns most. */
function burntBy(course: Course | null): number {
  return Math.max(0, ...Object.values(course?.burnt ?? {}));
}

/** What follows from a course, for whoever might not think of it. */
export function warnings(facts: Facts, course: Course): string[] {
  return [
    ...Object.entries(course.last_fuel).map(([id, turn]) =>
      t("client-chase-last-fuel", { ship: shipName(facts, id), turn }),
    ),
    ...(course.rests ? [t("client-chase-rests", { turns: course.rests })] : []),
    ...(course.fog ? [t("client-chase-into-fog", { hex: course.fog })] : []),
  ];
}
