import { expressionBuilder, type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

type Kind = "PREMIUM" | "INSTALMENT";

const lastFailed = expressionBuilder<Database>()
  .selectFrom("charge_attempt")
  .select(["charge_attempt.id", sql<Date>`charge_attempt.answered_at`.as("answered_at")])
  .where("charge_attempt.status", "=", sql.lit("FAILED"))
  .orderBy("charge_attempt.number", "desc")
  .limit(sql.lit(1));

/**
 * The debts about which we still have to contact the tenant: the mail about the last failed charge and the account
 * promise it. `id` is the failed attempt. Uses the indexes `premium_for_a_person` and `instalment_for_a_person`.
 */
export function selectOpenFollowUps(db: Kysely<Database>) {
  const premiums = db
    .selectFrom("premium")
    .innerJoinLateral(
      () => lastFailed.where("premium_id", "=", sql.ref<string>("premium.id")).as("failed"),
      (join) => join.onTrue(),
    )
    .select(sql<Kind>`'PREMIUM'`.as("kind"))
    .select(["failed.id", "premium.ref_id", "premium.amount_cents", "failed.answered_at"])
    .where("premium.status", "=", sql.lit("UNPAID"));
  const instalments = db
    .selectFrom("instalment")
    .innerJoinLateral(
      () => lastFailed.where("instalment_id", "=", sql.ref<string>("instalment.id")).as("failed"),
      (join) => join.onTrue(),
    )
    .select(sql<Kind>`'INSTALMENT'`.as("kind"))
    .select(["failed.id", "instalment.ref_id", "instalment.amount_cents", "failed.answered_at"])
    .where("instalment.status", "=", sql.lit("UNPAID"));
  return db
    .selectFrom(premiums.unionAll(instalments).as("owed"))
    .innerJoin("policy", "policy.ref_id", "owed.ref_id")
    .select(["owed.id", "policy.ref_id", "policy.contract_number", "policy.tenant_name", "policy.tenant_email"])
    .select(["owed.kind", "owed.amount_cents", "owed.answered_at"])
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("desk_contact").select("attempt_id").whereRef("attempt_id", "=", "owed.id"))),
    )
    .where("policy.forgotten_at", "is", null);
}
