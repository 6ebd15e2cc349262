import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { WireAnswer } from "./refusal.ts";

type SealedAnswer = Pick<WireAnswer, "body" | "session">;

/**
 * An answer may hold a token, which is never stored in the clear (wire decisions, "General"). It is therefore encrypted
 * with a key made from the caller's Idempotency-Key, of which only a hash is stored: who has the database alone reads nothing.
 */
export function sealAnswer(call: string, key: string, { body, session }: SealedAnswer): Buffer {
  const { secret, nonce } = keysFrom(call, key);
  const cipher = createCipheriv("aes-256-gcm", secret, nonce);
  return Buffer.concat([cipher.update(JSON.stringify({ body, session }), "utf8"), cipher.final(), cipher.getAuthTag()]);
}

export function openAnswer(call: string, key: string, sealed: Buffer): SealedAnswer {
  const { secret, nonce } = keysFrom(call, key);
  const decipher = createDecipheriv("aes-256-gcm", secret, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  // What the tag vouches for was sealed above.
  const opened: SealedAnswer = JSON.parse(
    Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString("utf8"),
  );
  return opened;
}

/** Each key seals one answer only, so that its nonce can be made from it too. */
function keysFrom(call: string, key: string) {
  const bytes = Buffer.from(hkdfSync("sha256", key, "kautia idempotency", call, 44));
  return { secret: bytes.subarray(0, 32), nonce: bytes.subarray(32) };
}
