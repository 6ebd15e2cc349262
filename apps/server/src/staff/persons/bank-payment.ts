import { type CallInput, type recordBankPayment, type StaffApproval } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { bookBankPayment, findOpenDebt, isTransferKnown } from "../../billing/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { askForApproval } from "../approvals/ask.ts";
import { checkTransfer } from "../payouts/transfer.ts";
import { type ChargeOfPolicy, lockForCharge } from "./charges.ts";

/** Asks a second person to approve that the tenant paid by bank transfer. */
export function askToBook(
  deps: Deps,
  person: StaffMember,
  { refId, chargeId }: ChargeOfPolicy,
  { reason, ...payload }: CallInput<typeof recordBankPayment>["body"],
): Promise<{ asked: true } | Refusal> {
  return inTransaction(deps.db, async (transaction) => {
    const policy = await lockForCharge(transaction, { refId, chargeId });
    if (!policy) return refuse("POLICY_UNKNOWN");
    const debt = await findOpenDebt(transaction, policy, chargeId);
    if (!debt) return refuse("STEP_NOT_ALLOWED");
    const owed = { amountCents: debt.amountCents, since: debt.since, country: policy.country };
    const refused = checkTransfer(owed, payload, deps.clock.now());
    if (refused) return refused;
    if (debt.openAttempt?.status === "ASKED") return refuse("CHARGE_IN_PROGRESS");
    if (await isUsed(transaction, payload.reference, chargeId)) return refuse("TRANSFER_KNOWN");
    const asked = { kind: "bank-payment", subjectId: chargeId, refId, payload, reason } as const;
    return (await askForApproval(transaction, deps, person, asked)) ?? { asked: true };
  });
}

/** Whether a transfer with this reference was booked, or waits for a second person, for another debt. */
async function isUsed(transaction: Transaction<Database>, reference: string, debtId: string): Promise<boolean> {
  await lockByName(transaction, `bank-payment|${reference.toLowerCase()}`);
  const waits = await transaction
    .selectFrom("approval")
    .select("id")
    .where("kind", "=", "bank-payment")
    .where("decision", "is", null)
    .where("subject_id", "<>", debtId)
    .where(sql<boolean>`lower(payload ->> 'reference') = lower(${reference})`)
    .executeTakeFirst();
  return waits !== undefined || isTransferKnown(transaction, reference);
}

/** Books what was asked for. `approvedBy` is the second person. */
export async function bookTransfer(
  transaction: Transaction<Database>,
  deps: Deps,
  { subjectId: debtId, refId, payload, askedBy }: Extract<StaffApproval, { kind: "bank-payment" }>,
  approvedBy: string,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId ?? "");
  const { paidOn, reference } = payload;
  const recorded = { debtId, paidOn, reference, recordedBy: askedBy.id, approvedBy };
  const booked = await bookBankPayment(transaction, deps, policy, recorded);
  return booked instanceof Refusal ? booked : null;
}
