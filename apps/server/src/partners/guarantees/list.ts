import {
  type CallAnswer,
  type CallInput,
  fromCents,
  type guaranteeFilters,
  guaranteesPerCall,
  type listGuarantees,
  type PolicyStatus,
} from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { partnerReference } from "../../webhooks/index.ts";
import type { Partner } from "../../platform/http/callers.ts";

/** `since` reaches back this far, for changes that were recorded but not yet committed while the partner was polling. */
const pollOverlap = 300_000;

/** SQL for the time at which the last change of the status or of a claim was recorded. */
const changedAt = sql<Date>`greatest(
  (SELECT max(greatest(h.at, h.recorded_at)) FROM policy_history h WHERE h.ref_id = policy.ref_id),
  (SELECT max(greatest(c.reported_at, o.at, d.at, p.at)) FROM claim c
    LEFT JOIN claim_objection o ON o.claim_id = c.id LEFT JOIN claim_decision d ON d.claim_id = c.id
    LEFT JOIN claim_payout p ON p.claim_id = c.id
    WHERE c.ref_id = policy.ref_id))`;

const referenceOf = sql.raw<string | null>(partnerReference("policy.ref_id"));

function statusesOf(filter: (typeof guaranteeFilters)[number]): PolicyStatus[] {
  return filter === "IN_FORCE" ? ["ACTIVE", "PAST_DUE"] : [filter];
}

/** Policies by `refId`; `after` is the last `refId` of the previous page. */
export async function listOwnGuarantees(
  { db }: Pick<Deps, "db">,
  partner: Partner,
  { status, since, reference, search, after }: CallInput<typeof listGuarantees>["query"],
): Promise<CallAnswer<typeof listGuarantees>> {
  const rows = await db
    .selectFrom("policy")
    .select(["ref_id", "contract_number", "status", "tenant_name", "full_address", "currency", "deposit_cents"])
    .select(["is_test", "insurance_start", "signed_at", changedAt.as("changedAt"), referenceOf.as("reference")])
    .where("partner_id", "=", partner.id)
    .where("is_test", "=", partner.isTest)
    .where("forgotten_at", "is", null)
    .$if(status !== undefined, (query) => query.where("status", "in", statusesOf(status ?? "SIGNED")))
    .$if(since !== undefined, (query) => query.where(changedAt, ">=", new Date(Date.parse(since ?? "") - pollOverlap)))
    .$if(reference !== null, (query) => query.where(referenceOf, "=", reference))
    .$if(search !== null, (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', ${referenceOf}, contract_number, tenant_name, full_address) ILIKE ${toLikePattern(search)}`,
      ),
    )
    .$if(after !== null, (query) => query.where("ref_id", ">", after ?? ""))
    .orderBy("ref_id")
    .limit(guaranteesPerCall + 1)
    .execute();
  const page = rows.slice(0, guaranteesPerCall);
  return {
    guarantees: page.map((row) => ({
      refId: row.ref_id,
      contractNumber: row.contract_number,
      status: row.status,
      test: row.is_test,
      reference: row.reference,
      tenantName: row.tenant_name,
      fullAddress: row.full_address,
      currency: row.currency,
      depositAmount: fromCents(row.deposit_cents),
      insuranceStart: row.insurance_start,
      signedAt: row.signed_at.toISOString(),
      changedAt: row.changedAt.toISOString(),
    })),
    next: rows.length > page.length ? (page.at(-1)?.ref_id ?? null) : null,
  };
}
