import {
  accountLinkDays,
  amendmentAnswerDays,
  cardLinkDays,
  coTenantLinkDays,
  deletionLinkMinutes,
  invitationLifeDays,
  inviteConfirmationDays,
  loginLinkMinutes,
  newPasswordLinkHours,
  resumeLinkHours,
  staffLinkDays,
  tokenLifeDays,
} from "@kautia/contract";
import type { Database } from "../platform/database/schema.ts";
import { day, hour, minute } from "../platform/rules/durations.ts";

export type LinkKind = Database["link"]["kind"];

interface LinkRule {
  /** What the link's `subject` is the id of. */
  subject:
    | "account"
    | "amendment"
    | "application"
    | "co-tenant"
    | "former-landlord"
    | "invitation"
    | "landlord-invite"
    | "mailbox"
    | "partner-person"
    | "staff";
  /** In ms. Null: as long as its subject is kept. */
  life: number | null;
  uses: "once" | "many";
  /** What opening the link does before anybody presses a button. */
  visit: "nothing" | "extends its life";
  /** When it is deleted: with the tenant's details, or with the subject's record. */
  kept: "with details" | "with subject";
}

const plain = { uses: "many", visit: "nothing", kept: "with subject" } as const;
const once = { ...plain, uses: "once" } as const;
const ofApplication = { ...plain, subject: "application", kept: "with details" } as const;
const ofAccount = { ...once, subject: "account" } as const;

/** Every kind of secret that a mail or a page hands out (docs/mail.md). */
export const linkKinds = {
  /** The tenant's token, which the browser keeps in its cookie. */
  application: { ...ofApplication, life: tokenLifeDays * day, visit: "extends its life" },
  /** Gives another browser a token of its own for the application. */
  resume: { ...ofApplication, life: resumeLinkHours * hour },
  /** In a reminder: opens the invitation as its first link does. */
  invitation: { ...plain, subject: "invitation", life: invitationLifeDays * day },
  /** Begins an application with the answers of this one, and then becomes a `resume` link to the new one. */
  "new-application": { ...ofApplication, life: invitationLifeDays * day },
  payment: { ...ofApplication, life: cardLinkDays * day },
  rating: { ...ofApplication, life: null },
  /** Lets the reader act for the landlord, so only the landlord's mailbox gets it. */
  "landlord-page": { ...ofApplication, life: null, kept: "with subject" },
  /** Shows the landlord's page. The tenant may pass it on. */
  "landlord-reading": { ...ofApplication, life: null, kept: "with subject" },
  /** Shows a former landlord the claims that they reported. */
  "former-landlord": { ...plain, subject: "former-landlord", life: 365 * day },
  /**
   * Asks somebody to agree to a change. Whoever joins can take the signature back until the change applies: the landlord has as
   * long to agree again, and a hold may come between.
   */
  amendment: { ...plain, subject: "amendment", life: 3 * amendmentAnswerDays * day },
  /** Asks a co-tenant to sign. After one is left out it stays until it expires, to say so. */
  "co-tenant": { ...plain, subject: "co-tenant", life: coTenantLinkDays * day },
  /** Changes the account that claims are paid to. */
  "account-change": { ...ofApplication, life: day, uses: "once" },
  "first-password": { ...ofAccount, life: accountLinkDays * day },
  "new-password": { ...ofAccount, life: newPasswordLinkHours * hour },
  login: { ...ofAccount, life: loginLinkMinutes * minute },
  deletion: { ...ofAccount, life: deletionLinkMinutes * minute },
  /** The landlord's confirmation that they want to invite a tenant. */
  confirmation: { ...once, subject: "landlord-invite", life: inviteConfirmationDays * day },
  "desk-access": { ...once, subject: "staff", life: staffLinkDays * day },
  "partner-login": { ...once, subject: "partner-person", life: loginLinkMinutes * minute },
  "no-reminders": { ...plain, subject: "mailbox", life: null },
} as const satisfies Record<LinkKind, LinkRule>;

/** The kinds that show the landlord's page. */
export const landlordLinks = ["landlord-page", "landlord-reading", "former-landlord"] as const satisfies LinkKind[];

/** The links that show a tenant's details to any reader of the tenant's mailbox, apart from those of the account. */
export const tenantLinks = ["application", "resume", "new-application", "payment"] as const satisfies LinkKind[];

type KindWith<Part> = {
  [Kind in LinkKind]: (typeof linkKinds)[Kind] extends Part ? Kind : never;
}[LinkKind];

export type OneTimeLinkKind = KindWith<{ uses: "once" }>;
export type ExtendedLinkKind = KindWith<{ visit: "extends its life" }>;

/** The kinds with this type of subject; if `kept` is given, only those that are deleted then. */
export function linkKindsOf(subject: LinkRule["subject"], kept?: LinkRule["kept"]): LinkKind[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
  const kinds = Object.keys(linkKinds) as LinkKind[];
  return kinds.filter((kind) => {
    const rule: LinkRule = linkKinds[kind];
    return rule.subject === subject && (kept === undefined || rule.kept === kept);
  });
}
