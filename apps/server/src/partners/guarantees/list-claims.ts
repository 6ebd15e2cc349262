import { type CallAnswer, type CallInput, fromCents, guaranteesPerCall, listPartnerClaims } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { contains } from "../../platform/lists/contains.ts";
import { defineCursorList } from "../../platform/lists/define-cursor-list.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { selectClaims } from "../../views/claims.ts";
import { allTenants } from "../../views/names.ts";
import { partnerReference } from "../../webhooks/index.ts";
import type { Partner } from "../../platform/http/callers.ts";

const referenceOf = sql.raw<string | null>(partnerReference("policy.ref_id"));

/** Claims, newest first; the cursor is the id of the last one. */
export const partnerClaimList = defineCursorList({
  call: listPartnerClaims,
  pageSize: guaranteesPerCall,
  query: ({ db, clock, partner }: Pick<Deps, "db" | "clock"> & { partner: Partner }) =>
    db
      .selectFrom(selectClaims(db, clock.now()).as("claimed"))
      .innerJoin("policy", "policy.ref_id", "claimed.ref_id")
      .select(["claimed.id", "claimed.ref_id as refId", "policy.contract_number as contractNumber"])
      .select([
        referenceOf.as("reference"),
        allTenants("policy").as("tenantName"),
        "policy.full_address as fullAddress",
      ])
      .select(["claimed.amount_cents", "claimed.reported_at as reportedAt", "claimed.object_until as objectUntil"])
      .select(["claimed.granted_cents", "claimed.paid_on as paidOn", "claimed.state"])
      .where("policy.partner_id", "=", partner.id)
      .where("policy.forgotten_at", "is", null),
  filters: {
    state: (query, state) => query.where("claimed.state", "=", state),
    search: (query, search) =>
      query.where((eb) =>
        contains(eb, search, referenceOf, "policy.contract_number", allTenants("policy"), "policy.full_address"),
      ),
  },
  order: (query) => query.orderBy("claimed.reported_at", "desc").orderBy("claimed.id", "desc"),
  writeCursor: ({ id }) => id,
  readCursor: (cursor) => (isUuid(cursor) ? cursor : null),
  after: (query, id) =>
    query.where(sql<boolean>`(claimed.reported_at, claimed.id) < (SELECT reported_at, id FROM claim WHERE id = ${id})`),
  show: ({ amount_cents, granted_cents, ...row }) => ({
    ...row,
    amount: fromCents(amount_cents),
    granted: granted_cents === null ? null : fromCents(granted_cents),
    reportedAt: row.reportedAt.toISOString(),
  }),
  columns: [
    ["partners.col.reference", ({ reference }) => reference],
    ["partners.col.contract", ({ contractNumber }) => contractNumber],
    ["partners.col.tenant", ({ tenantName }) => tenantName],
    ["partners.col.address", ({ fullAddress }) => fullAddress],
    ["partners.col.amount", ({ amount: of }, { amount }) => amount(of)],
    ["partners.col.reported", ({ reportedAt }, { time }) => time(reportedAt)],
    ["partners.col.state", ({ state }, { t }) => t(`partners.claim.${state}`)],
    ["partners.col.granted", ({ granted }, { amount }) => amount(granted)],
    ["partners.col.paid", ({ paidOn }) => paidOn],
  ],
});

export async function listClaims(
  deps: Pick<Deps, "db" | "clock">,
  partner: Partner,
  asked: CallInput<typeof listPartnerClaims>["query"],
): Promise<CallAnswer<typeof listPartnerClaims> | Refusal> {
  const page = await partnerClaimList.readPage({ ...deps, partner }, asked);
  return page instanceof Refusal ? page : { claims: page.rows, next: page.next };
}
