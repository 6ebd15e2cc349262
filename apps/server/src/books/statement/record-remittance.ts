import type { CalendarDate, Country } from "@kautia/contract";
import type { Transaction } from "kysely";
import { postRemittance } from "../../billing/index.ts";
import type { Deps } from "../../deps.ts";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import type { Database } from "../../platform/database/schema.ts";
import { readStatements, type Statement } from "./read-statements.ts";

interface Remittance {
  month: CalendarDate;
  country: Country;
  amountCents: number;
  paidOn: CalendarDate;
  reference: string;
  recordedBy: string;
  approvedBy: string;
}

/** The statement that this amount settles; null if another amount is due, or it was remitted before. */
export async function findToRemit(
  db: Transaction<Database>,
  { month, country, amountCents }: Pick<Remittance, "month" | "country" | "amountCents">,
): Promise<Statement | null> {
  const statements = await readStatements(db, month);
  const later = await db
    .selectFrom("remittance")
    .select("id")
    .where("month", ">", month)
    .where("country", "=", country)
    .limit(1)
    .execute();
  const found = statements.find((item) => item.country === country && item.toRemitCents === amountCents);
  return found && found.remitted === null && amountCents > 0 && later.length === 0 ? found : null;
}

/** Records and books that we transferred what the insurer is owed. Null if that is no longer due. */
export async function recordRemittance(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  { month, country, amountCents, paidOn, reference, recordedBy, approvedBy }: Remittance,
): Promise<{ id: string } | null> {
  await lockByName(transaction, `remittance|${month}|${country}`);
  const statement = await findToRemit(transaction, { month, country, amountCents });
  if (!statement) return null;
  const { insurer, currency } = statement;
  const [id, at] = [random.uuid(), clock.now()];
  await transaction
    .insertInto("remittance")
    .values({
      id,
      month,
      country,
      insurer,
      currency,
      amount_cents: amountCents,
      paid_on: paidOn,
      reference,
      recorded_by: recordedBy,
      approved_by: approvedBy,
      at,
    })
    .execute();
  const taxCents = Math.min(amountCents, Math.max(0, await readTaxOwed(transaction, month, country)));
  await postRemittance(transaction, { subjectId: id, country, currency, amountCents, taxCents, at, valueDay: paidOn });
  return { id };
}

/** The insurance tax up to a month that was not remitted yet, in cents. */
async function readTaxOwed(db: Transaction<Database>, month: CalendarDate, country: Country): Promise<number> {
  const booked = await db
    .selectFrom("ledger_entry")
    .select(({ fn }) => fn.sum<number | null>("amount_cents").as("cents"))
    .where("account", "=", "INSURANCE_TAX")
    .where("country", "=", country)
    .where((where) => where.or([where("month", "<=", month), where("event", "=", "INSURANCE_TAX_REMITTED")]))
    .executeTakeFirstOrThrow();
  return -(booked.cents ?? 0);
}
