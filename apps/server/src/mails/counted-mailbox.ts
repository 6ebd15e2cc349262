import { sql } from "kysely";

/** The mailbox to which a row of `mail` counts, as the contract's `mailboxOf` folds it. */
export const countedMailbox = sql<string>`coalesce(mail.mailbox, mailbox_of(mail.to_address))`;
