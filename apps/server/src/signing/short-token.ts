import { createHmac } from "node:crypto";

/**
 * Derived from the tenant's token, so that the finish page shows the same link each time although only a hash is stored
 * (decision 0012).
 */
export function shortToken(tenantToken: string, refId: string): string {
  return createHmac("sha256", tenantToken).update(`landlord link for reading ${refId}`).digest("hex").slice(0, 32);
}
