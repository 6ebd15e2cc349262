import { type ApprovalKind, listApprovals, type StaffApproval, staffApproval } from "@kautia/contract";
import type { Kysely } from "kysely";
import { parse } from "zod/mini";
import type { Database } from "../../platform/database/schema.ts";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { selectOpenApprovals } from "../../views/approvals.ts";
import { staffName } from "../../views/names.ts";

type Row = Awaited<ReturnType<ReturnType<typeof selectOpenApprovals>["execute"]>>[number];

/** Checks the payload by the schema of its kind. */
const show = (row: Row): StaffApproval => parse(staffApproval, { ...row, askedAt: row.askedAt.toISOString() });

export const approvalList = defineList({
  call: listApprovals,
  query: ({ db }: ListNeeds) => selectOpenApprovals(db),
  filters: {},
  usualOrder: (query) => query.orderBy("approval.asked_at").orderBy("approval.id"),
  orders: {},
  show,
});

/** What waits for a second person about a case or claim; null if nothing does. */
export async function readOpenApproval(
  db: Kysely<Database>,
  kind: ApprovalKind,
  subjectId: string,
): Promise<StaffApproval | null> {
  const row = await selectOpenApprovals(db)
    .where("approval.kind", "=", kind)
    .where("approval.subject_id", "=", subjectId)
    .executeTakeFirst();
  return row ? show(row) : null;
}

/** What waits for a second person about an application and its contract, the longest waiting first. */
export async function readApprovalsAbout(db: Kysely<Database>, refId: string): Promise<StaffApproval[]> {
  const rows = await selectOpenApprovals(db)
    .where("approval.ref_id", "=", refId)
    .orderBy("approval.asked_at")
    .orderBy("approval.id")
    .execute();
  return rows.map(show);
}

/** An approval, open or decided; null for an unknown or malformed id. */
export async function findApproval(db: Kysely<Database>, id: string) {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("approval")
    .select(["id", "kind", "subject_id as subjectId", "ref_id as refId", "asked_by as askedBy", "decision"])
    .select(["decided_by as decidedBy", "decided_at as decidedAt"])
    .select(({ ref }) => staffName(ref("decided_by")).as("decider"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}
