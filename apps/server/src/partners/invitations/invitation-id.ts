import { createHmac } from "node:crypto";

/**
 * The secret of an invitation's link. Only its hash is stored, and yet the partner gets it again: it follows from the
 * partner's API key, of which also only the hash is stored.
 */
export function invitationIdOf(apiKey: string, publicId: string): string {
  return createHmac("sha256", apiKey).update(`invitation ${publicId}`).digest("hex").slice(0, 32);
}
