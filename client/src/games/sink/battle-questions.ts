/** Fire in battle and from the air: who aims at whom, and with how much. */

import type { ChartQuestion } from "../../lib/chart/question";
import type { Asked, Choice } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import { airName, shipName } from "./names";
import type { Sink } from "./questions";
import type { SinkTable } from "./table.svelte";
import type { ArmHint, Odds, Shot, Strike, Target, Wing } from "./types";

/** More answers than these are left to the board and the panel: the prompt bar has no room for them. */
const MOST = 5;

/** The name of a weapon of a ship. */
export function armId({ firer, weapon }: Pick<ArmHint, "firer" | "weapon">): string {
  return `${firer}-${weapon}`;
}

/** The points to be expected, to one place. */
export function mean(odds: Odds): string {
  return odds.mean.toLocaleString(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The same in words. */
export function expected(odds: Odds): string {
  return t("client-sink-mean", { points: mean(odds) });
}

/** Whom a gun or torpedo is aimed at. */
export function aimOf(table: SinkTable, arm: ArmHint): string | null {
  const target = table.entries[armId(arm)];
  return typeof target === "string" && target ? target : null;
}

/** The strength with which aircraft go for a ship. */
export function shareOf(table: SinkTable, arm: ArmHint, target: string): number {
  return Number(table.entries[`${armId(arm)}-${target}`] ?? 0);
}

function shotsOf(table: SinkTable, arm: ArmHint): Shot[] {
  const { firer, weapon } = arm;
  if (weapon === "aircraft")
    return arm.marks.flatMap(({ target }) => {
      const strength = shareOf(table, arm, target);
      return strength ? [{ firer, target, weapon, strength }] : [];
    });
  const target = aimOf(table, arm);
  return target ? [{ firer, target, weapon, strength: 0 }] : [];
}

export function shots(table: SinkTable, arms: ArmHint[]): Shot[] {
  return arms.flatMap((arm) => shotsOf(table, arm));
}

/** Aim a weapon at a ship; again, and it is silent. */
export function aim(table: SinkTable, arm: ArmHint, target: string): void {
  if (arm.weapon !== "aircraft") return table.set(armId(arm), aimOf(table, arm) === target ? "" : target);
  const share = shareOf(table, arm, target);
  const spent = arm.marks.reduce((sum, mark) => sum + shareOf(table, arm, mark.target), 0);
  table.set(`${armId(arm)}-${target}`, share ? 0 : Math.max(1, arm.strength - spent));
}

/** Everything that can fires at one ship. */
export function aimAll(table: SinkTable, arms: ArmHint[], target: string): void {
  for (const arm of arms)
    if (arm.weapon !== "aircraft" && arm.marks.some((mark) => mark.target === target)) table.set(armId(arm), target);
}

export function fire(table: SinkTable, asked: Asked<Sink, "sink-ask-fire">): ChartQuestion {
  const { arms } = asked.hints;
  const ids = arms.map(armId);
  const subject = table.subjectOf(ids) ?? ids.find((_, index) => !shotsOf(table, arms[index]!).length) ?? ids[0] ?? null;
  const arm = arms.find((each) => armId(each) === subject);
  const value = shots(table, arms);
  const targets = [...new Set(arms.flatMap(({ marks }) => marks.map(({ target }) => target)))];
  const everybody: Choice[] =
    arms.length > 1
      ? targets.map((target) => ({
          id: `all-${target}`,
          label: t("client-sink-all-at", { ship: shipName(table.facts, target) }),
          immediate: true,
          act: () => aimAll(table, arms, target),
        }))
      : [];
  const marks = arm && arm.marks.length <= MOST ? arm.marks : [];
  return {
    subjects: arms.length > MOST ? [] : arms.map((each) => ({ id: armId(each), label: armWords(table, each) })),
    subject,
    choices: [
      ...marks.map((mark) => ({
        id: `${armId(arm!)}-${mark.target}`,
        label: shipName(table.facts, mark.target),
        detail: expected(mark.odds),
        on: shotsOf(table, arm!).some((shot) => shot.target === mark.target),
        act: () => aim(table, arm!, mark.target),
      })),
      ...(everybody.length <= 3 ? everybody : []),
    ],
    summary: t("client-sink-fire-summary", { shots: value.length, arms: arms.length }),
    confirm: t(value.length ? "client-sink-fire" : "client-sink-hold-fire"),
    value,
  };
}

export function armWords(table: SinkTable, { firer, weapon, strength }: ArmHint): string {
  const name = shipName(table.facts, firer);
  return weapon === "main"
    ? `${name} · ${strength}`
    : t("client-sink-arm", { ship: name, weapon: t(`client-sink-weapon-${weapon}`), strength });
}

// --- from the air ----------------------------------------------------------------------------------------------------

export function targetId({ token, category, number }: Pick<Target, "token" | "category" | "number">): string {
  return `${token}-${category}-${number}`;
}

export function targetWords(table: SinkTable, { token, category, number, ship }: Target): string {
  return ship
    ? `${shipName(table.facts, ship)} (${token})`
    : t("client-sink-target", { category: t(`sink-category-${category}`), number, token });
}

export function strengthOf(table: SinkTable, wing: Wing, target: Target): number {
  return Number(table.entries[`${wing.unit}-${targetId(target)}`] ?? 0);
}

/** What a wing does, out of the strengths that were set. */
function strikeOf(table: SinkTable, wing: Wing, targets: Target[]): Strike | null {
  const aims = targets.flatMap((target) => {
    const strength = strengthOf(table, wing, target);
    return strength ? [{ ...target, strength }] : [];
  });
  if (!aims.length) return null;
  return {
    unit: wing.unit,
    hex: aims[0]!.hex,
    aims: aims.map(({ token, category, number, strength }) => ({ token, category, number, strength })),
  };
}

export function targetsFor(wing: Wing, targets: Target[]): Target[] {
  return targets.filter(({ token }) => wing.tokens.includes(token));
}

export function strikes(table: SinkTable, asked: Asked<Sink, "sink-ask-strikes">): ChartQuestion {
  const { wings, targets } = asked.hints;
  const value = wings.flatMap((wing) => strikeOf(table, wing, targetsFor(wing, targets)) ?? []);
  const subject = table.subjectOf(wings.map(({ unit }) => unit)) ?? wings[0]?.unit ?? null;
  const wing = wings.find(({ unit }) => unit === subject);
  const open = wing ? targetsFor(wing, targets) : [];
  return {
    subjects: wings.map(({ unit, strength }) => ({ id: unit, label: `${airName(table.facts, unit)} · ${strength}` })),
    subject,
    choices: (open.length > MOST ? [] : open).map((target) => ({
      id: `${wing!.unit}-${targetId(target)}`,
      label: targetWords(table, target),
      on: strengthOf(table, wing!, target) > 0,
      act: () => strikeAt(table, wing!, target, targets),
    })),
    summary: wings.length ? t("client-sink-strike-summary", { count: value.length }) : t("client-sink-no-wings"),
    confirm: t(value.length ? "client-sink-strike" : "client-sink-no-strike", { count: value.length }),
    value,
    hexes: [...new Set(targets.map(({ hex }) => hex))],
  };
}

/** Aim what is left of a wing's strength at a ship; again, and she is left alone. */
export function strikeAt(table: SinkTable, wing: Wing, target: Target, targets: Target[]): void {
  const before = strengthOf(table, wing, target);
  const others = targetsFor(wing, targets).filter((other) => targetId(other) !== targetId(target));
  const left = wing.strength - others.reduce((sum, other) => sum + strengthOf(table, wing, other), 0);
  table.set(`${wing.unit}-${targetId(target)}`, before ? 0 : Math.max(1, left));
}
