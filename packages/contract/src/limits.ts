import type { DepositCalculationStrategy } from "./enums.ts";

/** Limits of the product. Source: specification §9 and the wire decisions. They are defined only here. */

/** Deposit limits of a product, in EUR. The defaults apply if a product has none of its own. */
export interface ProductLimits {
  lowerLimitDeposit: number;
  upperLimitDeposit: number;
  depositMonthlyMultiplier: number;
  depositCalculationStrategy: DepositCalculationStrategy;
}

export const defaultProductLimits: ProductLimits = {
  lowerLimitDeposit: 499,
  upperLimitDeposit: 15_000,
  depositMonthlyMultiplier: 3,
  depositCalculationStrategy: "MONTHLY_BASED",
};

/** A gross income below this, in EUR, is probably a monthly one. Source: wire decisions, "The stepped onboarding". */
export const minAnnualIncome = 8_000;

/** The highest amount in EUR that any field accepts; keeps sums within exact integers. */
export const maxAmount = 9_999_999;

/**
 * A landlord who holds cash must return it at most `cashReturnMonths` after accepting, or have returned it at most
 * `cashReturnedMonths` before.
 */
export const cashReturnMonths = 3;
export const cashReturnedMonths = 12;

/** How many people may sign together with the tenant at most. The insurer may allow fewer (MAX_CO_TENANTS). */
export const mostCoTenants = 3;
/** The age in years from which somebody may sign a contract. */
export const adultAge = 18;

/** The insurance may start at most this many months ahead, and must last at least this many. */
export const maxStartMonths = 12;
export const minCoverMonths = 1;
/** An agreed end is at most this many years after the start. A longer lease can be ended after 30 years (BGB §544). */
export const maxCoverYears = 30;

/** The lifetime of the token cookie in the browser, in seconds. Source: specification §4. */
export const tokenCookieMaxAge = 86_400;
export const tokenCookieName = "token";

/** A token expires this many days after its last use. Source: wire decisions, "General". */
export const tokenLifeDays = 30;

/** An unsigned application loses its personal data this many days after its last change (docs/decisions.md). */
export const draftRetentionDays = 90;
/** The landlord may reply this many days from the day of signing; then the contract ends. */
export const landlordAnswerDays = 30;

/**
 * Each co-tenant has a link for `coTenantLinkDays`, gets reminders after so many
 * days, and the first tenant may ask us to remind them once in `coTenantReminderHours`. After `coTenantWaitDays` the
 * first tenant gets a mail that offers to sign alone.
 */
export const coTenantLinkDays = 30;
export const coTenantReminderDays = [2, 5] as const;
export const coTenantReminderHours = 24;
export const coTenantWaitDays = 14;

/** A mailed link to continue an application works for this many hours, at most until it is signed. */
export const resumeLinkHours = 24;
/** Mails of one kind per mailbox and hour, for mails that anybody can trigger for any address. */
export const unverifiedMailsPerHour = 3;

/**
 * Mails in 24 hours before signing, over all kinds, to a mailbox from which nobody followed a mailed link, and for one
 * application (docs/mail.md). Those between tenants who sign together count apart: the first of them has signed and given a
 * card.
 */
export const unverifiedMailsPerDay = {
  beforeSigning: { mailbox: 3, application: 5 },
  betweenTenants: { mailbox: 5, application: 20 },
};
/**
 * Changed documents are mailed at the earliest this long after the last mail with documents, so that several changes
 * become one mail.
 */
export const documentsCollectedMinutes = 10;

/**
 * The initial information is mailed this many minutes after the address is known, unless another mail carries it earlier.
 */
export const firstInformationMinutes = 10;

/** Risk checks of one application in 24 hours; those of a network are a setting (docs/security.md). */
export const riskChecksPerDay = 20;

/**
 * Invitations by landlords without a partner account: days to confirm their own address, and invitations per tenant in
 * any 24 hours. Those of a network are a setting (docs/security.md).
 */
