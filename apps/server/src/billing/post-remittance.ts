import type { CalendarDate, Country, Currency } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { postToLedger } from "./post-to-ledger.ts";

interface Remittance {
  subjectId: string;
  country: Country;
  currency: Currency;
  amountCents: number;
  /** The part of the amount that is insurance tax. */
  taxCents: number;
  at: Date;
  valueDay: CalendarDate;
}

/** Posts a transfer to the insurer. */
export async function postRemittance(
  transaction: Transaction<Database>,
  { amountCents, taxCents, ...about }: Remittance,
): Promise<void> {
  const parts = { REMITTED: amountCents - taxCents, INSURANCE_TAX_REMITTED: taxCents };
  for (const event of ["REMITTED", "INSURANCE_TAX_REMITTED"] as const)
    if (parts[event] > 0) await postToLedger(transaction, event, { ...about, amountCents: parts[event], refId: null });
}
