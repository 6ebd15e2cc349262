import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Selects the application that a charge belongs to. The caller says which charge. */
export function selectChargedApplication(db: Kysely<Database>) {
  return db
    .selectFrom("charge_attempt")
    .leftJoin("premium", "premium.id", "charge_attempt.premium_id")
    .leftJoin("instalment", "instalment.id", "charge_attempt.instalment_id")
    .select((select) => select.fn.coalesce("premium.ref_id", "instalment.ref_id").as("ref_id"));
}
