import {
  type CallInput,
  type dropPayment,
  type FilePayment,
  fromCents,
  listPaymentFiles,
  type PaymentFile,
  type PaymentFileRow,
  type StaffApproval,
} from "@kautia/contract";
import { Readable } from "node:stream";
import type { Kysely, Transaction } from "kysely";
import { findMoneyHold } from "../../billing/index.ts";
import { markDropped, writePaymentFile } from "../../books/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import type { StoredContent } from "../../platform/http/send-download.ts";
import { maskIban } from "../../platform/iban.ts";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { readFilePayments, selectPaymentFiles } from "../../views/payments.ts";
import { askForApproval } from "../approvals/ask.ts";
import { readOpenApproval } from "../approvals/read.ts";
import { recordAct } from "../session.ts";

type Row = Awaited<ReturnType<ReturnType<typeof selectPaymentFiles>["execute"]>>[number];

function showFile({ cents, madeAt, madeBy, holder: _holder, iban: _iban, ...row }: Row): PaymentFileRow {
  return { ...row, amount: fromCents(cents), madeBy: madeBy ?? "", madeAt: madeAt.toISOString() };
}

export const paymentFileList = defineList({
  call: listPaymentFiles,
  query: ({ db }: ListNeeds) => selectPaymentFiles(db),
  filters: { country: (query, country) => query.where("country", "=", country) },
  usualOrder: (query) => query.orderBy("payment_file.made_at", "desc").orderBy("payment_file.id", "desc"),
  orders: {},
  show: showFile,
});

export async function readFile({ db }: Pick<Deps, "db">, id: string): Promise<PaymentFile | Refusal> {
  if (!isUuid(id)) return refuse("NOT_FOUND");
  const row = await selectPaymentFiles(db).where("payment_file.id", "=", id).executeTakeFirst();
  if (!row) return refuse("NOT_FOUND");
  const payments = await readFilePayments(db, { fileId: id });
  return {
    ...showFile(row),
    from: `${row.holder}, ${maskIban(row.iban)}`,
    list: await Promise.all(payments.map((payment) => showPayment(db, payment))),
    approval: await readOpenApproval(db, "release-payments", id),
  };
}

type Payment = Awaited<ReturnType<typeof readFilePayments>>[number];

async function showPayment(db: Kysely<Database>, payment: Payment): Promise<FilePayment> {
  const { id, kind, contractNumber, payee, iban, cents, purpose, endToEndId, paidOn } = payment;
  return {
    id,
    kind,
    state: stateOf(payment),
    contractNumber,
    payee,
    iban: iban && maskIban(iban),
    amount: fromCents(cents),
    purpose,
    endToEndId,
    paidOn,
    approval: await readOpenApproval(db, "drop-payment", id),
  };
}

function stateOf({ isDropped, isReleased, paidOn, cameBack }: Payment): FilePayment["state"] {
  if (cameBack) return "RETURNED";
  if (paidOn !== null) return "PAID";
  if (isDropped) return "DROPPED";
  return isReleased ? "RELEASED" : "WAITING";
}

/** The bytes that the bank takes. */
export async function downloadPayments(deps: Deps, person: StaffMember, id: string): Promise<StoredContent | Refusal> {
  const file = await readFile(deps, id);
  if (!("list" in file)) return file;
  const written = (await findMoneyHold(deps)) ? null : await writePaymentFile(deps.db, id);
  if (!written) return refuse("STEP_NOT_ALLOWED");
  await inTransaction(deps.db, (transaction) =>
    recordAct(transaction, deps, { by: person.id, act: "download-payment-file", detail: { file: id } }),
  );
  const bytes = Buffer.from(written.xml);
  return {
    content: Readable.from([bytes]),
    contentType: "application/xml; charset=utf-8",
    fileName: written.name,
    size: bytes.length,
  };
}

/** Asks a second person to confirm that the bank did not pay a payment, so that it can go into another file. */
export async function askToDrop(
  deps: Deps,
  person: StaffMember,
  { params: { id }, body: { reason } }: Pick<CallInput<typeof dropPayment>, "params" | "body">,
): Promise<{ asked: true } | Refusal> {
  if (!isUuid(id)) return refuse("NOT_FOUND");
  return inTransaction(deps.db, async (transaction) => {
    const [payment] = await readFilePayments(transaction, { paymentId: id });
    if (!payment) return refuse("NOT_FOUND");
    if (stateOf(payment) !== "RELEASED") return refuse("STEP_NOT_ALLOWED");
    const { cents, endToEndId, refId } = payment;
    const payload = { amount: fromCents(cents), endToEndId };
    const asked = { kind: "drop-payment", subjectId: id, refId, payload, reason } as const;
    return (await askForApproval(transaction, deps, person, asked)) ?? { asked: true };
  });
}

export async function dropApproved(
  transaction: Transaction<Database>,
  deps: Deps,
  { subjectId: id, refId, payload, askedBy }: Extract<StaffApproval, { kind: "drop-payment" }>,
): Promise<Refusal | null> {
  await lockByName(transaction, "payment-files");
  const [payment] = await readFilePayments(transaction, { paymentId: id });
  if (!payment || stateOf(payment) !== "RELEASED" || !(await markDropped(transaction, deps, id)))
    return refuse("STEP_NOT_ALLOWED");
  await recordAct(transaction, deps, {
    by: askedBy.id,
    act: "drop-payment",
    refId,
    detail: { payment: id, ...payload },
  });
  return null;
}
