/** Search and attack markers on the chart: of flights that are being planned, and of those that were flown this turn. */
import type { Flight } from "./forecast";
import type { Private } from "./types";

export interface Marker {
  key: string;
  hex: string;
  text: string;
  attack: boolean;
}

/** All markers of a side; a search marker shows the Search Factors that it gives. */
export function markersOf(flights: Flight[], own: Pick<Private, "searches" | "attacks"> | null, each: number): Marker[] {
  const search = (whose: string, hex: string, number: number) => ({
    key: `${whose}-${hex}`,
    hex,
    text: `+${number * each}`,
    attack: false,
  });
  const attack = (wing: string, hex: string) => ({ key: `${wing}-x`, hex, text: "✕", attack: true });
  const planned = flights.flatMap((flight) => [
    ...[...new Set(flight.searches)].map((hex) =>
      search(flight.wing, hex, flight.searches.filter((other) => other === hex).length),
    ),
    ...(flight.attack ? [attack(flight.wing, flight.attack)] : []),
  ]);
  const flown = Object.entries(own?.searches ?? {}).map(([hex, number]) => search("flown", hex, number));
  return [...planned, ...flown, ...(own?.attacks ?? []).map(([hex, wing]) => attack(wing, hex))];
}
