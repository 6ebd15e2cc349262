import { fromCents, listStaffClaims } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { claimDue, selectClaims } from "../../views/claims.ts";
import { dueInOrder } from "../../views/due-at.ts";
import { policyColumn, policyTenants } from "../../views/policy-column.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";
import { foundPolicies, isFound } from "../../views/policy-words.ts";
import { tidySearch } from "../search/find.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";
import { isPending } from "../../views/work-due.ts";

const id = sql<string>`claim.id::text`;
const refId = sql.ref<string>("claim.ref_id");
const country = policyColumn(refId, "country").$notNull();

export type ClaimListNeeds = Pick<Deps, "db" | "clock" | "config"> & { person: StaffMember };

/**
 * First claims that wait for the desk, by the day on which they are due, then for the tenant, oldest first; then
 * settled ones, newest first.
 */
export const claimList = defineList({
  call: listStaffClaims,
  found: ({ search }) => (search === null ? null : foundPolicies(tidySearch(search))),
  query: ({ db, clock, config }: ClaimListNeeds) =>
    db
      .selectFrom(selectClaims(db, clock.now()).as("claim"))
      .select(["claim.id", "claim.amount_cents", "claim.granted_cents", "claim.objected", "claim.outcome"])
      .select(["claim.reported_at as reportedAt", "claim.object_until as objectUntil", "claim.state"])
      .select(["claim.decided_at as decidedAt", "claim.paid_on as paidOn", "claim.agreed_at as agreedAt"])
      .select((eb) => [
        policyColumn(refId, "contract_number").as("contractNumber"),
        policyTenants(refId).as("tenantName"),
        policyColumn(refId, "landlord_name").as("landlordName"),
        staffName(eb.ref("claim.decided_by")).as("decidedBy"),
        selectAssignee("CLAIM", id).as("assignee"),
        claimDue(config.brand.promisedWorkingDays).as("dueAt"),
        isPending("CLAIM", id).as("pending"),
      ]),
  filters: {
    state: (query, state) => query.where("claim.state", "=", state),
    assigned: (query, assigned, { person }) => query.where(isAssigned("CLAIM", id, assigned, person)),
    from: (query, day) => query.where(({ ref }) => isSince(ref("claim.reported_at"), day, country)),
    to: (query, day) => query.where(({ ref }) => isUntil(ref("claim.reported_at"), day, country)),
    search: (query) => query.where(isFound(refId)),
  },
  usualOrder: (query) =>
    query
      .orderBy(sql`CASE claim.state WHEN 'OPEN' THEN 1 WHEN 'GRANTED' THEN 1 WHEN 'OBJECTION' THEN 2 ELSE 3 END`)
      .orderBy("dueAt")
      .orderBy(sql`CASE WHEN claim.state IN ('PAID', 'REFUSED') THEN claim.decided_at END`, "desc")
      .orderBy("claim.reported_at")
      .orderBy("claim.id"),
  sortsBecause: "no column holds a claim's state; one policy in sixty has a claim",
  orders: {
    reportedAt: ["claim.reported_at", "claim.id"],
    amount: ["claim.amount_cents", "claim.id"],
    dueAt: ({ config }, direction) => [dueInOrder(claimDue(config.brand.promisedWorkingDays), direction), "claim.id"],
  },
  show: ({ amount_cents, granted_cents, ...row }) => ({
    ...row,
    amount: fromCents(amount_cents),
    granted: granted_cents === null ? null : fromCents(granted_cents),
    reportedAt: row.reportedAt.toISOString(),
    agreedAt: row.agreedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
  }),
  csv: {
    key: ["reportedAt", "id"],
    columns: [
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.landlord", ({ landlordName }) => landlordName],
      ["staff.col.tenant", ({ tenantName }) => tenantName],
      ["staff.col.amount", ({ amount: of }, { amount }) => amount(of), "asked"],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.since", ({ reportedAt }, { time }) => time(reportedAt)],
      ["staff.col.state", ({ state }, { t }) => t(`staff.claim.${state}`)],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
      ["staff.export.granted", ({ granted }, { amount }) => amount(granted)],
      ["staff.claim.objection", ({ objected }, { t }) => t(objected ? "staff.yes" : "staff.no")],
      ["staff.export.decidedBy", ({ decidedBy }) => decidedBy],
      ["staff.export.decidedAt", ({ decidedAt }, { time }) => time(decidedAt)],
      ["staff.export.paidOn", ({ paidOn }) => paidOn],
    ],
  },
});
