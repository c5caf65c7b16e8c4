/** Small things that this browser remembers; where it is not allowed to, they are forgotten and nothing breaks. */

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`huffduff-${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`huffduff-${name}`, value);
  } catch {
    return;
  }
}
