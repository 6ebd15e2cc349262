import type { StoredAnswers } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "./policy.ts";

/** The tenant's answers at the signature. */
export async function readSignedAnswers(
  db: Kysely<Database>,
  { ref_id: refId }: Pick<Policy, "ref_id">,
): Promise<StoredAnswers> {
  const { answers } = await db
    .selectFrom("policy_evidence")
    .select("answers")
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  return JSON.parse(answers);
}
