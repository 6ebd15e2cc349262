import type { DepositCalculationStrategy } from "./enums.ts";

/** Limits of the product. Source: specification §9 and the wire decisions; each is written here and nowhere else. */

/** What a product allows as a deposit; amounts in EUR. The defaults hold until a product supplies its own. */
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

/** A gross income below this, in EUR, looks like a month's pay. Source: wire decisions, "The stepped onboarding". */
export const lowestAnnualIncome = 8_000;

/** Highest amount of money that any field takes, in EUR; keeps sums inside exact integers. */
export const highestAmount = 9_999_999;

/** The insurance may start at most this many months ahead, and lasts at least this many. */
export const latestStartMonths = 12;
export const shortestCoverMonths = 1;

/** The token cookie's life in the browser, in seconds. Source: specification §4. */
export const tokenCookieMaxAge = 86_400;
export const tokenCookieName = "token";

/** A token dies this many days after it was last used. Source: wire decisions, "General". */
export const tokenLifeDays = 30;

/** Days after its last change until an application that nobody signed is emptied of all that is personal (decision 0023). */
export const forgottenAfterDays = 90;
/** The landlord may answer this many days from the day of signing, then the contract ends. Source: issue 7. */
export const landlordAnswerDays = 30;

/** A mailed link to go on elsewhere works this many hours, once. Source: issue 5. */
export const resumeLinkHours = 24;
/** Mails of one kind to one mailbox in an hour, where anybody can ask for them in anybody's name. */
export const unaskedMailsPerHour = 3;

/** A landlord who is no partner confirms the own address within this many days; so many may be written from one network in
 * an hour, and so many are mailed to one tenant in any 24 hours (docs/partners.md). */
export const inviteConfirmationDays = 7;
export const invitesPerNetworkAndHour = 20;
export const invitationsPerTenantAndDay = 3;

/** Longest name, street, city and the like; longer ones exist nowhere. */
export const longestName = 300;
/** Characters of an address as it is typed, and how many suggestions there are at most for it. */
export const longestAddressQuery = 120;
export const mostSuggestions = 8;

/** Homes that a partner sends in one call, or reads in one; characters of the partner's own id of one (docs/partners.md). */
export const propertiesPerCall = 200;
export const longestPropertyId = 100;
/** Guarantees that a partner reads in one call (docs/partners.md). */
export const guaranteesPerCall = 100;

/** Minutes for which a payment waits for its owner's confirmation, and payments of a premium that are begun so in 24 hours. */
export const confirmationMinutes = 30;
export const confirmationsPerDay = 5;

export const longestMessage = 2_000;

/** An invitation that nobody opened ends this many days after it was made. */
export const invitationLifeDays = 30;
/** Days after that until nothing tells any more whom it was for (docs/privacy.md). */
export const invitationForgottenDays = 30;

/** Characters of a password. Source: specification §5. */
export const passwordLength = { least: 8, most: 128 };

/** A session ends this many hours after it was last used. */
export const sessionLifeHours = 12;
export const sessionCookieName = "session";

/** A session of the insurer's own people ends this many hours after it was last used (docs/desk.md). */
export const staffSessionLifeHours = 8;
export const staffCookieName = "staff-session";

/** A mailed link to a password works this many days after signing, and this many hours when it was asked for. */
export const accountLinkDays = 30;
export const newPasswordLinkHours = 24;

/** A mailed link that logs in works this long, and once (docs/security.md). */
export const loginLinkMinutes = 15;

/** What a device is asked to prove for a passkey is good this long, and once; so many keys an account may have (docs/security.md). */
export const passkeyChallengeMinutes = 5;
export const mostPasskeys = 10;
export const longestPasskeyName = 60;

/** A mailed link that confirms the deletion of an account works this long, and once (docs/privacy.md). */
export const deletionLinkMinutes = 60;

/** The mailed link to another card works this many days; each mail about the same charge brings a new one. */
export const cardLinkDays = 30;

/** Messages to one landlord in any 24 hours. Source: wire decisions and issue 8. */
export const messagesPerDay = 10;

/** A landlord may report this many claims in any 24 hours; the tenant has this many days to object. Source: issue 7. */
export const claimsPerDay = 5;
export const objectionDays = 28;
/** Items of one claim (docs/policy.md). */
export const mostClaimItems = 20;
/** Files of one side for one claim, and of one proof of moving out (docs/policy.md). */
export const mostEvidenceFiles = 10;

/**
 * What was paid for an accepted claim comes back in so many monthly instalments at most, none of them below that many cents. The
 * tenant has so many days to choose, and after that as many until all of it is charged (docs/money.md).
 */
export const mostInstalments = 12;
export const leastInstalmentCents = 5_000;
export const choiceDays = 14;
export const daysAfterChoice = 14;

/** Rows of one page of the desk's tables; a one-time link to a document opens so many seconds after it was asked for. */
export const staffPageSize = 25;
export const documentLinkSeconds = 60;

/** Stars of a rating, from 1; the tenant is asked this many days after cover began. */
export const highestRating = 5;
export const ratingAfterDays = 14;

/** The tenant may withdraw this many days from the day of signing (VVG §8; wire decisions, "After signing"). */
export const withdrawalDays = 14;

/**
 * Uploads of one application: bytes of a file, files that it holds, files that are begun in a minute. Source: specification §9.
 * A picture of more pixels than any camera takes is none, and would only bring down whoever looks at it.
 */
export const uploadLimits = { maxBytes: 50 * 1024 * 1024, maxCount: 20, maxPerMinute: 5, maxPixels: 250_000_000 };

/** An uploaded document is deleted this many days after the decision. Source: issue 6. */
export const documentLifeDays = 30;

/** Advertised figures of specification §1. The fee is the tariff's own minimum, asserted by the tariff's test. */
export const claims = { feeFrom: 3, savesUpToMonths: 3, quoteMinutes: 2 };
