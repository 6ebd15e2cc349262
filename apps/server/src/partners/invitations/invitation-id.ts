import { createHmac } from "node:crypto";

/**
 * The secret of an invitation's link. Only its hash is stored, but the partner can get it again, because it is derived
 * from the partner's API key, of which we also store only the hash.
 */
export function invitationIdOf(apiKey: string, publicId: string): string {
  return createHmac("sha256", apiKey).update(`invitation ${publicId}`).digest("hex").slice(0, 32);
}
