import { sql } from "kysely";

/** SQL: whether charge attempt `a` is a debit that the bank has neither paid nor refused yet. */
export const isPendingDebit = sql`(a.status = 'ASKED' AND a.pending_since IS NOT NULL)`;
