import { type Country, fromCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import { bookBankPayment, postBankEvent } from "../../billing/index.ts";
import {
  findBooking,
  findContractNumbers,
  lockOpenLine,
  type OpenLine,
  recordRemittance,
  settleLine,
} from "../../books/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { isDatabaseUnavailable } from "../../platform/database/unavailable.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { readCandidates, readFilePayments, readOpenLines, readOwed, readOwedIn } from "../../views/payments.ts";
import { payOutByBank } from "../claims/pay-out.ts";
import { bookByBank } from "../payouts/refund-transfers.ts";
import { readRemittanceId } from "./read-payable.ts";

/** The booking that a line of a statement belongs to. */
interface Meaning {
  subjectId: string;
  refId: string | null;
}

/**
 * Finds out what each open line is, oldest first, and books what is not booked yet; each in a transaction of its own,
 * so a server that is killed leaves the others for the next time, and a line that fails stays open alone. Returns how
 * many were found, and how many are left for a person.
 */
export async function matchLines(deps: Deps, by: string): Promise<{ found: number; open: number }> {
  const lines = await readOpenLines(deps.db);
  const likely = await selectLikely(deps, lines);
  let found = 0;
  for (const { id } of likely) if (await matchLine(deps, id, by).catch((error) => leaveOpen(deps, id, error))) found++;
  deps.jobs.wake();
  return { found, open: lines.length - found };
}

type Line = Awaited<ReturnType<typeof readOpenLines>>[number];

/** Leaves out lines that match nothing we know. One query for all of them, because there may be thousands. */
async function selectLikely({ db }: Pick<Deps, "db">, lines: readonly Line[]): Promise<Line[]> {
  const mayPay = ({ cents, isReturn }: Line) => cents > 0 && !isReturn;
  const owed = await readOwedIn(db, [...new Set(lines.filter(mayPay).map(({ cents }) => cents))]);
  const keyOf = ({ country, cents }: Pick<Line, "country" | "cents">, word: string) => `${country} ${cents} ${word}`;
  const keys = new Set(owed.flatMap((debt) => [debt.contractNumber, ...debt.names].map((word) => keyOf(debt, word))));
  const pays = (line: Line) =>
    mayPay(line) && [line.name ?? "", ...findContractNumbers(line.text)].some((word) => keys.has(keyOf(line, word)));
  return lines.filter((line) => line.isKnown || pays(line));
}

function leaveOpen({ log }: Pick<Deps, "log">, line: string, error: unknown): false {
  if (isDatabaseUnavailable(error)) throw error;
  log.error({ err: error, line }, "a line of a bank's statement cannot be matched; it stays open");
  return false;
}

function matchLine(deps: Deps, lineId: string, by: string): Promise<boolean> {
  return inTransaction(deps.db, async (transaction) => {
    const line = await lockOpenLine(transaction, lineId);
    if (!line) return false;
    const ordered = await findPayment(transaction, deps, line);
    const meaning =
      ordered === undefined
        ? ((await findBooked(transaction, line)) ?? (await bookOwed(transaction, deps, line, by)))
        : ordered;
    if (!meaning) return false;
    // Rolls back what was booked for it.
    if (!(await settleLine(transaction, deps, line, { ...meaning, by: null, note: null })))
      throw new Error(`the booking of the line ${lineId} does not fit it`);
    return true;
  });
}

/**
 * Finds the payment of one of our files by its reference, and books that it was made or came back. Null if a person has to
 * decide; undefined if the line has none of our references.
 */
async function findPayment(
  transaction: Transaction<Database>,
  deps: Deps,
  line: OpenLine,
): Promise<Meaning | null | undefined> {
  if (line.end_to_end_id === null) return undefined;
  const [payment] = await readFilePayments(transaction, { endToEndId: line.end_to_end_id });
  if (!payment) return undefined;
  if (!payment.isReleased) return null;
  const { refId } = payment;
  if (line.is_return) {
    if (line.cents !== payment.cents || payment.paidOn === null || payment.cameBack) return null;
    await post(transaction, deps, "TRANSFER_RETURNED", line, { subjectId: line.id, refId });
    return { subjectId: line.id, refId };
  }
  if (line.cents !== -payment.cents || payment.paidOn !== null) return null;
  const subjectId = await bookPayment(transaction, deps, line, payment);
  return subjectId === null ? null : { subjectId, refId };
}

/** Books that the bank has made a payment; null if it cannot be booked any more. Writes nothing then. */
async function bookPayment(
  transaction: Transaction<Database>,
  deps: Deps,
  line: OpenLine,
  { id, kind, subjectId, refId, endToEndId, cents }: Awaited<ReturnType<typeof readFilePayments>>[number],
): Promise<string | null> {
  const file = await transaction
    .selectFrom("payment_file")
    .innerJoin("payment", "payment.file_id", "payment_file.id")
    .select(["made_by", "released_by"])
    .where("payment.id", "=", id)
    .executeTakeFirstOrThrow();
  const made = { amount: fromCents(cents), paidOn: line.booked_on, reference: endToEndId };
  switch (kind) {
    case "CLAIM":
      return (await payOutByBank(transaction, deps, subjectId, { payout: made, by: file.made_by })) ? null : subjectId;
    case "REFUND":
      return (await bookByBank(transaction, deps, subjectId, { transfer: made, by: file.made_by })) ? null : subjectId;
    case "REMITTANCE": {
      const remittance = readRemittanceId(subjectId);
      if (!remittance || file.released_by === null) return null;
      const { paidOn, reference } = made;
      const by = { recordedBy: file.made_by, approvedBy: file.released_by };
      const recorded = await recordRemittance(transaction, deps, {
        ...remittance,
        amountCents: cents,
        paidOn,
        reference,
        ...by,
      });
      return recorded && recorded.id;
    }
    case "RETURNED":
      await post(transaction, deps, "TRANSFER_REPEATED", line, { subjectId: id, refId });
      return id;
  }
}

/** What is booked already: recorded by hand, or paid out by the card provider. */
async function findBooked(transaction: Transaction<Database>, line: OpenLine): Promise<Meaning | null> {
  if (line.is_return) return null;
  return findBooking(toLine(line), await readCandidates(transaction, { ...line, bookedOn: line.booked_on }));
}

const toLine = (line: OpenLine) => ({
  bookedOn: line.booked_on,
  text: line.text,
  endToEndId: line.end_to_end_id,
  name: line.name,
});

/** Books a tenant's payment for the contract that the text names, else for the only tenant with the payer's name. */
async function bookOwed(
  transaction: Transaction<Database>,
  deps: Deps,
  line: OpenLine,
  by: string,
): Promise<Meaning | null> {
  if (line.cents < 0 || line.is_return) return null;
  const contractNumbers = findContractNumbers(`${line.text} ${line.end_to_end_id ?? ""}`);
  const name = contractNumbers.length > 0 ? null : line.name;
  const owed = await readOwed(transaction, { country: line.country, cents: line.cents, contractNumbers, name });
  const [debt] = owed;
  if (!debt || owed.length > 1) return null;
  const { debtId, refId } = debt;
  const policy = await lockPolicy(transaction, refId);
  const payment = {
    debtId,
    paidOn: line.booked_on,
    reference: line.reference,
    recordedBy: by,
    approvedBy: null,
    bankLineId: line.id,
  };
  const booked = await bookBankPayment(transaction, deps, policy, payment);
  return booked instanceof Refusal ? null : { subjectId: booked.id, refId };
}

/** Books what only the bank's statement says. */
export function post(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  event: Parameters<typeof postBankEvent>[1],
  line: Pick<OpenLine, "cents" | "booked_on"> & { country: Country },
  { subjectId, refId }: Meaning,
): Promise<void> {
  return postBankEvent(transaction, event, {
    subjectId,
    refId,
    country: line.country,
    amountCents: Math.abs(line.cents),
    at: clock.now(),
    valueDay: line.booked_on,
  });
}
