import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";

/** Whether it is a claim under this contract. Compared here, for what is no id is no question for the database. */
export async function hasClaim(
  db: Kysely<Database>,
  { refId, claimId }: { refId: string; claimId: string },
): Promise<boolean> {
  const claims = await db.selectFrom("claim").select("id").where("ref_id", "=", refId).execute();
  return claims.some(({ id }) => id === claimId);
}
