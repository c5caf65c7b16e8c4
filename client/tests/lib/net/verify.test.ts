import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf, keepsPromise } from "../../../src/lib/net/verify";

const seed = "00ff10203040506070809000a0b0c0d0e0f00112233445566778899aabbccddee";

test("the commitment is the SHA-256 of the seed's bytes", async () => {
  expect(await commitmentOf(seed)).toBe(createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex"));
});

test("a seed keeps the promise made for it and no other", async () => {
  const promise = await commitmentOf(seed);
  expect(await keepsPromise(seed, promise.toUpperCase())).toBe(true);
  expect(await keepsPromise(seed.replace("ff", "fe"), promise)).toBe(false);
});
