import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { claimantOf } from "../views/claimant.ts";
import { isUuid } from "../platform/rules/uuid.ts";

/**
 * Whether the policy has this claim, and if `formerLandlordId` is given, whether it is that landlord's; null for the
 * current one. False for a malformed id.
 */
export async function hasClaim(
  db: Kysely<Database>,
  { refId, claimId, formerLandlordId }: { refId: string; claimId: string; formerLandlordId?: string | null },
): Promise<boolean> {
  if (!isUuid(claimId)) return false;
  const claim = await db
    .selectFrom("claim")
    .select(({ ref }) => ["id", claimantOf(ref("claim.ref_id"), ref("claim.reported_at")).as("claimant")])
    .where("ref_id", "=", refId)
    .where("id", "=", claimId)
    .executeTakeFirst();
  return claim !== undefined && (formerLandlordId === undefined || claim.claimant === formerLandlordId);
}
