/** The table in numbers.  The server counts hundredths of an inch from the south-west corner, the drawing from the
 * north-west one. */

import type { Box, Point } from "../../lib/map/points";
import { two } from "../../lib/map/points";
import { t } from "../../lib/words.svelte";
import type { Facts, Point as Place } from "./types";

/** Units of the drawing for an inch, and for a hundredth of it. */
export const INCH = 24;
const UNIT = INCH / 100;

export class Sea {
  readonly width: number;
  readonly height: number;

  constructor(facts: Facts) {
    const [width, height] = facts.war.table;
    this.width = width * INCH;
    this.height = height * INCH;
  }

  get bounds(): Box {
    return { x: 0, y: 0, width: this.width, height: this.height };
  }

  point([x, y]: Place): Point {
    return { x: two(x * UNIT), y: two(this.height - y * UNIT) };
  }

  place({ x, y }: Point): Place {
    return [Math.round(x / UNIT), Math.round((this.height - y) / UNIT)];
  }
}

/** A length of the server's in the drawing. */
export function scaled(hundredths: number): number {
  return two(hundredths * UNIT);
}

/** A length in inches, as people write it. */
export function inches(hundredths: number): string {
  return `${Number((hundredths / 100).toFixed(2))}`;
}

/** A heading with three figures, as sailors write it. */
export function bearing(degrees: number): string {
  return `${String(((degrees % 360) + 360) % 360).padStart(3, "0")}°`;
}

/** A place on the table: inches from the western and from the southern edge. */
export function placeWords([x, y]: Place): string {
  return `${t("client-vas-x")} ${inches(x)} ${t("client-vas-y")} ${inches(y)}`;
}
