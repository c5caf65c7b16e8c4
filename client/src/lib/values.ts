/** Answers as plain values. */

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The name of an answer for tests and lists: its parts joined by dashes. */
export function valueId(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueId).join("-");
  if (value !== null && typeof value === "object") return Object.values(value).map(valueId).join("-");
  return String(value);
}
