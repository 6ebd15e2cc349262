import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Landlords' questions with their contract. */
export function selectQuestions(db: Kysely<Database>) {
  return db
    .selectFrom("landlord_question as q")
    .innerJoin("policy", "policy.ref_id", "q.ref_id")
    .leftJoin("staff_account as s", "s.id", "q.staff_id")
    .select(["q.id", "q.message", "q.asked_at as askedAt", "q.answer", "q.answered_at as answeredAt"])
    .select(["s.name as answeredBy", "policy.ref_id as refId", "policy.contract_number as contractNumber"])
    .select(["policy.landlord_name as landlordName", "policy.landlord_language", "policy.country"]);
}