export const inviteConfirmationDays = 7;
export const invitationsPerTenantAndDay = 3;

/** Characters of a name, street, city and the like. */
export const maxNameLength = 300;
/** Characters of an address query, and suggestions in its response. */
export const maxAddressQueryLength = 120;
export const maxSuggestions = 8;

/** Homes per call of a partner, and characters of the partner's id of a home (docs/partners.md). */
export const propertiesPerCall = 200;
export const maxPropertyIdLength = 100;
/** Guarantees per page of a partner's list (docs/partners.md). */
export const guaranteesPerCall = 100;

/** Minutes until an unconfirmed payment expires, and such payments per premium in any 24 hours. */
export const confirmationMinutes = 30;
export const confirmationsPerDay = 5;

export const maxMessageLength = 2_000;

/** Characters of a partner's own reference of an invitation, and invitations per page of the list (docs/partners.md). */
export const maxReferenceLength = 100;
export const invitationsPerCall = 100;
/** Invitations that a partner makes in one call. */
export const invitationsPerBatch = 500;
/** Applications that one call of a sandbox deletes. */
export const testsPerDeletion = 20;
/** Tests on a page that lists them. */
export const testsPerCall = 100;
/** An unused invitation expires this many days after its creation. */
export const invitationLifeDays = 30;
/** Below this base there is no loss ratio (docs/desk.md): policies in force, and premiums earned in EUR. */
export const lossRatioPolicies = 100;
export const lossRatioEarned = 10_000;
/** The most days for which the desk's figures are counted. */
export const moneyDays = 366;
/** A partner may remind an invited tenant this often, with a pause between reminders. */
export const maxInvitationReminders = 3;
export const reminderPauseHours = 24;
/** Webhooks of a partner, deliveries per page of their list, and characters of an address (docs/partners.md). */
export const webhooksPerPartner = 5;
export const deliveriesPerCall = 100;
export const maxWebhookUrlLength = 500;
/** After a webhook's secret changed, the old one also signs for this many hours. */
export const oldSecretHours = 24;
/** A webhook that accepts nothing for this many days is switched off. */
export const webhookFailureDays = 3;
/** Test events in an hour, to all webhooks of a partner. */
export const webhookTestsPerHour = 60;
/** Events and deliveries are deleted this many days later. */
export const webhookRetentionDays = 90;
/** A partner's signed link expires at most this many days ahead (docs/partners.md). */
export const signedLinkDays = 90;
/** The invited person's data is deleted this many days after that (docs/privacy.md). */
export const invitationRetentionDays = 30;

/** Characters of a password. Source: specification §5. */
export const passwordLength = { least: 8, most: 128 };

/** A session expires this many hours after its last use. */
export const sessionLifeHours = 12;
/** Any session, of tenants and of staff, ends this many days after the login. */
export const longestSessionDays = 30;
export const sessionCookieName = "session";

/** A staff session expires this many hours after its last use (docs/security.md). */
export const staffSessionLifeHours = 8;
export const staffCookieName = "staff-session";
/** The mailed link to set up password and authenticator for the desk. */
export const staffLinkDays = 3;

/** A password link works this many days after signing, or this many hours if it was requested. */
export const accountLinkDays = 30;
export const newPasswordLinkHours = 24;

/** A session on a partner's page ends this many hours after the login (docs/partners.md). */
export const partnerSessionHours = 12;
export const partnerCookieName = "partner-session";
/** A person who was removed from a partner's page is deleted this many days later (docs/privacy.md). */
export const removedPersonDays = 30;

/** A login link works once, for this many minutes (docs/security.md). */
export const loginLinkMinutes = 15;

/**
 * Minutes until a passkey challenge expires, passkeys per account, and characters of their names (docs/security.md).
 */
