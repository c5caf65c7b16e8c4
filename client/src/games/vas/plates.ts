/** Name plates of ships and Flights on the screen, laid out so that none hides another or a hull. */

import { layOut, type Footed } from "../../lib/map/placing";
import type { Box, Point } from "../../lib/map/points";

/** Something with a name: where it lies on the screen, how long and on which heading. */
export interface Named {
  id: string;
  name: string;
  at: Point;
  length: number;
  beam: number;
  heading: number;
  /** Who is asked about comes first. */
  weight: number;
  /** Lines besides the name. */
  lines: number;
}

export interface Plate {
  id: string;
  name: string;
  /** The middle of the plate, and of what it names. */
  at: Point;
  from: Point;
  width: number;
  height: number;
  /** How far what it names reaches on the screen. */
  hull: { across: number; down: number };
  /** So far away that a line has to tell whose plate it is. */
  astray: boolean;
}

const LETTER = 7.2;
const LINE = 11;

interface Body extends Footed {
  plate: Named;
}

/** How far a hull reaches to the sides and down the screen. */
function extent({ length, beam, heading }: Named): { across: number; down: number } {
  const angle = (heading * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { across: length * sine + beam * cosine, down: length * cosine + beam * sine };
}

/** Plates below what they name, or beside it where there is a hull, another plate or something that is `covered`. */
export function platesOf(things: Named[], covered: readonly Box[] = []): Plate[] {
  const hulls = things.map((thing): Box => {
    const { across, down } = extent(thing);
    const [width, height] = [across * 0.8, down * 0.8];
    return { x: thing.at.x - width / 2, y: thing.at.y - height / 2, width, height };
  });
  const bodies = things.map((thing): Body => {
    const width = thing.name.length * LETTER + 22;
    const height = 19 + thing.lines * LINE;
    const foot = { x: thing.at.x, y: thing.at.y + extent(thing).down / 2 + height / 2 + 3 };
    return { foot, width, height, weight: thing.weight, plate: thing };
  });
  return layOut(bodies, [...hulls, ...covered]).map(({ plate, at, foot, width, height }) => {
    const astray = Math.hypot(at.x - foot.x, at.y - foot.y) > height * 1.4;
    return { id: plate.id, name: plate.name, at, from: plate.at, width, height, hull: extent(plate), astray };
  });
}

/** What plates and the things that they name cover. */
export function boxesAround(plates: readonly Plate[]): Box[] {
  return plates.flatMap(({ at, from, width, height, hull: { across, down } }) => [
    { x: at.x - width / 2, y: at.y - height / 2, width, height },
    { x: from.x - across / 2, y: from.y - down / 2, width: across, height: down },
  ]);
}
