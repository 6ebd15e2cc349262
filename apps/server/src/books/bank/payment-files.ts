import { type CalendarDate, type Country, countryFacts, type PaymentKind } from "@kautia/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { writeCreditTransfers } from "./credit-transfers.ts";

export interface NewPayment {
  kind: PaymentKind;
  subjectId: string;
  refId: string | null;
  payee: string;
  iban: string;
  amountCents: number;
  purpose: string;
}

interface NewFile {
  country: Country;
  from: { iban: string; holder: string };
  executeOn: CalendarDate;
  madeBy: string;
  payments: readonly NewPayment[];
}

/** Stores a file that a second person has to release. The caller has made sure that no other file has one of its payments. */
export async function insertPaymentFile(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  { country, from, executeOn, madeBy, payments }: NewFile,
): Promise<string> {
  const [id, now] = [random.uuid(), clock.now()];
  // At most 35 characters, with those of a payment.
  const messageId = `K${now.toISOString().replaceAll(/\D/g, "").slice(0, 14)}${id.slice(0, 8).toUpperCase()}`;
  await transaction
    .insertInto("payment_file")
    .values({
      id,
      message_id: messageId,
      country,
      iban: from.iban,
      holder: from.holder,
      execute_on: executeOn,
      made_by: madeBy,
      made_at: now,
    })
    .execute();
  await transaction
    .insertInto("payment")
    .values(
      payments.map(({ kind, subjectId, refId, payee, iban, amountCents, purpose }, index) => ({
        id: random.uuid(),
        file_id: id,
        kind,
        subject_id: subjectId,
        ref_id: refId,
        payee,
        iban,
        amount_cents: amountCents,
        currency: countryFacts[country].currency,
        end_to_end_id: `${messageId}-${index + 1}`,
        purpose,
      })),
    )
    .execute();
  return id;
}

/** False if it was released before. */
export async function releasePaymentFile(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  { fileId, releasedBy }: { fileId: string; releasedBy: string },
): Promise<boolean> {
  const released = await transaction
    .updateTable("payment_file")
    .set({ released_by: releasedBy, released_at: clock.now() })
    .where("id", "=", fileId)
    .where("released_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return released !== undefined;
}

/** The file as the bank takes it; null until it is released, and once the names of its payees were deleted. */
export async function writePaymentFile(db: Kysely<Database>, fileId: string) {
  const file = await db.selectFrom("payment_file").selectAll().where("id", "=", fileId).executeTakeFirst();
  if (!file || file.released_at === null) return null;
  const payments = await db
    .selectFrom("payment")
    .selectAll()
    .where("file_id", "=", fileId)
    .orderBy(sql`length(end_to_end_id)`)
    .orderBy("end_to_end_id")
    .execute();
  const transfers = payments.flatMap(({ payee, iban, ...payment }) =>
    payee === null || iban === null
      ? []
      : [
          {
            payee,
            iban,
            endToEndId: payment.end_to_end_id,
            cents: payment.amount_cents,
            text: payment.purpose,
          },
        ],
  );
  if (transfers.length < payments.length) return null;
  const xml = writeCreditTransfers({
    messageId: file.message_id,
    createdAt: file.released_at,
    executeOn: file.execute_on,
    currency: countryFacts[file.country].currency,
    from: file,
    transfers,
  });
  return { name: `${file.message_id}.xml`, xml };
}

/** Records that the bank did not pay it. False if that was recorded before. */
export async function markDropped(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  paymentId: string,
): Promise<boolean> {
  const dropped = await transaction
    .updateTable("payment")
    .set({ dropped_at: clock.now() })
    .where("id", "=", paymentId)
    .where("dropped_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return dropped !== undefined;
}

/** Empties the names and accounts of a contract that is forgotten; the amounts stay in the books. */
export async function forgetPayees(transaction: Transaction<Database>, refIds: readonly string[]): Promise<void> {
  await transaction.updateTable("payment").set({ payee: null, iban: null }).where("ref_id", "in", refIds).execute();
  await transaction
    .updateTable("bank_line")
    .set({ name: null, other_iban: null, text: "" })
    .where("ref_id", "in", refIds)
    .execute();
}
