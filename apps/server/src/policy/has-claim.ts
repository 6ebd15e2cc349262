import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isUuid } from "../platform/rules/uuid.ts";

/** Whether the policy has this claim. False for a malformed id. */
export async function hasClaim(
  db: Kysely<Database>,
  { refId, claimId }: { refId: string; claimId: string },
): Promise<boolean> {
  if (!isUuid(claimId)) return false;
  const claim = await db
    .selectFrom("claim")
    .select("id")
    .where("ref_id", "=", refId)
    .where("id", "=", claimId)
    .executeTakeFirst();
  return claim !== undefined;
}