export const passkeyChallengeMinutes = 5;
export const maxPasskeys = 10;
export const maxPasskeyNameLength = 60;

/** A link that confirms the deletion of an account works once, for this many minutes (docs/privacy.md). */
export const deletionLinkMinutes = 60;

/** A link to replace the card works this many days. Each mail about a charge has a new link. */
export const cardLinkDays = 30;

/** Messages to one landlord in any 24 hours. Source: wire decisions. */
export const messagesPerDay = 10;

/** Questions of one landlord to us in any 24 hours. */
export const landlordQuestionsPerDay = 5;

/** Claims of one landlord in any 24 hours, and days for the tenant to object. */
export const claimsPerDay = 5;
/** Scans of letters about one policy. */
export const maxDeclarationScans = 40;
/** Files that tenants may bring as proof of changes of one contract. */
export const maxAmendmentProofs = 20;

export const objectionDays = 28;
/** Characters of the reference of a payout to the landlord: that of a SEPA transfer. */
export const maxPayoutReferenceLength = 140;
/** Payments in one file for the bank. */
export const mostPayments = 200;
/** Characters of an IBAN as it is typed, with blanks. */
export const maxIbanTyped = 50;
/** Characters of a bank's statement: a thousand payments and more. */
export const maxStatementLength = 1_900_000;
/** Items of one claim (docs/policy.md). */
export const maxClaimItems = 20;
/** Files per side of a claim, and per proof of moving out (docs/policy.md). */
export const maxEvidenceFiles = 10;

/** The smallest charge in cents: the card provider takes no smaller one in euros, so we do not ask for less. */
export const minChargeCents = 50;

/**
 * Repayment of a claim that was paid out: maximum number of monthly instalments, their minimum amount, days to choose a plan,
 * and days from then until the invoice is due that the tenant gets without a choice (docs/money.md).
 */
export const maxInstalments = 12;
export const minInstalmentCents = 5_000;
export const repaymentChoiceDays = 14;
export const repaymentDueDays = 14;

/** Rows per page of the desk's lists, and seconds until a one-time link to a document expires. */
export const staffPageSize = 25;
/** Rows of a page of the desk's timeline. */
export const timelinePageSize = 30;
/** How many lists a person at the desk may download in an hour. */
export const exportsPerHour = 30;
/** Rows of a list that can be paged through. A search or a filter finds the others. */
/** How many rows one act of the desk may concern. */
export const maxBulkRows = 200;
/** How many views of one list a colleague may keep. */
export const maxSavedViews = 20;
export const staffListSize = 2_500;
export const documentLinkSeconds = 60;

/** A premium can be written off so many months after it fell due. */
export const writeOffAfterMonths = 3;

/** Maximum number of stars. The tenant is invited to rate this many days after the start of cover. */
export const maxRating = 5;
export const ratingDelayDays = 14;

/**
 * The tenant may withdraw this many days after signing and receiving all documents (VVG §8; wire decisions, "After
 * signing").
 */
export const withdrawalDays = 14;

/** Withdrawals without login that match no contract are kept this many days after a person has handled them. */
export const handledWithdrawalDays = 90;

/**
 * Uploads per application: bytes per file, number of files, and files per minute. Source: specification §9. `maxPixels`
 * is more than any camera produces, and protects programs that decode the picture.
 */
export const uploadLimits = { maxBytes: 50 * 1024 * 1024, maxCount: 40, maxPerMinute: 20, maxPixels: 250_000_000 };

/** An uploaded document is deleted this many days after the decision. */
export const documentLifeDays = 30;

/**
 * Advertised figures of specification §1. A test of the tariff checks the fee against the tariff's minimum.
 * `cashInterestPercent`: how much more interest per year money is assumed to earn elsewhere than as a cash deposit.
 */
export const claims = { feeFrom: 3, savesUpToMonths: 3, quoteMinutes: 2, quoteSeconds: 90, cashInterestPercent: 2 };
