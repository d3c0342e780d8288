import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { drawNonce, keepNonce, keptNonce, sha256 } from "./nonce";

it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])("hashes %i bytes like everybody else", (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
  expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
});

it("keeps what was promised until the table opens", () => {
  const nonce = drawNonce();
  expect(nonce.promise).toBe(createHash("sha256").update(Buffer.from(nonce.secret, "hex")).digest("hex"));
  keepNonce("north", nonce);
  expect(keptNonce("north")).toBe(nonce.secret);
  expect(keptNonce("south")).toBe("");
});
