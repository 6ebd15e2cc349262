import type { PolicyChargeRow } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import { startOfDayIn } from "../platform/database/by-country.ts";
import type { Database } from "../platform/database/schema.ts";
import { policyColumn } from "./policy-column.ts";

const kind = (name: PolicyChargeRow["kind"]) => sql<PolicyChargeRow["kind"]>`${sql.lit(name)}`.as("kind");

/** All premiums, instalments and refunds of a policy, with the outcome of their attempts. */
export function selectPolicyCharges(db: Kysely<Database>, refId: string) {
  const premiums = db
    .selectFrom("premium")
    .select(["id", kind("PREMIUM"), "number", "amount_cents", "due_at"])
    .select(sql<PolicyChargeRow["state"]>`status`.as("state"))
    .where("ref_id", "=", refId);
  const instalments = db
    .selectFrom("instalment")
    .select(["id", kind("INSTALMENT"), "number", "amount_cents"])
    .select(startOfDayIn(policyColumn(sql.ref<string>("instalment.ref_id"), "country"), sql.ref("due_on")).as("due_at"))
    .select(sql<PolicyChargeRow["state"]>`status`.as("state"))
    .where("ref_id", "=", refId);
  const charged = db
    .selectFrom(premiums.unionAll(instalments).as("owed"))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom("charge_attempt")
        .select([
          sql<number>`count(*) FILTER (WHERE status = 'FAILED')::int`.as("failures"),
          sql<string | null>`(array_agg(failure_code ORDER BY number DESC) FILTER (WHERE status = 'FAILED'))[1]`.as(
            "code",
          ),
          sql<string | null>`max(provider_charge_id) FILTER (WHERE status = 'SUCCEEDED')`.as("reference"),
          sql<boolean>`bool_or(status = 'ASKED')`.as("is_asked"),
        ])
        .where(sql<boolean>`(premium_id = owed.id OR instalment_id = owed.id)`)
        .as("tried"),
    )
    .select(["owed.id", "owed.kind", sql<number | null>`owed.number`.as("number"), "owed.amount_cents", "owed.due_at"])
    .select(sql<PolicyChargeRow["state"]>`CASE WHEN tried.is_asked THEN 'COLLECTING' ELSE owed.state END`.as("state"))
    .select(["tried.failures", "tried.code", "tried.reference"]);
  const refunds = db
    .selectFrom("refund")
    .select(["id", kind("REFUND"), sql<null>`NULL`.as("number"), "amount_cents", "due_at"])
    .select(sql<PolicyChargeRow["state"]>`status`.as("state"))
    .select(["unanswered as failures", sql<null>`NULL`.as("code")])
    .select(({ fn }) => fn.coalesce("transfer_reference", "provider_refund_id").as("reference"))
    .where("ref_id", "=", refId);
  return db
    .selectFrom(charged.unionAll(refunds).as("charge"))
    .select(["id", "kind", "number", "amount_cents", "due_at as dueAt", "state", "failures", "reference"])
    .select("code as failureCode");
}
