import { addDays, type CallInput, fromCents, type makePaymentFile, type StaffApproval, sumBy } from "@kautia/contract";
import type { Transaction } from "kysely";
import { findMoneyHold } from "../../billing/index.ts";
import { findToRemit, insertPaymentFile, type NewPayment, releasePaymentFile } from "../../books/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuse, refuseDay } from "../../platform/http/refusal.ts";
import { readIban } from "../../platform/iban.ts";
import { readFilePayments } from "../../views/payments.ts";
import { askForApproval } from "../approvals/ask.ts";
import { findClaimedPolicy } from "../claims/read.ts";
import { screenPayees, screenTenant } from "../claims/sanctions.ts";
import { findRefundedPolicy } from "../payouts/refund-transfers.ts";
import { staffDay } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import { type Payable, readPayable, readPayouts, readRemittanceId } from "./read-payable.ts";

type Body = CallInput<typeof makePaymentFile>["body"];
/** In days. A bank takes orders for some weeks. */
const mostDays = 30;

/** Makes a file for the bank. A second person has to release it. */
export async function makeFile(
  deps: Deps,
  person: StaffMember,
  { country, executeOn, payments, reason }: Body,
): Promise<{ id: string } | Refusal> {
  const today = staffDay(deps.clock.now());
  const impossible = refuseDay("executeOn", executeOn, [today, addDays(today, mostDays)]);
  if (impossible) return impossible;
  const from = deps.config.collectionAccounts[country];
  if (!from) return refuse("STEP_NOT_ALLOWED");
  const unscreened = await screen(
    deps,
    payments.map(({ kind, id }) => ({ kind, subjectId: id })),
  );
  if (unscreened) return unscreened;
  return inTransaction(deps.db, async (transaction) => {
    // If two people make a file of the same payments, the second one waits and finds them taken.
    await lockByName(transaction, "payment-files");
    const payable = await readPayable({ db: transaction, clock: deps.clock });
    const chosen = choose(
      payable.filter((item) => item.country === country),
      payments,
    );
    if (chosen instanceof Refusal) return chosen;
    const id = await insertPaymentFile(transaction, deps, {
      country,
      from,
      executeOn,
      madeBy: person.id,
      payments: chosen,
    });
    const amount = fromCents(sumBy(chosen, ({ amountCents }) => amountCents));
    const payload = { country, payments: chosen.length, amount, executeOn };
    const asked = { kind: "release-payments", subjectId: id, refId: null, payload, reason } as const;
    return (await askForApproval(transaction, deps, person, asked)) ?? { id };
  });
}

function choose(payable: readonly Payable[], wanted: Body["payments"]): NewPayment[] | Refusal {
  const chosen: NewPayment[] = [];
  for (const { kind, id, iban: typed } of wanted) {
    const found = payable.find((item) => item.kind === kind && item.id === id);
    if (!found || chosen.some((item) => item.kind === kind && item.subjectId === id)) return refuse("STEP_NOT_ALLOWED");
    const iban = found.iban ?? (typed === null ? null : readIban(typed));
    if (iban === null) return refuse("FIELD_INVALID", ["payments"]);
    const { refId, payee, purpose, cents: amountCents } = found;
    chosen.push({ kind, subjectId: id, refId, payee, iban, amountCents, purpose });
  }
  return chosen;
}

/** Checks payees against sanctions lists; a refusal if the source gives no answer. Call it before the transaction. */
async function screen(
  deps: Deps,
  payments: readonly Pick<NewPayment, "kind" | "subjectId">[],
): Promise<Refusal | null> {
  for (const { kind, subjectId } of payments) {
    const claimed = kind === "CLAIM" ? await findClaimedPolicy(deps.db, subjectId) : null;
    const refunded = kind === "REFUND" ? await findRefundedPolicy(deps.db, subjectId) : null;
    const refused = claimed ? await screenPayees(deps, claimed) : refunded && (await screenTenant(deps, refunded));
    if (refused) return refused;
  }
  return null;
}

/** Asks again before a second person releases it, because days may have passed. */
export async function screenFile(deps: Deps, fileId: string): Promise<Refusal | null> {
  // After a restore, the database may not know that the bank has already paid it (docs/recovery.md).
  if (await findMoneyHold(deps)) return refuse("STEP_NOT_ALLOWED");
  return screen(deps, await readFilePayments(deps.db, { fileId }));
}

/** Releases what a second person has approved, if everything in it can still be paid as it is there. */
export async function releaseApproved(
  transaction: Transaction<Database>,
  deps: Deps,
  { subjectId: fileId, payload, askedBy }: Extract<StaffApproval, { kind: "release-payments" }>,
  approvedBy: string,
): Promise<Refusal | null> {
  await lockByName(transaction, "payment-files");
  const payouts = await readPayouts({ db: transaction, clock: deps.clock }, "IN_FILE");
  for (const { kind, subjectId, iban, cents } of await readFilePayments(transaction, { fileId })) {
    // A payment that came back is owed until it is in a file, and it is in this one.
    if (kind === "RETURNED") continue;
    if (kind === "REMITTANCE") {
      const remittance = readRemittanceId(subjectId);
      if (!remittance || !(await findToRemit(transaction, { ...remittance, amountCents: cents })))
        return refuse("STEP_NOT_ALLOWED");
      continue;
    }
    const found = payouts.find((item) => item.kind === kind && item.id === subjectId);
    if (!found || found.cents !== cents || (found.iban !== null && found.iban !== iban))
      return refuse("STEP_NOT_ALLOWED");
  }
  if (!(await releasePaymentFile(transaction, deps, { fileId, releasedBy: approvedBy })))
    return refuse("STEP_NOT_ALLOWED");
  await recordAct(transaction, deps, {
    by: approvedBy,
    act: "release-payments",
    detail: { file: fileId, madeBy: askedBy.name, ...payload },
  });
  return null;
}
