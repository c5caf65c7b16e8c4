import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { blake2b, hex, sha256, unhex } from "../../../src/lib/net/hash";

const lengths = [0, 1, 3, 55, 56, 63, 64, 65, 119, 127, 128, 129, 200, 256, 1000];
const message = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);

describe("hashes in plain script", () => {
  test("give the same SHA-256 as any other", () => {
    for (const length of lengths) {
      expect(hex(sha256(message(length)))).toBe(createHash("sha256").update(message(length)).digest("hex"));
    }
  });

  test("give the same BLAKE2b as any other", () => {
    for (const length of lengths) {
      expect(hex(blake2b(message(length), 64))).toBe(createHash("blake2b512").update(message(length)).digest("hex"));
    }
  });

  test("take a key, as the server's dice do", () => {
    // hashlib.blake2b((5).to_bytes(8, "big"), key=bytes(range(32)), digest_size=16)
    const key = Uint8Array.from({ length: 32 }, (_, i) => i);
    expect(hex(blake2b(unhex("0000000000000005"), 16, key))).toBe("99ec8dc8575ec476e1de8fc360cb91db");
  });
});
