import { createHmac } from "node:crypto";

/**
 * The token of the link that the tenant passes on. Made from the tenant's own token, so that the finish page can show it
 * again and again while only its hash is stored (decision 0012).
 */
export function shortToken(tenantToken: string, refId: string): string {
  return createHmac("sha256", tenantToken).update(`landlord link for reading ${refId}`).digest("hex").slice(0, 32);
}
