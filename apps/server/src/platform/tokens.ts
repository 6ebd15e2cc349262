import { createHash } from "node:crypto";

/** Tokens are stored only as hashes. A malformed token needs no check: its hash is simply unknown. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
