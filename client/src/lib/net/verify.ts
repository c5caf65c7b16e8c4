/** Checking the dice: the seed that is revealed at the end must be the one that was promised before the first roll. */

export async function commitmentOf(seed: string): Promise<string> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function keepsPromise(seed: string, commitment: string): Promise<boolean> {
  return (await commitmentOf(seed)) === commitment.toLowerCase();
}
