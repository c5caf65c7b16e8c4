/** The keyboard at the table.  Keys that a focused field or button wants for itself are left to it. */

import type { GameTable } from "./game";

export interface TableActions {
  table: GameTable;
  /** Whether the keyboard chose this, so that Enter is meant for it; what was only clicked leaves Enter to the question. */
  chosen?(target: Element): boolean;
  undo(): void;
  rule(): void;
  chat(): void;
  help(): void;
}

export function tableKeys(actions: TableActions): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target?.closest("input, textarea, select, dialog")) return;
    const button = target?.closest("button, a, [role=button]");
    const confirms = actions.table.prompt?.confirm && actions.table.prompt.ready;
    if (event.key === "Enter" && button && (!confirms || actions.chosen?.(button) !== false)) return;
    if (press(event.key, actions)) event.preventDefault();
  };
}

/** The keys that press a thing which is drawn, not a button of the browser's. */
export function onPress(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

/** Whether the key meant something. */
export function press(key: string, actions: TableActions): boolean {
  const { table } = actions;
  const prompt = table.prompt;
  if (/^[1-9]$/.test(key)) {
    const choice = prompt?.choices[Number(key) - 1];
    choice?.act();
    return choice !== undefined;
  }
  switch (key) {
    case "Enter":
      if (!prompt?.confirm || !prompt.ready) return false;
      table.confirm();
      return true;
    case "Escape":
      return table.cancel();
    case "[":
    case "]":
      return nextSubject(table, key === "]" ? 1 : -1);
    case "+":
    case "-":
      return stepFirst(table, key === "+" ? 1 : -1);
    case "u":
      actions.undo();
      return true;
    case "r":
      actions.rule();
      return true;
    case "c":
      actions.chat();
      return true;
    case "?":
      actions.help();
      return true;
  }
  return false;
}

function nextSubject(table: GameTable, step: number): boolean {
  const ids = table.prompt?.subjects.map((subject) => subject.id) ?? [];
  if (ids.length < 2) return false;
  const now = ids.indexOf(table.prompt?.subject ?? "");
  table.selectSubject(ids[(now + step + ids.length) % ids.length]!);
  return true;
}

function stepFirst(table: GameTable, step: number): boolean {
  const stepper = table.prompt?.steppers[0];
  const wanted = (stepper?.value ?? 0) + step;
  if (!stepper || wanted < stepper.least || wanted > stepper.most) return false;
  table.step(stepper.id, wanted);
  return true;
}
