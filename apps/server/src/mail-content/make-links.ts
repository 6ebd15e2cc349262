import { screenPath } from "@kautia/contract";
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
import { type MailLink, type MailLinks, mailRules } from "../mails/index.ts";
import type { WorkDeps } from "../work-deps.ts";

type Mail = Selectable<Database["mail"]>;
type MailOfApplication = Mail & { ref_id: string };
type Maker = (deps: WorkDeps, transaction: Transaction<Database>, mail: Mail) => Promise<string | null>;

const ofApplication =
  (
    make: (deps: WorkDeps, transaction: Transaction<Database>, mail: MailOfApplication) => Promise<string | null>,
  ): Maker =>
  (deps, transaction, { ref_id, ...mail }) => {
    if (ref_id === null) throw new Error(`mail ${mail.id} has no application`);
    return make(deps, transaction, { ...mail, ref_id });
  };

async function writeLandlordLink(deps: WorkDeps, transaction: Transaction<Database>, mail: MailOfApplication) {
  return landlordUrl(deps.publicUrl, mail.language, await writePersonalLink(transaction, deps, mail.ref_id));
}

const toPolicies: Maker = async ({ publicUrl }, _transaction, { language }) =>
  `${publicUrl}${screenPath(language, "policies")}`;

const makers: Record<MailLink, Maker> = {
  "landlord-page": ofApplication(writeLandlordLink),
  /** The landlord's page with a token that allows one change of the account, or drops one that does not apply yet. */
  "account-change": ofApplication(
    async (deps, transaction, mail) =>
      `${await writeLandlordLink(deps, transaction, mail)}?change=${await writeChangeToken(transaction, deps, mail.ref_id)}`,
  ),
  application: ofApplication((deps, transaction, mail) => writeApplicationLink(transaction, deps, mail)),
  policies: toPolicies,
  payment: ofApplication((deps, transaction, mail) => createCardLink(transaction, deps, mail)),
  rating: ofApplication((deps, transaction, mail) => writeRatingLink(transaction, deps, mail)),
  resume: ofApplication((deps, transaction, mail) => writeResumeLink(transaction, deps, mail)),
  "new-application": ofApplication((deps, transaction, mail) => writeResumeLink(transaction, deps, mail, "renew")),
  "first-password": ofApplication((deps, transaction, mail) => writeAccountLink(transaction, deps, mail, "first")),
  "new-password": ofApplication((deps, transaction, mail) => writeAccountLink(transaction, deps, mail, "forgotten")),
  login: ofApplication((deps, transaction, mail) => writeAccountLink(transaction, deps, mail, "login")),
  deletion: ofApplication((deps, transaction, mail) => writeAccountLink(transaction, deps, mail, "deletion")),
  /**
   * A link to the account, which may have been deleted meanwhile. For an account without a password, it is the link that
   * sets the first one.
   */
  "account-or-first-password": ofApplication(async (deps, transaction, mail) => {
    const account = await transaction
      .selectFrom("account_policy")
      .innerJoin("account", "account.id", "account_id")
      .select("password_hash")
      .where("ref_id", "=", mail.ref_id)
      .executeTakeFirst();
    if (!account) return null;
    return account.password_hash === null
      ? writeAccountLink(transaction, deps, mail, "first")
      : toPolicies(deps, transaction, mail);
  }),
  "new-password-page": async ({ publicUrl }, _transaction, { language }) =>
    `${publicUrl}${screenPath(language, "new-password")}`,
  // The partner already has this link.
  invitation: async ({ publicUrl }, _transaction, { id, secret, language }) => {
    if (secret === null) throw new Error(`mail ${id} has no secret`);
    return invitationUrl(publicUrl, language, secret);
  },
  confirmation: (deps, transaction, mail) => writeConfirmLink(transaction, deps, mail),
  "desk-access": (deps, transaction, mail) => writeStaffLink(transaction, deps, mail),
  "partner-login": (deps, transaction, mail) => writePartnerLink(transaction, deps, mail),
  "partner-page": async ({ publicUrl }, _transaction, { language }) => `${publicUrl}${screenPath(language, "partner")}`,
  "webhooks-page": async ({ publicUrl }, _transaction, { language }) =>
    `${publicUrl}${screenPath(language, "partner-area", { area: "webhooks" })}`,
};

/**
 * Creates the links of a mail. Each attempt uses new secrets, so none need be stored (decision 0012). Earlier ones stay
 * valid, because an earlier attempt may have arrived.
 */
export async function makeLinks(deps: WorkDeps, transaction: Transaction<Database>, mail: Mail): Promise<MailLinks> {
  const { link, stoppable } = mailRules[mail.kind];
  return {
    link: link && (await makers[link](deps, transaction, mail)),
    ...(stoppable && (await writeStopLink(transaction, deps, mail))),
  };
}
