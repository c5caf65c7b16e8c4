/** What has a name on the table, and where its plate lies on the screen. */

import type { Camera } from "../../lib/map/camera.svelte";
import type { Box } from "../../lib/map/points";
import { shortFlight } from "./names";
import { platesOf, type Named, type Plate } from "./plates";
import { scaled } from "./sea";
import type { VasTable } from "./table.svelte";

/** Names of Flights are there only where there is room for them. */
const CLOSE = 0.85;

export function platesFor(table: VasTable, camera: Camera, covered: readonly Box[]): Plate[] {
  const { k } = camera.live;
  const ships = table.afloat.map((ship): Named => {
    const card = table.card(ship);
    return {
      id: ship.id,
      name: table.nameOf(ship.id),
      at: camera.toScreen(table.sea.point(ship.at)),
      length: scaled(card.length) * k,
      beam: scaled(card.width) * k,
      heading: ship.heading,
      weight: ship.id === table.selected?.id ? 3 : ship.id === table.hovered ? 2 : 1,
      lines: 1,
    };
  });
  const flights = (k > CLOSE ? table.airborne : []).map((flight): Named => ({
    id: flight.id,
    name: shortFlight(table.facts, flight.id),
    at: camera.toScreen(table.sea.point(flight.at)),
    length: scaled(100) * k,
    beam: scaled(100) * k,
    heading: 0,
    weight: 0,
    lines: 0,
  }));
  return platesOf([...ships, ...flights], covered);
}
