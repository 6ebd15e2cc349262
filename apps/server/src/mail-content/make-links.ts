import { screenPath } from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import type { Selectable, Transaction } from "kysely";
import { writeResumeLink, writeApplicationLink, writeStopLink } from "../application/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { writeAccountLink } from "../account/index.ts";
import { writeStaffLink } from "../desk/index.ts";
import { writeChangeToken } from "../claims/index.ts";
import { createCardLink } from "../billing/index.ts";
import { invitationUrl, writeConfirmLink } from "../invitations/index.ts";
import { landlordUrl, writePersonalLink } from "../landlord/index.ts";
import { writePartnerLink } from "../partners/index.ts";
import { writeRatingLink } from "../rating/index.ts";
import type { MailLinks } from "../mails/index.ts";
import type { WorkDeps } from "../work-deps.ts";

type Mail = Selectable<Database["mail"]> & { ref_id: string };
type Maker = (deps: WorkDeps, transaction: Transaction<Database>, mail: Mail) => Promise<string | MailLinks>;

const writeLandlordLink = async (deps: WorkDeps, transaction: Transaction<Database>, { ref_id, language }: Mail) =>
  landlordUrl(deps.publicUrl, language, await writePersonalLink(transaction, deps, ref_id));

const toLandlord: Maker = writeLandlordLink;

const toTenant: Maker = (deps, transaction, mail) => writeApplicationLink(transaction, deps, mail);

const toPolicies: Maker = async ({ publicUrl }, _transaction, { language }) =>
  `${publicUrl}${screenPath(language, "policies")}`;

const toNewPassword: Maker = async ({ publicUrl }, _transaction, { language }) =>
  `${publicUrl}${screenPath(language, "new-password")}`;

/**
 * A link to the account, which may have been deleted meanwhile. For an account without a password, it is the link that
 * sets the first one.
 */
const toContract: Maker = async (deps, transaction, mail) => {
  const account = await transaction
    .selectFrom("account_policy")
    .innerJoin("account", "account.id", "account_id")
    .select("password_hash")
    .where("ref_id", "=", mail.ref_id)
    .executeTakeFirst();
  if (!account) return { link: null };
  return account.password_hash === null
    ? writeAccountLink(transaction, deps, mail, "first")
    : toPolicies(deps, transaction, mail);
};

/** The landlord's page with a token that allows one change of the account, or drops one that does not apply yet. */
const toAccountChange: Maker = async (deps, transaction, mail) =>
  `${await writeLandlordLink(deps, transaction, mail)}?change=${await writeChangeToken(transaction, deps, mail.ref_id)}`;

const makers: Partial<Record<MailKind, Maker>> = {
  "landlord-invitation": toLandlord,
  "landlord-link": toLandlord,
  "acceptance-confirmed": toLandlord,
  "claim-received": toLandlord,
  "question-answered": toLandlord,
  "payout-account-entered": toAccountChange,
  "payout-account-changed": toAccountChange,
  "payout-account-link": toAccountChange,
  "payout-account-kept": toLandlord,
  "claim-objected": toLandlord,
  "landlord-file-refused": toLandlord,
  "landlord-withdrawn": toLandlord,
  "release-asked": toLandlord,
  "landlord-moving-out-confirmed": toLandlord,
  "landlord-cancellation-taken-back": toLandlord,
  // Does not lead into the application: the tenant may forward this mail to the landlord.
  "landlord-declined": toPolicies,
  "cancellation-received": toPolicies,
  released: toPolicies,
  "debit-announced": toPolicies,
  "moving-out-confirmed": toPolicies,
  "moving-out-refused": toPolicies,
  "file-refused": toPolicies,
  "withdrawal-too-late": toPolicies,
  "claim-reported": toPolicies,
  "claim-decided": toPolicies,
  "claim-paid-out": toPolicies,
  "repayment-planned": toPolicies,
  "repayment-invoice": (deps, transaction, mail) => createCardLink(transaction, deps, mail),
  repaid: toPolicies,
  "instalment-failed": (deps, transaction, mail) => createCardLink(transaction, deps, mail),
  "landlord-claim-decided": toLandlord,
  "landlord-claim-paid-out": toLandlord,
  "contract-signed": toContract,
  "account-confirmation": (deps, transaction, mail) => writeAccountLink(transaction, deps, mail, "first"),
  "new-password": (deps, transaction, mail) => writeAccountLink(transaction, deps, mail, "forgotten"),
  "passkey-added": toNewPassword,
  "password-changed": toNewPassword,
  "login-link": (deps, transaction, mail) => writeAccountLink(transaction, deps, mail, "login"),
  "deletion-link": (deps, transaction, mail) => writeAccountLink(transaction, deps, mail, "deletion"),
  "resume-link": (deps, transaction, mail) => writeResumeLink(transaction, deps, mail),
  "landlord-silent": (deps, transaction, mail) => writeResumeLink(transaction, deps, mail, "renew"),
  "application-reminder": async (deps, transaction, mail) => ({
    link: await writeResumeLink(transaction, deps, mail),
    ...(await writeStopLink(transaction, deps, mail)),
  }),
  "review-accepted": toTenant,
  "review-refused": toTenant,
  "document-requested": toTenant,
  "document-refused": toTenant,
  "documents-checked": toTenant,
  "premium-failed": (deps, transaction, mail) => createCardLink(transaction, deps, mail),
  "rating-request": async (deps, transaction, mail) => ({
    link: await writeRatingLink(transaction, deps, mail),
    ...(await writeStopLink(transaction, deps, mail)),
  }),
  "landlord-reminder": async (deps, transaction, mail) => ({
    link: await writeLandlordLink(deps, transaction, mail),
    ...(await writeStopLink(transaction, deps, mail)),
  }),
};

/**
 * Creates the links of a mail. Each attempt uses new secrets, so none need be stored (decision 0012). Earlier ones stay
 * valid, because an earlier attempt may have arrived.
 */
export async function makeLinks(
  deps: WorkDeps,
  transaction: Transaction<Database>,
  mail: Selectable<Database["mail"]>,
): Promise<MailLinks> {
  const { secret, ref_id, language } = mail;
  // The partner already has this link.
  if (secret !== null) return { link: invitationUrl(deps.publicUrl, language, secret) };
  if (mail.kind === "invitation-confirmation") return { link: await writeConfirmLink(transaction, deps, mail) };
  if (mail.kind === "staff-link") return { link: await writeStaffLink(transaction, deps, mail) };
  if (mail.kind === "partner-login-link") return { link: await writePartnerLink(transaction, deps, mail) };
  if (mail.kind === "partner-welcome") return { link: `${deps.publicUrl}${screenPath(language, "partner")}` };
  if (mail.kind === "webhook-off")
    return { link: `${deps.publicUrl}${screenPath(language, "partner-area", { area: "webhooks" })}` };
  if (mail.kind === "data-deleted" || mail.kind === "withdrawal-received") return { link: null };
  if (ref_id === null) throw new Error(`mail ${mail.id} has no application`);
  const made = await makers[mail.kind]?.(deps, transaction, { ...mail, ref_id });
  return typeof made === "object" ? made : { link: made ?? null };
}
