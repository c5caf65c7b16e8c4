/** A hex of the chart in words, for those who do not see it. */

import { t } from "../../lib/words.svelte";
import { placeOf } from "./fleet";
import { unitName } from "./names";
import type { ChaseTable } from "./table.svelte";

export function hexWords(table: ChaseTable, hex: string): string {
  const place = placeOf(table.facts, hex);
  const towns = [...table.facts.chart.ports, ...table.facts.chart.bases].flatMap((town) =>
    town.hex === hex ? [town.name] : [],
  );
  const units = [...table.units].flatMap(([unit, ships]) =>
    ships[0]!.hex === hex ? [unitName(table.facts, unit)] : [],
  );
  const contacts = table.contacts.flatMap((contact) =>
    contact.hex === hex && contact.side !== table.side ? [table.contactName(contact.id)] : [],
  );
  const factors = table.factors[hex]?.total ?? 0;
  const dark = table.overview?.dark || (place.fog && table.overview?.fog);
  return [
    hex,
    ...new Set(towns),
    place.sea ? "" : t("client-chase-land"),
    place.sea && dark ? t("client-chase-fog") : "",
    ...units,
    ...contacts,
    place.sea && factors ? t("client-chase-factors", { factors, need: table.public?.visibility ?? 0 }) : "",
    choosable(table, hex),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Whether the hex answers the question, or can be sailed to. */
function choosable(table: ChaseTable, hex: string): string {
  if (table.asked?.picked === hex || Object.values(table.entries).includes(hex)) return t("client-hex-chosen");
  const open = table.question?.hexes?.includes(hex) || table.reach.has(hex);
  return open ? t("client-hex-open") : "";
}
