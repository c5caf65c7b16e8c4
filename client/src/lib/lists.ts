/** Lists by what their things have in common. */

export function grouped<T, Key>(things: Iterable<T>, key: (thing: T) => Key): Map<Key, T[]> {
  const found = new Map<Key, T[]>();
  for (const thing of things) {
    const there = found.get(key(thing));
    if (there) there.push(thing);
    else found.set(key(thing), [thing]);
  }
  return found;
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** The thing with the least of something; nothing where there is none. */
export function closest<T>(things: readonly T[], far: (thing: T) => number): T | undefined {
  let [best, least]: [T | undefined, number] = [undefined, Infinity];
  for (const thing of things) {
    const distance = far(thing);
    if (distance < least) [best, least] = [thing, distance];
  }
  return best;
}
