import { type CallInput, type recordRefundTransfer, toCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import { bookRefundTransfer } from "../../billing/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { lockPolicy } from "../../policy/index.ts";
import { checkTransfer } from "../check-transfer.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";

type Transfer = CallInput<typeof recordRefundTransfer>["body"];

/** Records once, under the policy's lock, that a refund which failed was transferred, and settles its notices. */
export async function recordTransfer(
  deps: Deps,
  { person, refundId }: { person: StaffMember; refundId: string },
  transfer: Transfer,
): Promise<{ recorded: true } | Refusal> {
  if (!isUuid(refundId)) return refuse("NOT_FOUND");
  const found = await deps.db.selectFrom("refund").select("ref_id").where("id", "=", refundId).executeTakeFirst();
  if (!found) return refuse("NOT_FOUND");
  return inTransaction(deps.db, async (transaction) => {
    const policy = await lockPolicy(transaction, found.ref_id);
    const now = deps.clock.now();
    const refund = await readForTransfer(transaction, refundId);
    if (isRepeated(refund, person, transfer)) return { recorded: true as const };
    const owed = { amountCents: refund.amount_cents, since: refund.due_at, country: policy.country };
    const refused = explainConflict(refund) ?? checkTransfer(owed, transfer, now);
    if (refused) return refused;
    const { paidOn, reference } = transfer;
    await bookRefundTransfer(transaction, deps, policy, refund, { paidOn, reference, staffId: person.id });
    const detail = { refund: refundId, ...transfer };
    await recordAct(transaction, deps, { by: person.id, act: "transfer-refund", refId: policy.ref_id, detail });
    return { recorded: true as const };
  });
}

type ForTransfer = Awaited<ReturnType<typeof readForTransfer>>;

function readForTransfer(transaction: Transaction<Database>, refundId: string) {
  return transaction
    .selectFrom("refund")
    .select(["refund.id", "premium_id", "amount_cents", "refund.status", "due_at"])
    .select(["transferred_on", "transfer_reference", "transferred_by"])
    .select(({ ref }) => staffName(ref("refund.transferred_by")).as("transferredBy"))
    .where("refund.id", "=", refundId)
    .forUpdate("refund")
    .executeTakeFirstOrThrow();
}

/** Whether the same person records the same transfer again because the response was lost. */
function isRepeated(refund: ForTransfer, person: StaffMember, { amount, paidOn, reference }: Transfer): boolean {
  const { transferred_by, transferred_on, transfer_reference, amount_cents } = refund;
  const isSame = transferred_on === paidOn && transfer_reference === reference && amount_cents === toCents(amount);
  return isSame && transferred_by === person.id;
}

function explainConflict({ status, transferred_on, transferredBy }: ForTransfer): Refusal | null {
  if (transferred_on !== null) return refuseAsDecided(transferredBy, transferred_on);
  // The provider may still pay a refund that has not failed.
  return status === "FAILED" ? null : refuse("STEP_NOT_ALLOWED");
}
