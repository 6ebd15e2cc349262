import type { MailKind } from "@kautia/locales/mails";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { readAccountSections } from "./read-account.ts";
import { readApplicationSections } from "./read-applications.ts";
import { readContractSections } from "./read-contracts.ts";
import { readLetterSections } from "./read-letters.ts";
import { readMoneySections } from "./read-money.ts";

/** Everything stored about the owner of an account and of these applications, oldest first. The content of `hiddenMails` is left out. */
export async function readOwnData(
  db: Kysely<Database>,
  { accountId, refIds, hiddenMails }: { accountId: string; refIds: string[]; hiddenMails: readonly MailKind[] },
) {
  return {
    ...(await readAccountSections(db, accountId)),
    ...(await readApplicationSections(db, refIds)),
    ...(await readContractSections(db, refIds)),
    ...(await readMoneySections(db, refIds)),
    ...(await readLetterSections(db, refIds, hiddenMails)),
  };
}

/** Tables with a tenant's rows that the export leaves out, each with the reason. */
export const leftOutOfOwnData: Record<string, string> = {
  account_policy: "which contracts belong to the account; they are listed",
  card_setup: "a copy of the payment method until it is saved",
  case_words: "a copy of the application for searching",
  desk_draft: "unfinished texts of our people; what they send or note is listed",
  ledger_entry: "the same premiums, refunds, claims and repayments as bookkeeping entries",
  link: "hashes of links and cookies; the mails are listed",
  pending_decision: "decisions that take effect within seconds; then they are listed",
  resume_request: "processed and deleted within a minute",
  search_key: "copies of names, addresses and numbers in the application for searching",
  street_mention: "a copy of the street in the application",
  upload: "how far an upload has got; the documents are listed",
};
