import { type CallInput, type recordRefundTransfer, type StaffApproval, toCents } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { bookRefundTransfer } from "../../billing/index.ts";
import { findHold } from "../../circumstances/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { lockPolicy, type Policy } from "../../policy/index.ts";
import { askForTransfer, checkTransfer, needsSecondPerson } from "./transfer.ts";
import { refuseTenant, screenTenant } from "../claims/sanctions.ts";
import { refuseWhile } from "../circumstances/refuse-while.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";
import { isPaidByFile } from "../../views/payments.ts";

type Transfer = CallInput<typeof recordRefundTransfer>["body"];

/**
 * Records once, under the policy's lock, that a refund which failed was transferred, and settles its notices. A large one is
 * booked once a second person has approved it.
 */
export async function recordTransfer(
  deps: Deps,
  { person, refundId }: { person: StaffMember; refundId: string },
  transfer: Transfer,
): Promise<{ recorded: true } | Refusal> {
  const found = await findRefundedPolicy(deps.db, refundId);
  if (!found) return refuse("NOT_FOUND");
  const unscreened = await screenTenant(deps, found);
  if (unscreened) return unscreened;
  return inTransaction(deps.db, async (transaction) => {
    const locked = await lockForTransfer(transaction, refundId);
    if (!locked) return refuse("NOT_FOUND");
    const { policy, refund } = locked;
    if (isRepeated(refund, person, transfer)) return { recorded: true as const };
    if (await isPaidByFile(transaction, "REFUND", refundId)) return refuse("STEP_NOT_ALLOWED");
    const refused = needsSecondPerson(deps, transfer.amount)
      ? ((await refuseTransfer(transaction, deps, locked, transfer)) ??
        (await askForTransfer(transaction, deps, person, {
          kind: "transfer-refund",
          subjectId: refundId,
          policy,
          payout: transfer,
        })))
      : await book(transaction, deps, locked, { transfer, by: person.id });
    return refused ?? { recorded: true as const };
  });
}

/** Books what a second person has approved, as recorded by the person who asked. */
export async function bookApproved(
  transaction: Transaction<Database>,
  deps: Deps,
  { subjectId, payload, askedBy }: Pick<StaffApproval, "subjectId" | "askedBy"> & { payload: Transfer },
): Promise<Refusal | null> {
  const locked = await lockForTransfer(transaction, subjectId);
  return locked ? book(transaction, deps, locked, { transfer: payload, by: askedBy.id }) : refuse("NOT_FOUND");
}

/** Books a transfer that the bank has made, from a file that two people had released. */
export async function bookByBank(
  transaction: Transaction<Database>,
  deps: Deps,
  refundId: string,
  { transfer, by }: { transfer: Transfer; by: string },
): Promise<Refusal | null> {
  const locked = await lockForTransfer(transaction, refundId);
  return locked ? book(transaction, deps, locked, { transfer, by, isMade: true }) : refuse("NOT_FOUND");
}

interface Locked {
  policy: Policy;
  refund: ForTransfer;
}

async function lockForTransfer(transaction: Transaction<Database>, refundId: string): Promise<Locked | null> {
  const found = await findRefundedPolicy(transaction, refundId);
  if (!found) return null;
  const policy = await lockPolicy(transaction, found.ref_id);
  return { policy, refund: await readForTransfer(transaction, refundId) };
}

/** Writes nothing if it is refused. `isMade`: by the bank, so what has come up since stops nothing. */
async function book(
  transaction: Transaction<Database>,
  deps: Deps,
  locked: Locked,
  { transfer, by, isMade = false }: { transfer: Transfer; by: string; isMade?: boolean },
): Promise<Refusal | null> {
  const { policy, refund } = locked;
  const refused = isMade
    ? (explainConflict(refund) ?? checkTransfer(owedOf(locked), transfer, deps.clock.now()))
    : await refuseTransfer(transaction, deps, locked, transfer);
  if (refused) return refused;
  const { paidOn, reference } = transfer;
  await bookRefundTransfer(transaction, deps, policy, refund, { paidOn, reference, staffId: by });
  const detail = { refund: refund.id, ...transfer };
  await recordAct(transaction, deps, { by, act: "transfer-refund", refId: policy.ref_id, detail });
  return null;
}

const owedOf = ({ policy, refund }: Locked) => ({
  amountCents: refund.amount_cents,
  since: refund.due_at,
  country: policy.country,
});

async function refuseTransfer(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock">,
  locked: Locked,
  transfer: Transfer,
): Promise<Refusal | null> {
  const { policy, refund } = locked;
  return (
    explainConflict(refund) ??
    refuseWhile(policy, await findHold(transaction, policy.ref_id)) ??
    checkTransfer(owedOf(locked), transfer, deps.clock.now()) ??
    (await refuseTenant(transaction, deps, policy))
  );
}

/** The policy of a refund; null for an unknown one or a malformed id. */
export async function findRefundedPolicy(
  db: Kysely<Database>,
  refundId: string,
): Promise<Pick<Policy, "ref_id" | "tenant_name"> | null> {
  if (!isUuid(refundId)) return null;
  const found = db.selectFrom("refund").innerJoin("policy", "policy.ref_id", "refund.ref_id");
  const policy = found.select(["policy.ref_id", "policy.tenant_name"]).where("refund.id", "=", refundId);
  return (await policy.executeTakeFirst()) ?? null;
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
