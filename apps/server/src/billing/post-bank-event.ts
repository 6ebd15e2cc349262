import { type CalendarDate, type Country, countryFacts } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { postToLedger } from "./post-to-ledger.ts";

type BankEvent = "TRANSFER_RETURNED" | "TRANSFER_REPEATED" | "BANK_UNEXPLAINED_TAKEN" | "BANK_UNEXPLAINED_RECEIVED";

interface BankPosting {
  subjectId: string;
  refId: string | null;
  country: Country;
  amountCents: number;
  at: Date;
  valueDay: CalendarDate;
}

/** Posts what only the statement of our bank says. */
export function postBankEvent(
  transaction: Transaction<Database>,
  event: BankEvent,
  posting: BankPosting,
): Promise<void> {
  return postToLedger(transaction, event, { ...posting, currency: countryFacts[posting.country].currency });
}
