import {
  type Amendment,
  type AmendmentAsker,
  type AmendmentChange,
  amendmentRules,
  type CalendarDate,
  type EvidenceFile,
  fromCents,
  hasEnded,
  isOpenAmendment,
  mayAnswer,
  isOwnAmendment,
  mayTakeBack,
  type PaymentPeriod,
  type PolicyStatus,
  type ShownChange,
  type StaffAmendment,
} from "@kautia/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Assessment } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import { isOnHold } from "./circumstances.ts";
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

/** Whether an open row of `amendment` waits for the desk. */
export const waitsForDesk = sql<boolean>`'STAFF' = ANY(waits_for)`;

/** The changes of a contract that one side sees, oldest first. `priceOf`: of the contract with another deposit, in EUR. */
export async function readAmendments(
  db: Kysely<Database>,
  { refId, status }: { refId: string; status: PolicyStatus },
  reader: Reader,
  priceOf?: (depositAmount: number) => Promise<number>,
): Promise<Amendment[]> {
  const rows = await selectAmendments(db, refId).execute();
  const shown = rows
    .filter(({ kind }) => amendmentRules[kind].shownTo.some((side) => side === reader.side))
    .map((row) => showAmendment(row, reader, hasEnded(status)));
  return Promise.all(
    shown.map(async (each) => {
      const { change, state } = each;
      if (!priceOf || change.kind !== "HIGHER_DEPOSIT" || !isOpenAmendment(state)) return each;
      return { ...each, premiumAmount: await priceOf(change.depositAmount) };
    }),
  );
}

/** All changes of a contract, oldest first, with the name of the colleague or partner who asked. */
export async function readAmendmentsForStaff(
  db: Kysely<Database>,
  { refId, status }: { refId: string; status: PolicyStatus },
): Promise<StaffAmendment[]> {
  const proofs = await readProofs(db, refId);
  const rows = await selectAmendments(db, refId)
    .select(({ fn, ref }) => fn.coalesce(staffName(ref("staff_id")), partnerName(ref("partner_id"))).as("by"))
    .execute();
  return rows.map(({ by, ...row }) => ({
    ...showAmendment(row, staffReader, hasEnded(status)),
    by,
    proof: proofs.find(({ id }) => row.change.kind === "TENANT_NAME" && row.change.proofId === id) ?? null,
    assessment: row.assessment && showAssessment(row.assessment),
  }));
}

/** Decided changes come before open ones that were asked for at the same time. */
function selectAmendments(db: Kysely<Database>, refId: string) {
  const all = db.selectFrom("amendment").selectAll().where("ref_id", "=", refId);
  return all.orderBy("asked_at").orderBy("decided_at").orderBy("terms_number").orderBy("id");
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
    premiumAmount: null,
    mayAgree: !isOver && may.agree,
    mayRefuse: !isOver && may.refuse,
    mayTakeBack: !isOver && mayTakeBack(as, asked),
  };
}

async function readProofs(db: Kysely<Database>, refId: string): Promise<EvidenceFile[]> {
  const files = await db
    .selectFrom("document")
    .select(["id", "file_name as fileName", "content_type as contentType", "size", "scan", "created_at"])
    .where("ref_id", "=", refId)
    .where("type", "=", "AMENDMENT_PROOF")
    .where("deleted_at", "is", null)
    .execute();
  return files.map(({ scan, created_at, ...file }) => ({
    ...file,
    by: "tenant",
    checked: scan === "CLEAN",
    uploadedAt: created_at.toISOString(),
  }));
}

function showAssessment({ outcome, requiredDocuments, inputs }: Assessment): NonNullable<StaffAmendment["assessment"]> {
  const { coldRentCents, grossIncomeCents } = inputs;
  const needsProof = requiredDocuments.length > 0;
  return { outcome, needsProof, coldRentAmount: fromCents(coldRentCents), grossIncome: fromCents(grossIncomeCents) };
}

export function showChange(change: AmendmentChange, showsAll: boolean): ShownChange {
  if (showsAll) return change;
  if (change.kind === "NEW_LANDLORD") return { ...change, email: null };
  if (change.kind === "CO_TENANTS")
    return { ...change, joins: change.joins && { ...change.joins, birthDate: null, email: null } };
  if (change.kind === "LANDLORD_CONTACT") return { ...change, phone: null };
  return change.kind === "HIGHER_DEPOSIT" ? { ...change, coldRentAmount: null, grossIncome: null } : change;
}

/** The numbers of the terms that corrected the first tenant's name or birth date. */
export async function readNameCorrections(db: Kysely<Database>, refId: string): Promise<number[]> {
  const corrected = await db
    .selectFrom("amendment")
    .select("terms_number")
    .where("ref_id", "=", refId)
    .where("kind", "=", "TENANT_NAME")
    .where("terms_number", "is not", null)
    .execute();
  return corrected.flatMap(({ terms_number }) => terms_number ?? []);
}

/** Whether another payment period was agreed that applies with the premium of `policy` that is due, and waits for nothing. */
export const hasPlanToApply = sql<boolean>`EXISTS (SELECT FROM amendment plan WHERE plan.ref_id = policy.ref_id
  AND plan.kind = 'PAYMENT_PERIOD' AND plan.state = 'AGREED' AND plan.due_at <= policy.next_premium_at
  AND NOT ${isOnHold(sql.ref("policy.ref_id"))})`;

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
