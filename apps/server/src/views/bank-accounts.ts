import { sql } from "kysely";

/** The accounts that stand for our bank account; the indexes `ledger_entry_at_bank` and `_of_bank_subject` name the same. */
export const isAtBank = sql<boolean>`account IN ('CLAIMS_BANK', 'REFUNDS_BANK', 'REMITTED_BANK', 'RECEIVED_BANK', 'BANK', 'OTHER_BANK')`;
