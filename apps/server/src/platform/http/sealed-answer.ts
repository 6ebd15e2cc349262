import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { RequestKey } from "./idempotency.ts";
import type { WireAnswer } from "./refusal.ts";

type SealedAnswer = Pick<WireAnswer, "body" | "session">;

/**
 * Encrypts an answer, which may contain a token, with the caller's Idempotency-Key (wire decisions, "General";
 * docs/decisions.md). We store only a hash of the key, so the database alone reveals nothing.
 */
export function sealAnswer(requestKey: RequestKey, { body, session }: SealedAnswer): Buffer {
  const { secret, nonce } = keysFrom(requestKey);
  const cipher = createCipheriv("aes-256-gcm", secret, nonce);
  return Buffer.concat([cipher.update(JSON.stringify({ body, session }), "utf8"), cipher.final(), cipher.getAuthTag()]);
}

export function openAnswer(requestKey: RequestKey, sealed: Buffer): SealedAnswer {
  const { secret, nonce } = keysFrom(requestKey);
  const decipher = createDecipheriv("aes-256-gcm", secret, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const opened: SealedAnswer = JSON.parse(
    Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString("utf8"),
  );
  return opened;
}

/** Each key encrypts only one answer, so the nonce can be derived from it too. */
function keysFrom({ scope, key }: RequestKey) {
  const bytes = Buffer.from(hkdfSync("sha256", key, "kautia idempotency", scope, 44));
  return { secret: bytes.subarray(0, 32), nonce: bytes.subarray(32) };
}
