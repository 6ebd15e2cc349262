import {
  type Amendment,
  type AmendmentAsker,
  type AmendmentChange,
  amendmentRules,
  type CalendarDate,
  hasEnded,
  mayAnswer,
  isOwnAmendment,
  mayTakeBack,
  type PaymentPeriod,
  type PolicyStatus,
  type ShownChange,
  type StaffAmendment,
} from "@kautia/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { partnerName, staffName } from "./names.ts";

export type AmendmentRow = Selectable<Database["amendment"]>;

/** Who reads: the desk, or a side of the contract, itself or through the partner that acts for it. */
interface Reader {
  side: "TENANT" | "LANDLORD" | "STAFF";
  as: AmendmentAsker;
}

export const tenantReader: Reader = { side: "TENANT", as: "TENANT" };
export const landlordReader: Reader = { side: "LANDLORD", as: "LANDLORD" };
const staffReader: Reader = { side: "STAFF", as: "STAFF" };

/** Of an open row of `amendment`. */
export const waitsForDesk = sql<boolean>`'STAFF' = ANY(waits_for)`;

/** The changes of a contract that one side sees, oldest first. */
export async function readAmendments(
  db: Kysely<Database>,
  { refId, status }: { refId: string; status: PolicyStatus },
  reader: Reader,
): Promise<Amendment[]> {
  const rows = await selectAmendments(db, refId).execute();
  return rows
    .filter(({ kind }) => amendmentRules[kind].shownTo.some((side) => side === reader.side))
    .map((row) => showAmendment(row, reader, hasEnded(status)));
}

/** All changes of a contract, oldest first, with the name of the colleague or partner who asked. */
export async function readAmendmentsForStaff(
  db: Kysely<Database>,
  { refId, status }: { refId: string; status: PolicyStatus },
): Promise<StaffAmendment[]> {
  const rows = await selectAmendments(db, refId)
    .select(({ fn, ref }) => fn.coalesce(staffName(ref("staff_id")), partnerName(ref("partner_id"))).as("by"))
    .execute();
  return rows.map(({ by, ...row }) => ({ ...showAmendment(row, staffReader, hasEnded(status)), by }));
}

function selectAmendments(db: Kysely<Database>, refId: string) {
  return db.selectFrom("amendment").selectAll().where("ref_id", "=", refId).orderBy("asked_at").orderBy("id");
}

/** `isOver`: the contract has ended, so that nothing can be agreed to any more. */
export function showAmendment(row: AmendmentRow, { side, as }: Reader, isOver: boolean): Amendment {
  const asked = { kind: row.kind, askedBy: row.asked_by, state: row.state, waitsFor: row.waits_for };
  const may = mayAnswer(side, asked);
  const isOwn = isOwnAmendment(as, row.asked_by);
  return {
    id: row.id,
    change: showChange(row.change, isOwn || side === "STAFF"),
    state: row.state,
    askedBy: row.asked_by,
    askedAt: row.asked_at.toISOString(),
    waitsFor: row.waits_for,
    until: row.state === "ASKED" ? row.until_day : null,
    from: row.from_day,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    mayAgree: !isOver && may.agree,
    mayRefuse: !isOver && may.refuse,
    mayTakeBack: !isOver && mayTakeBack(as, asked),
  };
}

function showChange(change: AmendmentChange, showsEmail: boolean): ShownChange {
  return change.kind === "NEW_LANDLORD" && !showsEmail ? { ...change, email: null } : change;
}

/** The payment period that was agreed and applies from a later day; null without one. */
export async function readAgreedPlan(
  db: Kysely<Database>,
  refId: string,
): Promise<{ paymentPeriod: PaymentPeriod; from: CalendarDate } | null> {
  const agreed = await db
    .selectFrom("amendment")
    .select(["change", "from_day"])
    .where("ref_id", "=", refId)
    .where("kind", "=", "PAYMENT_PERIOD")
    .where("state", "=", "AGREED")
    .executeTakeFirst();
  if (agreed?.change.kind !== "PAYMENT_PERIOD" || agreed.from_day === null) return null;
  return { paymentPeriod: agreed.change.paymentPeriod, from: agreed.from_day };
}
