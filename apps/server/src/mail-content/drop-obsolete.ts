import { isDeepStrictEqual } from "node:util";
import { hasEnded, mailboxOf, sameEmail } from "@kautia/contract";
import type { MailData, MailKind } from "@kautia/locales/mails";
import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findApplicationIn, hasStoppedReminders } from "../application/index.ts";
import { isLinkWanted } from "../partners/index.ts";
import { isTestMail } from "../mails/index.ts";
import { aboutDecisions } from "./about-decisions.ts";
import { draftOf, wasFirstInformationMailed } from "../policy-documents/index.ts";

type Mail = Selectable<Database["mail"]>;
type Check = (transaction: Transaction<Database>, refId: string, mail: Mail) => Promise<boolean>;

/** Mails with links into an account must not go out if the account was deleted in the meantime. */
const hasAccount: Check = async (transaction, refId) => {
  const owner = await transaction
    .selectFrom("account_policy")
    .select("account_id")
    .where("ref_id", "=", refId)
    .executeTakeFirst();
  return owner !== undefined;
};

const checks: Partial<Record<MailKind, Check>> = {
  "account-confirmation": hasAccount,
  "new-password": hasAccount,
  "login-link": hasAccount,
  "deletion-link": hasAccount,

  async "first-information"(transaction, refId, { to_address: to }) {
    const application = await findApplicationIn(transaction, refId);
    if (!application || application.signedAt) return false;
    if (!sameEmail(application.answers.userInfo?.email ?? "", to)) return false;
    return !(await wasFirstInformationMailed(transaction, { refId, to }));
  },

  async "contract-documents"(transaction, refId, mail) {
    const application = await findApplicationIn(transaction, refId);
    if (!application || application.signedAt || application.language !== mail.language) return false;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what writeMail stored for this kind
    const { draft } = mail.data as MailData["contract-documents"];
    // Later changes get their own mail.
    return isDeepStrictEqual(draft, JSON.parse(JSON.stringify(draftOf(application))));
  },

  // Its link opens the application.
  async "resume-link"(transaction, refId, { to_address: to }) {
    const application = await findApplicationIn(transaction, refId);
    if (!application || application.signedAt) return true;
    return sameEmail(application.answers.userInfo?.email ?? "", to);
  },

  "rating-request": async (transaction, _refId, { to_address }) =>
    !(await hasStoppedReminders(transaction, to_address)),

  async "landlord-reminder"(transaction, refId, { to_address }) {
    const policy = await transaction
      .selectFrom("policy")
      .select("status")
      .where("ref_id", "=", refId)
      .executeTakeFirstOrThrow();
    return policy.status === "SIGNED" && !(await hasStoppedReminders(transaction, to_address));
  },

  async "release-asked"(transaction, refId) {
    const { status } = await transaction
      .selectFrom("policy")
      .select("status")
      .where("ref_id", "=", refId)
      .executeTakeFirstOrThrow();
    // After the release the mail is still correct.
    return status === "CANCELLATION_REQUESTED" || hasEnded(status);
  },

  async "application-reminder"(transaction, refId, { created_at, to_address }) {
    const application = await transaction
      .selectFrom("application")
      .select(["signed_at", "updated_at"])
      .where("ref_id", "=", refId)
      .executeTakeFirstOrThrow();
    const goesOn = application.signed_at !== null || application.updated_at > created_at;
    return !goesOn && !(await hasStoppedReminders(transaction, to_address));
  },
};

/**
 * Checks mails without an application. An unconfirmed invitation may have been deleted together with its link; a newer
 * link to the desk replaces an older one.
 */
async function isStillWanted(transaction: Transaction<Database>, { id, kind }: Mail): Promise<boolean> {
  if (kind === "staff-link") {
    const accounts = transaction.selectFrom("staff_account").select("id").where("disabled_at", "is", null);
    return (await accounts.where("link_mail_id", "=", id).executeTakeFirst()) !== undefined;
  }
  if (kind === "partner-login-link") return isLinkWanted(transaction, id);
  if (kind !== "invitation-confirmation") return true;
  const invite = await transaction
    .selectFrom("landlord_invite")
    .select("id")
    .where("mail_id", "=", id)
    .executeTakeFirst();
  return invite !== undefined;
}

/** Mails that are not sent for test policies, because a test must not remind anybody or ask for money. */
const notForTests: readonly MailKind[] = [
  "application-reminder",
  "landlord-reminder",
  "rating-request",
  "premium-failed",
  "instalment-failed",
  "repayment-invoice",
];

/** Deletes mails that became obsolete in the queue, and redirects those to a corrected address. Returns the rest. */
export async function dropObsolete(transaction: Transaction<Database>, mails: readonly Mail[]): Promise<Mail[]> {
  const remaining: Mail[] = [];
  for (const mail of mails) {
    if (!(await isDue(transaction, mail))) await transaction.deleteFrom("mail").where("id", "=", mail.id).execute();
    else if (!(await redirect(transaction, mail))) remaining.push(mail);
  }
  return remaining;
}

/**
 * Redirects a mail about a decision if the tenant has corrected the email address since. Returns whether it did: the
 * mail then waits, because the limits of the new address apply.
 */
async function redirect(transaction: Transaction<Database>, { id, kind, ref_id, to_address }: Mail): Promise<boolean> {
  if (ref_id === null || !aboutDecisions.includes(kind)) return false;
  const application = await findApplicationIn(transaction, ref_id);
  const email = application?.answers.userInfo?.email;
  if (!email || application.signedAt || sameEmail(email, to_address)) return false;
  const corrected = { to_address: email, mailbox: mailboxOf(email), admitted_at: null };
  await transaction.updateTable("mail").set(corrected).where("id", "=", id).execute();
  return true;
}

async function isDue(transaction: Transaction<Database>, mail: Mail): Promise<boolean> {
  if (mail.ref_id === null) return isStillWanted(transaction, mail);
  if (notForTests.includes(mail.kind) && (await isTestMail(transaction, mail))) return false;
  const check = checks[mail.kind];
  return !check || check(transaction, mail.ref_id, mail);
}
