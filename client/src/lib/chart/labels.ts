/** What hexes are called on printed charts. */

import type { Cell, GridShape } from "./grid";

type Lettering = Pick<GridShape, "labelOf" | "cellOf">;

/** Row letters before a column number: A1 ... Z35, AA1 ... */
export const lettered: Lettering = {
  labelOf: ({ row, column }) => `${rowLetters(row)}${column}`,
  cellOf(label): Cell | null {
    const [, letters = "", number = ""] = /^(A?[A-Z])(\d{1,2})$/.exec(label) ?? [];
    if (!letters) return null;
    const last = letters.charCodeAt(letters.length - 1) - 64;
    return { row: letters.length > 1 ? 26 + last : last, column: Number(number) };
  },
};

/** Two figures of the column before two of the row: 1001 ... 4239. */
export const numbered: Lettering = {
  labelOf: ({ row, column }) => `${figures(column)}${figures(row)}`,
  cellOf(label): Cell | null {
    const [, column, row] = /^(\d\d)(\d\d)$/.exec(label) ?? [];
    return column && row ? { column: Number(column), row: Number(row) } : null;
  },
};

/** A, B ... Z, AA ... */
export function rowLetters(row: number): string {
  return row > 26 ? `A${String.fromCharCode(64 + row - 26)}` : String.fromCharCode(64 + row);
}

function figures(value: number): string {
  return String(value).padStart(2, "0");
}
