/** Search and attack markers on the chart: of flights that are being planned, and of those that were flown this turn. */

import type { Plan } from "./plans";
import type { Factors, Private } from "./types";

export interface Marker {
  key: string;
  hex: string;
  text: string;
  attack: boolean;
}

const search = (whose: string, hex: string, factors: number): Marker => ({
  key: `${whose}-${hex}`,
  hex,
  text: `+${factors}`,
  attack: false,
});

const attack = (wing: string, hex: string): Marker => ({ key: `${wing}-x`, hex, text: "✕", attack: true });

/** What planned flights will search, with the Search Factors that it gives, and what they will attack. */
export function plannedMarkers(plans: Plan[], each: number): Marker[] {
  return plans.flatMap((plan) => [
    ...[...new Set(plan.searches)].map((hex) =>
      search(plan.wing, hex, each * plan.searches.filter((other) => other === hex).length),
    ),
    ...(plan.attack ? [attack(plan.wing, plan.attack)] : []),
  ]);
}

/** The markers that lie on the chart. */
export function flownMarkers(
  own: Pick<Private, "searches" | "attacks"> | null,
  factors: Record<string, Pick<Factors, "air">>,
): Marker[] {
  return [
    ...Object.keys(own?.searches ?? {}).map((hex) => search("flown", hex, factors[hex]?.air ?? 0)),
    ...(own?.attacks ?? []).map(([hex, wing]) => attack(wing, hex)),
  ];
}
