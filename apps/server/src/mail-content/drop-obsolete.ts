import { isDeepStrictEqual } from "node:util";
import { hasEnded, sameEmail } from "@kautia/contract";
import { mailDataOf } from "@kautia/locales/mails";
import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findApplicationIn, hasStoppedReminders } from "../application/index.ts";
import { findCoTenant, findSigning } from "../co-tenants/index.ts";
import { deleteWaitingMail, mailRules, redirectMail, type StillOwed } from "../mails/index.ts";
import { draftOf, wasFirstInformationMailed } from "../policy-documents/index.ts";
import { findReadersAccount } from "./find-readers-account.ts";
import { isReadersAddress } from "./is-readers-address.ts";

type Mail = Selectable<Database["mail"]>;
type Check = (transaction: Transaction<Database>, mail: Mail) => Promise<boolean>;

/** A mail that belongs to no application any more is still sent. */
const ofApplication =
  (check: (transaction: Transaction<Database>, refId: string, mail: Mail) => Promise<boolean>): Check =>
  (transaction, mail) =>
    mail.ref_id === null ? Promise.resolve(true) : check(transaction, mail.ref_id, mail);

const checks: Record<StillOwed, Check> = {
  always: () => Promise.resolve(true),

  // A link into an account must not go out if the account was deleted in the meantime, or its address corrected.
  "account-exists": ofApplication(
    async (transaction, _refId, mail) =>
      (await findReadersAccount(transaction, mail)) !== null && (await isReadersAddress(transaction, mail)),
  ),

  "information-missing": ofApplication(async (transaction, refId, { to_address: to }) => {
    const application = await findApplicationIn(transaction, refId);
    if (!application || application.signedAt) return false;
    if (!sameEmail(application.answers.userInfo?.email ?? "", to)) return false;
    return !(await wasFirstInformationMailed(transaction, { refId, to }));
  }),

  "draft-unchanged": ofApplication(async (transaction, refId, mail) => {
    const application = await findApplicationIn(transaction, refId);
    if (!application || application.signedAt || application.language !== mail.language) return false;
    const { draft } = mailDataOf("contract-documents", mail.data);
    // Later changes get their own mail.
    return isDeepStrictEqual(draft, JSON.parse(JSON.stringify(draftOf(application))));
  }),

  // The link opens the application.
  "address-unchanged": ofApplication(async (transaction, refId, { to_address: to }) => {
    const application = await findApplicationIn(transaction, refId);
    if (!application || application.signedAt) return true;
    return sameEmail(application.answers.userInfo?.email ?? "", to);
  }),

  "landlord-silent": ofApplication(
    async (transaction, refId) => (await readPolicy(transaction, refId)).cover_state === "SIGNED",
  ),

  "in-force": ofApplication(
    async (transaction, refId) => (await readPolicy(transaction, refId)).cover_state === "ACCEPTED",
  ),

  // A debit that was returned meanwhile has a mail of its own.
  "premium-paid": ofApplication(async (transaction, ref_id, { data }) => {
    const { number } = mailDataOf("premium-paid", data);
    const premium = transaction.selectFrom("premium").select("status").where("ref_id", "=", ref_id);
    return (await premium.where("number", "=", number).executeTakeFirst())?.status === "PAID";
  }),

  "premium-to-come": ofApplication(async (transaction, refId, { data }) => {
    const { number } = mailDataOf("premium-announced", data);
    const { next_premium_number, next_premium_at } = await readPolicy(transaction, refId);
    return next_premium_at !== null && next_premium_number === number;
  }),

  "refund-paid": ofApplication(async (transaction, refId, { data }) => {
    const { number } = mailDataOf("refund-paid", data);
    const refund = transaction
      .selectFrom("refund")
      .innerJoin("premium", "premium.id", "premium_id")
      .innerJoin("account_policy as owner", "owner.ref_id", "premium.ref_id")
      .select("refund.status")
      .where("premium.ref_id", "=", refId)
      .where("premium.number", "=", number);
    return (await refund.executeTakeFirst())?.status === "PAID";
  }),

  "release-missing": ofApplication(async (transaction, refId) => {
    const { cover_state, leaving_state } = await readPolicy(transaction, refId);
    // After the release the mail is still correct.
    return leaving_state === "CANCELLATION_REQUESTED" || hasEnded(cover_state);
  }),

  "application-untouched": ofApplication(async (transaction, refId, { created_at }) => {
    const application = await transaction
      .selectFrom("application")
      .select(["signed_at", "updated_at"])
      .where("ref_id", "=", refId)
      .executeTakeFirstOrThrow();
    return application.signed_at === null && application.updated_at <= created_at;
  }),

  // The contract may have changed, or the co-tenant have answered, or have another address.
  "co-tenant-waits": ofApplication(async (transaction, refId, { co_tenant_id, to_address: to }) => {
    const coTenant = co_tenant_id === null ? null : await findCoTenant(transaction, co_tenant_id);
    const waits = coTenant?.state === "INVITED" && sameEmail(coTenant.email, to);
    return waits && (await findSigning(transaction, refId)) !== null;
  }),

  "newest-desk-link": async (transaction, { id }) => {
    const accounts = transaction.selectFrom("staff_account").select("id").where("disabled_at", "is", null);
    return (await accounts.where("link_mail_id", "=", id).executeTakeFirst()) !== undefined;
  },

  "newest-partner-link": async (transaction, { id }) => {
    const people = transaction.selectFrom("partner_person").select("id").where("removed_at", "is", null);
    return (await people.where("link_mail_id", "=", id).executeTakeFirst()) !== undefined;
  },

  // An unconfirmed invitation may have been deleted together with its link.
  "invitation-unconfirmed": async (transaction, { id }) => {
    const invite = await transaction
      .selectFrom("landlord_invite")
      .select("id")
      .where("mail_id", "=", id)
      .executeTakeFirst();
    return invite !== undefined;
  },
};

function readPolicy(transaction: Transaction<Database>, refId: string) {
  return transaction
    .selectFrom("policy")
    .select(["cover_state", "leaving_state", "next_premium_number", "next_premium_at"])
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
}

/** Deletes mails that became obsolete in the queue, and redirects those to a corrected address. Returns the rest. */
export async function dropObsolete(transaction: Transaction<Database>, mails: readonly Mail[]): Promise<Mail[]> {
  const remaining: Mail[] = [];
  for (const mail of mails) {
    if (!(await isDue(transaction, mail))) await deleteWaitingMail(transaction, mail.id);
    else if (!(await redirect(transaction, mail))) remaining.push(mail);
  }
  return remaining;
}

/**
 * Redirects a mail to the applicant if they have corrected the email address since. Returns whether it did.
 */
async function redirect(transaction: Transaction<Database>, { id, kind, ref_id, to_address }: Mail): Promise<boolean> {
  if (ref_id === null || !mailRules[kind].followsAddress) return false;
  const application = await findApplicationIn(transaction, ref_id);
  const email = application?.answers.userInfo?.email;
  if (!email || application.signedAt || sameEmail(email, to_address)) return false;
  await redirectMail(transaction, id, email);
  return true;
}

async function isDue(transaction: Transaction<Database>, mail: Mail): Promise<boolean> {
  const { stoppable, stillOwed } = mailRules[mail.kind];
  if (stoppable && (await hasStoppedReminders(transaction, mail.to_address))) return false;
  return checks[stillOwed](transaction, mail);
}
