import type { Colleague, Country, StaffPayoutRow } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { selectClaims } from "./claims.ts";
import { isOnHold } from "./circumstances.ts";
import { isInFile } from "./payments.ts";
import { policyColumn } from "./policy-column.ts";

interface PayoutRow {
  id: string;
  kind: StaffPayoutRow["kind"];
  state: StaffPayoutRow["state"];
  refId: string;
  contractNumber: string;
  country: Country;
  payee: string | null;
  iban: string | null;
  amount_cents: number;
  reference: string | null;
  since: Date;
  approvalId: string | null;
  askedBy: Colleague | null;
  paidOn: string | null;
  paidBy: string | null;
}

/** Granted claims and refunds that failed at the provider, with the account and the approval that a transfer needs. */
export function selectPayouts(db: Kysely<Database>, now: Date) {
  const claims = db
    .selectFrom(selectClaims(db, now).as("claim"))
    .select(["claim.id", sql<string>`'CLAIM'`.as("kind"), "claim.ref_id", "claim.partner_id"])
    .select(["claim.granted_cents as amount_cents", "claim.decided_at as since"])
    .select(["claim.paid_on", "claim.paid_by", "claim.reference"])
    .select("claim.claimant")
    .where(sql<boolean>`claim.state IN ('GRANTED', 'PAID')`);
  const refunds = db
    .selectFrom("refund")
    .select(["id", sql<string>`'REFUND'`.as("kind"), "ref_id", sql<string | null>`NULL`.as("partner_id")])
    .select(["amount_cents", "due_at as since"])
    .select(["transferred_on as paid_on", "transferred_by as paid_by", "transfer_reference as reference"])
    .select(sql<string | null>`NULL::uuid`.as("claimant"))
    .where((eb) => eb.or([eb("status", "=", "FAILED"), eb("transferred_on", "is not", null)]));
  const refId = sql.ref<string>("due.ref_id");
  const rows = sql<PayoutRow>`(
    SELECT due.id::text AS id, due.kind, due.ref_id AS "refId", due.amount_cents, due.since, due.reference,
      due.paid_on AS "paidOn", payer.name AS "paidBy", account.iban,
      ${policyColumn(refId, "contract_number")} AS "contractNumber", ${policyColumn(refId, "country")} AS country,
      CASE due.kind WHEN 'REFUND' THEN ${policyColumn(refId, "tenant_name")}
        ELSE coalesce(account.holder, (SELECT name FROM former_landlord WHERE id = due.claimant),
          ${policyColumn(refId, "landlord_name")}) END AS payee,
      approval.id AS "approvalId", approval.asked_by AS "askedBy",
      CASE WHEN due.paid_on IS NOT NULL THEN 'PAID' WHEN approval.id IS NOT NULL THEN 'APPROVAL'
        WHEN ${isOnHold(refId)} OR EXISTS (SELECT FROM sanctions_check c WHERE c.ref_id = ${refId} AND c.open) THEN 'ON_HOLD'
        WHEN due.kind = 'CLAIM' AND account.iban IS NULL AND due.partner_id IS NULL THEN 'NO_ACCOUNT'
        WHEN ${isInFile(sql`due.kind`, sql`due.id::text`)} THEN 'IN_FILE'
        ELSE 'READY' END AS state
    FROM (${claims} UNION ALL ${refunds}) AS due
      LEFT JOIN staff_account AS payer ON payer.id = due.paid_by
      LEFT JOIN LATERAL (
        SELECT iban, holder FROM payout_account
        WHERE payout_account.ref_id = due.ref_id AND due.kind = 'CLAIM' AND dropped_at IS NULL AND counts_from <= ${now}
          AND former_landlord_id IS NOT DISTINCT FROM due.claimant
        ORDER BY counts_from DESC, entered_at DESC LIMIT 1) AS account ON true
      LEFT JOIN LATERAL (
        SELECT approval.id, jsonb_build_object('id', asker.id, 'name', asker.name) AS asked_by
        FROM approval JOIN staff_account AS asker ON asker.id = approval.asked_by
        WHERE approval.subject_id = due.id::text AND approval.decision IS NULL
          AND approval.kind IN ('pay-out-claim', 'transfer-refund')) AS approval ON true)`;
  return db.selectFrom(rows.as("payout")).selectAll("payout");
}
