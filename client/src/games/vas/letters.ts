/** What is written on the table beside the name plates: ranges, dice that bear, courses and their limits. */

import type { Camera } from "../../lib/map/camera.svelte";
import type { Letters } from "../../lib/map/lettering";
import { along, between, type Point } from "../../lib/map/points";
import { t } from "../../lib/words.svelte";
import { ringsOf, standOf, torpedoArcs, type Stand } from "./arcs";
import { gunNames } from "./names";
import { salvoesIn } from "./salvoes";
import { bearing, inches, scaled } from "./sea";
import type { VasTable } from "./table.svelte";
import type { AskedFor } from "./vas";

export interface Letter extends Letters {
  kind: "aim" | "salvo" | "tag" | "course" | "turn" | "dice" | "torpedo" | "band";
  /** The side of whoever has fired, or of an enemy whose arcs these are. */
  side: string;
}

/** The gauge with which turns are measured. */
export const GAUGE = scaled(160);
/** Parts of a line where its figures may stand. */
const PARTS = [0.6, 0.5, 0.7, 0.4, 0.78, 0.3];
/** Degrees to both sides by which a name may leave its best place. */
const ASIDE = [0, 9, -9, 18, -18, 30, -30, 45, -45, 60, -60, 80, -80, 180];

/** All that could be written now, what matters most first. */
export function lettersOf(table: VasTable, camera: Camera): Letter[] {
  const sailing = table.on("vas-ask-course");
  const stand = standOf(table);
  const found = [
    ...aims(table),
    ...salvoes(table),
    ...(sailing ? courseLetters(table, sailing, camera.live.k) : []),
    ...(stand ? arcLetters(table, stand) : []),
  ];
  return found.map((letter) => ({ ...letter, spots: letter.spots.map((spot) => camera.toScreen(spot)) }));
}

/** Places along a line. */
function onLine(from: Point, to: Point): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return PARTS.map((part) => between(from, to, part * length, 0)[0]);
}

/** How far each enemy is that is aimed at. */
function aims(table: VasTable): Letter[] {
  const asked = table.on("vas-ask-targets");
  const firer = table.ship(asked?.hints.ship ?? null);
  const ranges = new Map(asked?.hints.weapons.flatMap(({ targets }) => targets.map(({ target, distance }) => [target, distance])));
  return [...new Set(table.shots.map(({ target }) => target))].flatMap((id): Letter[] => {
    const [target, distance] = [table.ship(id), ranges.get(id)];
    if (!firer || !target || distance === undefined) return [];
    const spots = onLine(table.sea.point(firer.at), table.sea.point(target.at));
    return [{ id: `aim ${id}`, kind: "aim", side: "", text: `${inches(distance)}″`, spots }];
  });
}

/** What the fire since the last decision has done, nearer to the target. */
function salvoes(table: VasTable): Letter[] {
  return salvoesIn(table.source.log.slice(table.source.read)).flatMap(({ id, firer, target, hits }): Letter[] => {
    const [one, other] = [table.ship(firer), table.ship(target)];
    if (!one || !other) return [];
    const spots = onLine(table.sea.point(one.at), table.sea.point(other.at));
    return [{ id: `salvo ${id}`, kind: "salvo", side: one.side, text: t("client-vas-salvo-hits", { hits }), spots }];
  });
}

function courseLetters(table: VasTable, { hints, tried }: AskedFor<"vas-ask-course">, k: number): Letter[] {
  if (!tried?.wake.length) return [];
  const { at, beside, heading, left, moved, prospects } = tried;
  const [end, rest] = [table.sea.point(at), table.sea.point(beside ?? at)];
  const ship = table.ship(hints.ship);
  const half = scaled(ship ? table.card(ship).length : 0) / 2;
  const limits = left.port || left.starboard ? [-left.port, left.starboard] : [];
  return [
    ...prospects.flatMap(({ target, distance, bands, total }): Letter[] => {
      const [enemy, line] = [table.ship(target), total?.lines[0]];
      const band = bands[line?.by[0] ?? ""];
      if (!enemy || !line || !band) return [];
      const text = t("client-vas-bears", {
        range: inches(distance),
        band: t(`vas-band-${band}`),
        dice: line.dice,
        need: line.need,
      });
      return [{ id: `tag ${target}`, kind: "tag", side: "", text, spots: onLine(rest, table.sea.point(enemy.at)) }];
    }),
    {
      id: "course",
      kind: "course",
      side: "",
      text: t("client-vas-course-tag", {
        moved: inches(moved),
        speed: inches(hints.helm.speed),
        heading: bearing(heading),
      }),
      spots: [0, 90, 270, 180, 45, 315, 135, 225].flatMap((side) =>
        [16, 34].map((away) => along(rest, side, half + away / k)),
      ),
    },
    ...limits.map((turn): Letter => ({
      id: `turn ${turn}`,
      kind: "turn",
      side: "",
      text: `${turn < 0 ? "P" : "S"}${Math.abs(turn)}`,
      spots: [12, 22].map((away) => along(end, heading + turn, GAUGE + away / k)),
    })),
  ];
}

function arcLetters(table: VasTable, { ship, at, heading }: Stand): Letter[] {
  const side = ship.side === table.sides[1] ? ship.side : "";
  const rings = ringsOf(table, ship);
  const radii = rings.map(({ range }) => scaled(range));
  const middles = radii.map((radius, index) => (radius + (radii[index - 1] ?? 0)) / 2);
  const dice = table.now(ship.id)?.bearings ?? [];
  return [
    ...dice.map(({ sector: [from, to], guns, dice }): Letter => ({
      id: `dice ${from}`,
      kind: "dice",
      side,
      text: `${gunNames(guns)} ${t("client-vas-ad", { dice })}`,
      spots: [1, 2, 0, 3].flatMap((band) =>
        ASIDE.slice(0, 7).map((aside) => along(at, heading + (from + to) / 2 + aside, middles[band] ?? 0)),
      ),
    })),
    ...torpedoArcs(table, ship).flatMap(({ key, sectors, range }): Letter[] =>
      sectors.slice(0, 1).map(([from, to]) => ({
        id: `torpedo ${key}`,
        kind: "torpedo",
        side,
        text: t("client-vas-torpedo-reach", { range: inches(range) }),
        spots: ASIDE.slice(0, 9).map((aside) => along(at, heading + (from + to) / 2 + aside, scaled(range))),
      })),
    ),
    ...rings.map(({ range, band }): Letter => ({
      id: `band ${range}`,
      kind: "band",
      side,
      text: `${inches(range)}″ ${t(`vas-band-${band}`)}`,
      spots: ASIDE.map((aside) => along(at, aside, scaled(range))),
    })),
  ];
}
