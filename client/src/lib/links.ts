/** Secret links of one's own matches: the server keeps only their hashes, so this browser has to remember them. */

import { remember, remembered } from "./memory";

export function keepLinks(match: string, links: Record<string, string>): void {
  if (Object.keys(links).length) remember(`links-${match}`, JSON.stringify(links));
}

/** The full address to be given to a friend for a seat. */
export function friendLink(match: string, seat: string): string | null {
  const kept = remembered(`links-${match}`);
  const path = kept ? (JSON.parse(kept) as Record<string, string>)[seat] : undefined;
  return path ? new URL(path, location.origin).href : null;
}
