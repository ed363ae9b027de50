import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { isPromiseKept } from "../../src/replay/shuffleCheck";

test("the commitment is kept if it is the digest of the seed", async () => {
  const seed = "0123456789abcdef".repeat(4);
  const published = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
  assert.equal(await isPromiseKept(seed, published), true);
  assert.equal(await isPromiseKept(seed, published.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))), false);
});
