import type { MailKind } from "@kautia/locales/mails";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { readAccountSections } from "./read-account.ts";
import { readApplicationSections } from "./read-applications.ts";
import { readContractSections } from "./read-contracts.ts";
import { readJointContracts } from "./read-joint-contracts.ts";
import { readLetterSections } from "./read-letters.ts";
import { readMoneySections } from "./read-money.ts";

/**
 * Everything stored about the owner of an account and of these applications, oldest first. The content of `hiddenMails`
 * is left out.
 */
export async function readOwnData(
  db: Kysely<Database>,
  { accountId, refIds, hiddenMails }: { accountId: string; refIds: string[]; hiddenMails: readonly MailKind[] },
) {
  return {
    ...(await readAccountSections(db, accountId)),
    ...(await readApplicationSections(db, refIds)),
    ...(await readContractSections(db, { accountId, refIds })),
    ...(await readJointContracts(db, accountId)),
    ...(await readMoneySections(db, refIds)),
    ...(await readLetterSections(db, { accountId, refIds }, hiddenMails)),
  };
}

/** Tables with a tenant's rows that the export leaves out, each with the reason. */
export const leftOutOfOwnData: Record<string, string> = {
  agreed_payee: "whom the landlord wants to be paid",
  account_policy: "which contracts belong to the account; they are listed",
  bank_line: "the bank's side of transfers, payouts and refunds, which are listed",
  card_setup: "a copy of the payment method until it is saved",
  case_words: "a copy of the application for searching",
  circumstance: "suspicions while we check them, and what heirs and administrators told us; a person answers for these",
  claim_estimate: "what our people expect a claim to cost; what we decide and pay is listed",
  desk_draft: "unfinished texts of our people; what they send or note is listed",
  former_landlord: "a landlord whom another replaced; the changes of the contract and its terms name both",
  ledger_entry: "the same premiums, refunds, claims and repayments as bookkeeping entries",
  link: "hashes of links and cookies; the mails are listed",
  payment: "which file took a payout or a refund to the bank; both are listed",
  pending_decision: "decisions that take effect within seconds; then they are listed",
  resume_request: "processed and deleted within a minute",
  sanctions_check: "whether the landlord's side is on a sanctions list",
  sealed_document: "the contract and certificate, which are listed, with the insurer's seal",
  search_key: "copies of names, addresses and numbers in the application for searching",
  signing: "the first signature until all have signed; then it is listed with the contract",
  street_mention: "a copy of the street in the application",
  unpaid_reminder: "what follows from an unpaid premium; the premiums and mails are listed",
  upload: "how far an upload has got; the documents are listed",
};
