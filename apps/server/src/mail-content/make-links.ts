import { type Language, type OfficePage, officePath, screenPath } from "@kautia/contract";
import type { Selectable, Transaction } from "kysely";
import { type LinkKind, makeLink } from "../access/index.ts";
import { mailboxId } from "../application/index.ts";
import { invitationUrl } from "../invitations/index.ts";
import { type MailLink, type MailLinks, mailRules } from "../mails/index.ts";
import { apiBase } from "../platform/http/api-base.ts";
import type { Database } from "../platform/database/schema.ts";
import type { WorkDeps } from "../work-deps.ts";
import { findReadersAccount } from "./find-readers-account.ts";
import { isReadersAddress } from "./is-readers-address.ts";

interface Making {
  deps: WorkDeps;
  transaction: Transaction<Database>;
  mail: Selectable<Database["mail"]>;
}
type Maker = (making: Making) => Promise<string | null>;
type Screen = Parameters<typeof screenPath>[1];

/** A page without a secret. */
const page =
  (screen: Screen, params: Record<string, string> = {}): Maker =>
  async ({ deps, mail }) =>
    `${deps.publicUrl}${screenPath(mail.language, screen, params)}`;

/** A page of the contract in the tenant's account. */
const contractPage =
  (screen: Screen): Maker =>
  async (making) => {
    const { deps, transaction, mail } = making;
    const policy = transaction.selectFrom("policy").select("contract_number").where("ref_id", "=", refIdOf(making));
    const { contract_number: contractNumber } = await policy.executeTakeFirstOrThrow();
    return `${deps.publicUrl}${screenPath(mail.language, screen, { contractNumber })}`;
  };

const officePage =
  (name: OfficePage): Maker =>
  async ({ deps, mail }) =>
    `${deps.publicUrl}${officePath(mail.language, name)}`;

/** A page with a new secret, which opens the subject. */
const secretPage =
  (
    kind: LinkKind,
    subjectOf: (making: Making) => string | Promise<string>,
    path: (language: Language, token: string) => string,
  ): Maker =>
  async (making) => {
    const token = await makeSecret(making, kind, await subjectOf(making));
    return `${making.deps.publicUrl}${path(making.mail.language, token)}`;
  };

/** A link that leads on to the page of the account that asked for it, if one did. */
const leadingOn =
  (make: Maker): Maker =>
  async (making) => {
    const link = await make(making);
    const { data } = making.mail;
    return link !== null && "leadsTo" in data ? `${link}&${String(data.leadsTo)}` : link;
  };

function makeSecret({ deps, transaction, mail }: Making, kind: LinkKind, subject: string): Promise<string> {
  return makeLink(transaction, deps, kind, { subject, mailId: mail.id });
}

const inQuery = (screen: Screen, params?: Record<string, string>) => (language: Language, token: string) =>
  `${screenPath(language, screen, params)}?token=${token}`;
const inOffice = (name: OfficePage) => (language: Language, token: string) =>
  `${officePath(language, name)}?token=${token}`;
const inPath = (screen: Screen, name: string) => (language: Language, token: string) =>
  screenPath(language, screen, { [name]: token });

function refIdOf({ mail: { id, ref_id } }: Making): string {
  if (ref_id === null) throw new Error(`mail ${id} has no application`);
  return ref_id;
}

async function accountOf(making: Making): Promise<string> {
  const account = await findReadersAccount(making.transaction, making.mail);
  if (!account) throw new Error(`the reader of mail ${making.mail.id} has no account`);
  return account.id;
}

async function inviteOf({ transaction, mail }: Making): Promise<string> {
  const invite = transaction.selectFrom("landlord_invite").select("id").where("mail_id", "=", mail.id);
  return (await invite.executeTakeFirstOrThrow()).id;
}

const readerIn =
  (table: "partner_person" | "staff_account") =>
  async ({ transaction, mail }: Making): Promise<string> => {
    const reader = transaction.selectFrom(table).select("id").where("link_mail_id", "=", mail.id);
    return (await reader.executeTakeFirstOrThrow()).id;
  };

/** Null unless the mail is about a former landlord's claim. */
function formerLandlordOf({ mail: { data } }: Making): string | null {
  const { formerLandlordId = null }: { formerLandlordId?: string | null } = data;
  return formerLandlordId;
}

const ofLandlord =
  (screen: Screen): Maker =>
  (making) => {
    const former = formerLandlordOf(making);
    const kind = former === null ? "landlord-page" : "former-landlord";
    return secretPage(kind, () => former ?? refIdOf(making), inPath(screen, "landlordToken"))(making);
  };

const landlordPage = ofLandlord("landlord");
const landlordAccount = ofLandlord("landlord-account");
const landlordClaims = ofLandlord("landlord-claims");

function amendmentOf({ mail: { id, data } }: Making): string {
  if ("amendmentId" in data) return String(data.amendmentId);
  throw new Error(`mail ${id} belongs to no change of a contract`);
}

