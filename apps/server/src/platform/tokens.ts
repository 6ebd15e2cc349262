import { createHash } from "node:crypto";

/** Tokens are stored only as hashes. Every text has a hash, so a malformed token is simply unknown. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
