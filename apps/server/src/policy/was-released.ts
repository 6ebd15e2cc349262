import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Whether the landlord has released the policy. */
export async function wasReleased(db: Kysely<Database>, refId: string): Promise<boolean> {
  const release = await db
    .selectFrom("release_of_liability")
    .select("ref_id")
    .where("ref_id", "=", refId)
    .executeTakeFirst();
  return release !== undefined;
}
