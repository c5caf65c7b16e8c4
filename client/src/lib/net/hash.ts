/** Hashes in plain script: a page on plain http, as in a house, gets none from the browser. */

const BLOCK = 64;

/** The fractional parts of the roots of the first primes, from which SHA-256 takes its constants. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) prime = false;
    if (prime) found.push(((number ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

function right(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  words.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  const state = [...START];
  const schedule = new Int32Array(64);
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) schedule[i] = words.getInt32(block + 4 * i);
      else {
        const early = schedule[i - 15]!;
        const late = schedule[i - 2]!;
        const first = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
        const second = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
        schedule[i] = schedule[i - 16]! + first + schedule[i - 7]! + second;
      }
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const choice = (e & f) ^ (~e & g);
      const first = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + choice + ROUNDS[i]! + schedule[i]!) | 0;
      const second = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

const MASK = 2n ** 64n - 1n;
const VECTOR = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function turn(word: bigint, bits: bigint): bigint {
  return (word >> bits) | ((word << (64n - bits)) & MASK);
}

function compress(state: bigint[], block: Uint8Array, done: number, last: boolean): void {
  const words = new DataView(block.buffer, block.byteOffset, 128);
  const message = Array.from({ length: 16 }, (_, i) => words.getBigUint64(8 * i, true));
  const v = [...state, ...VECTOR];
  v[12]! ^= BigInt(done);
  if (last) v[14]! ^= MASK;
  for (let round = 0; round < 12; round += 1) {
    const order = ORDER[round % 10]!;
    MIXES.forEach(([a, b, c, d], i) => {
      v[a] = (v[a]! + v[b]! + message[order[2 * i]!]!) & MASK;
      v[d] = turn(v[d]! ^ v[a], 32n);
      v[c] = (v[c]! + v[d]) & MASK;
      v[b] = turn(v[b]! ^ v[c], 24n);
      v[a] = (v[a] + v[b] + message[order[2 * i + 1]!]!) & MASK;
      v[d] = turn(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & MASK;
      v[b] = turn(v[b] ^ v[c], 63n);
    });
  }
  for (let i = 0; i < 8; i += 1) state[i] = state[i]! ^ v[i]! ^ v[i + 8]!;
}

/** BLAKE2b of a message, with a key of up to 64 bytes. */
export function blake2b(message: Uint8Array, size: number, key: Uint8Array = new Uint8Array()): Uint8Array {
  const state = [...VECTOR];
  state[0]! ^= 0x01010000n ^ BigInt(key.length << 8) ^ BigInt(size);
  const first = key.length ? 128 : 0;
  const whole = new Uint8Array(Math.max(128, Math.ceil((first + message.length) / 128) * 128));
  whole.set(key);
  whole.set(message, first);
  for (let block = 0; block < whole.length; block += 128) {
    const last = block + 128 === whole.length;
    compress(state, whole.subarray(block, block + 128), last ? first + message.length : block + 128, last);
  }
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => digest.setBigUint64(8 * i, word, true));
  return new Uint8Array(digest.buffer, 0, size);
}
