import { createHmac } from "node:crypto";
import type { Transaction } from "kysely";
import { makeLink } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";

/**
 * Makes the landlord's read-only link, which the tenant can pass on, and returns its token. The token is derived from the
 * tenant's, so that the finish page shows the same link each time although only a hash is stored (docs/decisions.md).
 */
export function makeShortLink(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  subject: string,
  tenantToken: string,
): Promise<string> {
  const derived = createHmac("sha256", tenantToken).update(`landlord link for reading ${subject}`).digest("hex");
  return makeLink(transaction, deps, "landlord-reading", { subject, token: derived.slice(0, 32) });
}
