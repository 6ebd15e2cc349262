import { createHash } from "node:crypto";

/** Tokens are stored as hashes only. Any text has a hash, so a malformed token is simply an unknown one. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
