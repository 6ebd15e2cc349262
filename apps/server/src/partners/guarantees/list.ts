import {
  type CallAnswer,
  type CallInput,
  fromCents,
  type guaranteeFilters,
  guaranteesPerCall,
  listGuarantees,
  type PolicyStatus,
} from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { contains } from "../../platform/lists/contains.ts";
import { defineCursorList } from "../../platform/lists/define-cursor-list.ts";
import { earlier, minute } from "../../platform/rules/durations.ts";
import { allTenants } from "../../views/names.ts";
import { policyStatus } from "../../views/policy-status.ts";
import { partnerReference } from "../../webhooks/index.ts";
import type { Partner } from "../../platform/http/callers.ts";

/** In ms. `since` reaches back this far, for changes that were recorded but not yet committed while the partner was polling. */
const pollOverlap = 5 * minute;

/** SQL for the time at which the last change of the status or of a claim was recorded. */
const lastChange = sql<Date>`greatest(
  (SELECT max(greatest(h.at, h.recorded_at)) FROM policy_history h WHERE h.ref_id = policy.ref_id),
  (SELECT max(greatest(c.reported_at, o.at, a.at, d.at, p.at,
      (SELECT max(at) FROM claim_correction WHERE claim_id = c.id))) FROM claim c
    LEFT JOIN claim_objection o ON o.claim_id = c.id LEFT JOIN claim_agreement a ON a.claim_id = c.id
    LEFT JOIN claim_decision d ON d.claim_id = c.id
    LEFT JOIN claim_payout p ON p.claim_id = c.id
    WHERE c.ref_id = policy.ref_id))`;

const referenceOf = sql.raw<string | null>(partnerReference("policy.ref_id"));

function statusesOf(filter: (typeof guaranteeFilters)[number]): PolicyStatus[] {
  return filter === "IN_FORCE" ? ["ACTIVE", "PAST_DUE"] : [filter];
}

/** Policies by `refId`, which is also the cursor. */
export const guaranteeList = defineCursorList({
  call: listGuarantees,
  pageSize: guaranteesPerCall,
  query: ({ db, partner }: Pick<Deps, "db"> & { partner: Partner }) =>
    db
      .selectFrom("policy")
      .select(["ref_id as refId", "contract_number as contractNumber", policyStatus.as("status")])
      .select(["tenant_name as tenantName", "co_tenant_names as coTenantNames"])
      .select(["full_address as fullAddress", "currency", "deposit_cents"])
      .select(["insurance_start as insuranceStart", "signed_at as signedAt"])
      .select([lastChange.as("changedAt"), referenceOf.as("reference")])
      .where("partner_id", "=", partner.id)
      .where("forgotten_at", "is", null),
  filters: {
    status: (query, status) => query.where(policyStatus, "in", statusesOf(status)),
    since: (query, since) => query.where(lastChange, ">=", earlier(new Date(since), pollOverlap)),
    reference: (query, reference) => query.where(referenceOf, "=", reference),
    search: (query, search) =>
      query.where((eb) => contains(eb, search, referenceOf, "contract_number", allTenants("policy"), "full_address")),
  },
  order: (query) => query.orderBy("ref_id"),
  writeCursor: ({ refId }) => refId,
  readCursor: (cursor) => cursor,
  after: (query, refId) => query.where("ref_id", ">", refId),
  show: ({ deposit_cents, ...row }) => ({
    ...row,
    depositAmount: fromCents(deposit_cents),
    signedAt: row.signedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }),
  columns: [
    ["partners.col.reference", ({ reference }) => reference],
    ["partners.col.contract", ({ contractNumber }) => contractNumber],
    ["partners.col.tenant", ({ tenantName, coTenantNames }) => [tenantName, ...coTenantNames].join(", ")],
    ["partners.col.address", ({ fullAddress }) => fullAddress],
    ["partners.col.deposit", ({ depositAmount }, { amount }) => amount(depositAmount)],
    ["partners.col.start", ({ insuranceStart }) => insuranceStart],
    ["partners.col.signed", ({ signedAt }, { time }) => time(signedAt)],
    ["partners.col.state", ({ status }, { t }) => t(`partners.guarantee.${status}`)],
    ["partners.col.changed", ({ changedAt }, { time }) => time(changedAt)],
  ],
});

export async function listOwnGuarantees(
  deps: Pick<Deps, "db">,
  partner: Partner,
  asked: CallInput<typeof listGuarantees>["query"],
): Promise<CallAnswer<typeof listGuarantees> | Refusal> {
  const page = await guaranteeList.readPage({ ...deps, partner }, asked);
  return page instanceof Refusal ? page : { guarantees: page.rows, next: page.next };
}