function coTenantOf({ mail: { id, co_tenant_id } }: Making): string {
  if (co_tenant_id === null) throw new Error(`mail ${id} is to no co-tenant`);
  return co_tenant_id;
}

const firstPassword = secretPage("first-password", accountOf, inQuery("new-password"));
const policies = page("policies");

const makers: Record<MailLink, Maker> = {
  "landlord-page": landlordPage,
  "landlord-changes": ofLandlord("landlord-changes"),
  "landlord-claims": landlordClaims,
  /** The page of the account for payouts, or the claims if nothing is paid. */
  "landlord-decision": (making) => {
    const { data } = making.mail;
    return "grantedCents" in data && Number(data.grantedCents) > 0 ? landlordAccount(making) : landlordClaims(making);
  },
  /**
   * The page of the landlord's account with a token that allows one change of the account, or drops one that does not
   * apply yet.
   */
  "account-change": async (making) =>
    `${await landlordAccount(making)}?change=${await makeSecret(making, "account-change", formerLandlordOf(making) ?? refIdOf(making))}`,
  amendment: secretPage("amendment", amendmentOf, inPath("amendment", "amendmentToken")),
  "co-tenant": secretPage("co-tenant", coTenantOf, inPath("co-tenant", "coTenantToken")),
  /** Null if the former landlord has no open claim. */
  "former-claims": async (making) => {
    const { data } = making.mail;
    return "hasOpenClaims" in data && data.hasOpenClaims === true ? landlordClaims(making) : null;
  },
  application: secretPage("application", refIdOf, inQuery("index")),
  policies,
  changes: contractPage("policy-changes"),
  claims: contractPage("policy-claims"),
  repayment: contractPage("policy-repayment"),
  "moving-out": contractPage("policy-moving-out"),
  payment: secretPage("payment", refIdOf, inPath("card", "cardToken")),
  rating: secretPage("rating", refIdOf, inPath("rate", "id")),
  resume: secretPage("resume", refIdOf, inQuery("index")),
  "new-application": secretPage("new-application", refIdOf, inQuery("index")),
  "new-password": leadingOn(secretPage("new-password", accountOf, inQuery("new-password"))),
  login: leadingOn(secretPage("login", accountOf, inQuery("login"))),
  deletion: secretPage("deletion", accountOf, inQuery("delete-data")),
  /**
   * A link to the account, which may have been deleted meanwhile. For an account without a password, it is the link that
   * sets the first one.
   */
  "account-or-first-password": async (making) => {
    const account = await findReadersAccount(making.transaction, making.mail);
    if (!account) return null;
    return account.password_hash === null ? firstPassword(making) : policies(making);
  },
  "new-password-page": page("new-password"),
  // The partner already has this link.
  invitation: async ({ deps, mail: { id, secret, language } }) => {
    if (secret === null) throw new Error(`mail ${id} has no secret`);
    return invitationUrl(deps.publicUrl, language, secret);
  },
  confirmation: secretPage("confirmation", inviteOf, inPath("landlord-invite-confirm", "inviteToken")),
  "desk-access": secretPage("desk-access", readerIn("staff_account"), inOffice("invited")),
  /** The page of the work that somebody was handed. It asks for a login. */
  "desk-work": async ({ deps, mail: { language, data } }) =>
    `${deps.publicUrl}${officePath(language, "staff")}/${"page" in data ? String(data.page) : ""}`,
  "partner-login": secretPage("partner-login", readerIn("partner_person"), inOffice("partner-login")),
  "partner-page": officePage("partner"),
  "webhooks-page": officePage("webhooks"),
};

/**
 * What only the first tenant may do: change the contract, apply again and pay by card. Without an address a mail has no
 * button.
 */
const forFirstTenants: readonly MailLink[] = ["changes", "new-application", "payment"];

/** The two links that stop reminders: a page for people and a one-click call for mail programs. */
async function makeStopLinks(making: Making): Promise<Pick<MailLinks, "stopLink" | "unsubscribeUrl">> {
  const { deps, mail } = making;
  const stopToken = await makeSecret(making, "no-reminders", mailboxId(mail.to_address));
  return {
    stopLink: `${deps.publicUrl}${screenPath(mail.language, "no-reminders", { stopToken })}`,
    unsubscribeUrl: `${deps.publicUrl}${apiBase}/reminders/${stopToken}/stop`,
  };
}

/**
 * Creates the links of a mail. Each attempt uses new secrets, so none need be stored (docs/decisions.md). Earlier ones stay
 * valid, because an earlier attempt may have arrived.
 */
export async function makeLinks(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  mail: Making["mail"],
): Promise<MailLinks> {
  const { link, stoppable } = mailRules[mail.kind];
  const making = { deps, transaction, mail };
  const isForOthers = link !== null && mail.co_tenant_id !== null && forFirstTenants.includes(link);
  if (isForOthers || (link !== null && !(await isReadersAddress(transaction, mail)))) return { link: "" };
  return { link: link && (await makers[link](making)), ...(stoppable && (await makeStopLinks(making))) };
}
