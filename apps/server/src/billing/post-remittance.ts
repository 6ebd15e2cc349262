import type { CalendarDate, Country, Currency } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { postToLedger } from "./post-to-ledger.ts";

interface Remittance {
  subjectId: string;
  country: Country;
  currency: Currency;
  amountCents: number;
  at: Date;
  valueDay: CalendarDate;
}

/** Posts a transfer to the insurer. */
export function postRemittance(transaction: Transaction<Database>, remittance: Remittance): Promise<void> {
  return postToLedger(transaction, "REMITTED", { ...remittance, refId: null });
}
