/** Questions with a short list of answers. */

import { decision, type Wording } from "../../lib/decision";
import { percent } from "../../lib/numbers";
import type { AskedAs, Question } from "../../lib/question";
import { t } from "../../lib/words.svelte";
import { inches } from "./sea";
import type { VasTable } from "./table.svelte";
import type { Helm } from "./types";
import type { AskedFor } from "./vas";

type Yes = AskedAs<"yes" | "no", unknown, unknown>;

function yesOrNo(asked: Yes, summary = ""): Question {
  return decision(asked, { answer: (value) => ({ label: t(`client-value-${value}`) }), summary, quick: true });
}

export function fan(_: VasTable, asked: AskedFor<"vas-ask-fan">): Question {
  return yesOrNo(asked);
}

export function pass(_: VasTable, asked: AskedFor<"vas-ask-pass">): Question {
  const { dice, need, hits } = asked.hints;
  return yesOrNo(asked, t("client-vas-pass", { dice, need, hits }));
}

export function scramble(_: VasTable, asked: AskedFor<"vas-ask-scramble">): Question {
  return yesOrNo(asked, t("client-vas-needs", { face: asked.hints.face }));
}

export function side(_: VasTable, asked: AskedFor<"vas-ask-side">): Question {
  return decision(asked, { answer: (value) => ({ label: t(`client-vas-${value}`) }) });
}

export function edge(_: VasTable, asked: AskedFor<"vas-ask-edge">): Question {
  return decision(asked, { answer: (value) => ({ label: t(`client-vas-edge-${value}`) }) });
}

export function zone(_: VasTable, asked: AskedFor<"vas-ask-zone">): Question {
  const answer = (value: string) => ({ label: t(`client-vas-edge-${value}`) });
  return decision(asked, { answer, summary: t("client-vas-zone-first") });
}

export function airOrder(table: VasTable, asked: AskedFor<"vas-ask-air-order">): Question {
  return decision(asked, {
    answer: (value) => ({ label: table.sideName(value) }),
    summary: t("client-vas-air-order-why"),
  });
}

export function mover(table: VasTable, asked: AskedFor<"vas-ask-mover">): Question {
  const read = decision(asked, {
    summary: t("client-vas-mover-speeds"),
    answer: (ship) => ({ label: table.nameOf(ship), detail: t("client-vas-inches", { inches: speedOf(table, ship) }) }),
  });
  return pointing(table, read);
}

/** Whoever looks at a choice sees the ship on the table. */
function pointing(table: VasTable, question: Question): Question {
  const choices = question.choices.map((choice) => {
    const ship = choice.id.replace(/^at-/, "");
    return table.ship(ship) ? { ...choice, look: (on: boolean) => (table.hovered = on ? ship : null) } : choice;
  });
  return { ...question, choices };
}

function speedOf(table: VasTable, ship: string): string {
  return inches(table.now(ship)?.speed ?? 0);
}

export function slot(table: VasTable, asked: AskedFor<"vas-ask-gunnery-slot">): Question {
  const read = decision(asked, {
    answer: (id) => ({ label: id === "aircraft" ? t("client-vas-aircraft") : table.nameOf(id) }),
    summary: t("client-vas-slot-why"),
  });
  return pointing(table, read);
}

function helmOf({ speed, run_up, sharpest }: Helm): string {
  return t("client-vas-helm", { speed: inches(speed), run: inches(run_up), turn: sharpest });
}

export function order(_: VasTable, asked: AskedFor<"vas-ask-order">): Question {
  return decision(asked, {
    answer: (value): Wording => {
      if (value === "none") return { label: t("client-vas-no-order"), hint: helmOf(asked.hints.helm) };
      const row = asked.hints.orders.find((each) => each.order === value);
      return {
        label: t(`vas-order-${value}`),
        hint: t(`vas-order-${value}.text`),
        ...(row?.face ? { detail: `${t("client-vas-from", { face: row.face })} ${percent(100 * row.chance)}` } : {}),
      };
    },
    usual: "none",
  });
}

export function reroll(_: VasTable, asked: AskedFor<"vas-ask-reroll">): Question {
  const { faces, need } = asked.hints;
  return decision(asked, {
    answer: (number) => ({ label: t("client-vas-again", { number }) }),
    summary: t("client-vas-shown", { faces: faces.join(" "), need }),
    usual: Math.max(...asked.options),
  });
}

export function repair(_: VasTable, asked: AskedFor<"vas-ask-repair">): Question {
  return decision(asked, {
    summary: t("client-vas-repair-chances"),
    answer: (value): Wording => {
      if (value === "none" || value === "all") return { label: t(`client-vas-repair-${value}`) };
      const row = asked.hints.areas.find(({ area }) => area === value);
      const label = t(`vas-area-${value}`);
      if (!row) return { label };
      return {
        label: `${label} ${row.score}`,
        detail: percent(100 * row.better),
        hint: t("client-vas-repair-hint", {
          scores: row.chances.map((chance, score) => `${score} (${percent(100 * chance)})`).join(", "),
        }),
      };
    },
  });
}
