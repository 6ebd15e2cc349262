/** All enumerations of the product. Source: specification §3 and §4, unless a line says otherwise. */

export * from "./countries.ts";
export * from "./currencies.ts";
export * from "./languages.ts";

export const salutations = ["MR", "MRS"] as const;
export type Salutation = (typeof salutations)[number];

export const employmentStatuses = ["EMPLOYED", "SELF_EMPLOYED", "JOB_SEEKER", "STUDENT", "RETIRED"] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

/** The status for each value of the form, which are in lower case. */
export const employmentForm = {
  employed: "EMPLOYED",
  self_employed: "SELF_EMPLOYED",
  job_seeker: "JOB_SEEKER",
  student: "STUDENT",
  retired: "RETIRED",
} as const satisfies Record<Lowercase<EmploymentStatus>, EmploymentStatus>;
export type EmploymentChoice = keyof typeof employmentForm;
export const employmentChoices = ["employed", "self_employed", "job_seeker", "student", "retired"] as const;

/** The form's value for a status; null while there is none. */
export function employmentChoice(status: EmploymentStatus | null): EmploymentChoice | null {
  return employmentChoices.find((choice) => employmentForm[choice] === status) ?? null;
}

export const landlordTypes = ["private", "property_manager", "agent", "cooperative"] as const;
export type LandlordType = (typeof landlordTypes)[number];

export const buildingTypes = ["apartment", "house"] as const;

export const householdTypes = ["single", "couple", "family", "roommate", "children"] as const;
export type HouseholdType = (typeof householdTypes)[number];

export const petKinds = ["dog", "cat", "both", "none"] as const;

export const furnishedTypes = ["full", "no"] as const;

/** How the cash deposit of an existing rental was paid. */
export const depositPayments = ["transfer", "hand", "escrow", "guarantee"] as const;

/** Years at the current address: 1 = a year or less, 4 = four or more (wire decisions, rent-time). */
export const rentTimes = [1, 2, 3, 4] as const;

export const paymentPeriods = ["YEARLY", "MONTHLY"] as const;
export type PaymentPeriod = (typeof paymentPeriods)[number];

/** What premiums are paid with. Apple Pay and Google Pay are cards to us. */
export const paymentMethodKinds = ["card", "sepa_debit"] as const;
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

export const documentTypes = ["PASSPORT", "STUDENT_DOCUMENT", "WORK_CONTRACT"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What the record lists as required until the risk check decides. Source: specification §3. */
export const defaultRequiredDocuments: readonly DocumentType[] = ["STUDENT_DOCUMENT", "PASSPORT", "WORK_CONTRACT"];

/** WAITING for the scanner, REMOVED by the tenant, or DELETED when the retention period was over. */
export const documentStates = ["WAITING", "CLEAN", "INFECTED", "REMOVED", "DELETED"] as const;
export type DocumentState = (typeof documentStates)[number];

export const legalDocumentKinds = [
  "terms-of-use",
  "sample",
  "privacy-policy",
  "terms-and-condition",
  "first-info",
  "product-info",
  "withdrawal-instruction",
  "contract-info",
  "avb",
] as const;
export type LegalDocumentKind = (typeof legalDocumentKinds)[number];

/**
 * What the tenant must receive before signing, in addition to the contract itself. Source: wire decisions and VVG §7;
 * docs/decisions.md.
 */
export const contractDocumentKinds = [
  "product-info",
  "contract-info",
  "withdrawal-instruction",
  "avb",
  "terms-and-condition",
  "sample",
  "privacy-policy",
  "first-info",
] as const satisfies readonly LegalDocumentKind[];

/** The minimum ages that a country may require. */
export const minimumAges = [18, 21] as const;

/** What the page for an address or a price may be loading. */
export const suggestionLoadings = ["suggestionsLoad", "checkSuggestion", "getPrice"] as const;
export type SuggestionLoading = (typeof suggestionLoadings)[number];

/** The documents that each consent on the summary refers to. */
export const consentDocuments = {
  termsAndPrivacy: ["terms-of-use", "privacy-policy"],
  initialInformation: ["first-info"],
} as const satisfies Record<string, readonly LegalDocumentKind[]>;

export const depositCalculationStrategies = ["MONTHLY_BASED"] as const;
export type DepositCalculationStrategy = (typeof depositCalculationStrategies)[number];

export const riskOutcomes = ["QUOTE", "REFUSED", "MANUAL_REVIEW"] as const;
export type RiskOutcome = (typeof riskOutcomes)[number];

export const refusalReasons = ["CREDIT_SCORE_INSUFFICIENT", "NO_CREDIT_SCORE", "UNDER_AGE"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why an application is reviewed: the rules require it, the bureau was unavailable, or the tenant asked for it. */
export const reviewCauses = ["RULES", "BUREAU_DOWN", "ASKED"] as const;
export type ReviewCause = (typeof reviewCauses)[number];

export const decisionMakers = ["RULES", "TENANT", "STAFF"] as const;
export type DecisionMaker = (typeof decisionMakers)[number];

/** Source: wire decisions, "After signing". flow/policy-status.ts has the transitions. */
export const policyStatuses = [
  "SIGNED",
  "ACCEPTED",
  "ACTIVE",
  "PAST_DUE",
  "CANCELLATION_REQUESTED",
  "ENDED",
  "DECLINED",
  "WITHDRAWN",
] as const;
export type PolicyStatus = (typeof policyStatuses)[number];

/**
 * GENUINE: accepted, cover starts later. REPLACED: by a newer certificate. RELEASED: ended for any reason.
 * docs/policy-documents.md.
 */
export const certificateStatuses = ["GENUINE", "IN_FORCE", "REPLACED", "RELEASED", "UNKNOWN"] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** Documents of a signed contract. The tenant can download all, the landlord some. */
export const policyDocumentKinds = [
  "contract",
  ...contractDocumentKinds,
  "amendment",
  "certificate",
  "receipt",
  "withdrawal",
  "release",
] as const;

/** USED: opened by the tenant. EXPIRED: not opened in time (docs/partners.md). */
export const invitationStatuses = ["OPEN", "USED", "WITHDRAWN", "EXPIRED"] as const;

/** An administrator also manages people and sees partners, the audit log and failed work (docs/desk.md). */
export const staffRoles = ["underwriter", "administrator"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** INVITED: has no password yet. LOCKED: may not log in. */
export const staffPersonStates = ["ACTIVE", "INVITED", "LOCKED"] as const;

/** The desk's lists that can be downloaded. */
export const exportLists = [
  "inbox",
  "cases",
  "claims",
  "follow-ups",
  "moving-outs",
  "questions",
  "policies",
  "payouts",
  "bookings",
  "journal",
  "withdrawals",
  "charges",
  "notices",
  "mails",
  "partners",
  "people",
  "acts",
  "failed-work",
] as const;
export type ExportList = (typeof exportLists)[number];

/** The lists of a partner that can be downloaded. */
export const partnerLists = ["homes", "invitations", "guarantees", "claims"] as const;
export type PartnerList = (typeof partnerLists)[number];

/** Background work that goes row by row (docs/reliability.md). */
export const workTasks = [
  "withdrawals",
  "cover-starts",
  "premiums",
  "unchosen-repayments",
  "unpaid-reminders",
  "debit-announcements",
  "charges",
  "endings",
  "refunds",
  "provider-books",
  "amendments",
  "landlord-deadlines",
  "invoice-reminders",
  "release-reminders",
  "premium-notices",
  "end-notices",
  "application-reminders",
  "co-tenant-reminders",
  "co-tenant-waits",
  "rating-requests",
  "password-requests",
  "partner-logins",
  "resume-requests",
  "decisions",
  "mails",
  "scans",
  "document-deletions",
  "old-applications",
  "old-policies",
  "unmatched-withdrawals",
  "removed-people",
  "mails-to-forget",
] as const;

/** The recorded acts of people at the desk. */
export const staffActions = [
  "log-in",
  "set-up-code",
  "accept",
  "refuse",
  "request-document",
  "open-document",
  "open-policy-document",
  "send-mail-again",
  "send-webhook-again",
  "test-webhook",
  "post-letter",
  "settle-mail",
  "letter-returned",
  "answer-withdrawal",
  "close-withdrawal",
  "match-withdrawal",
  "decide-claim",
  "open-payout-account",
  "pay-out-claim",
  "decide-moving-out",
  "settle-notice",
  "transfer-refund",
  "add-note",
  "note-call",
  "record-declaration",
  "write-message",
  "correct-contact",
  "retry-charge",
  "assign",
  "set-due",
  "undo-decision",
  "drop-decision",
  "ask-approval",
  "approve",
  "refuse-approval",
  "take-back-approval",
  "follow-up",
  "answer-question",
  "close-app",
  "open-app",
  "invite-person",
  "send-person-link",
  "set-password",
  "change-role",
  "lock-person",
  "unlock-person",
  "export-list",
  "create-partner",
  "change-partner",
  "make-partner-key",
  "revoke-partner-key",
  "add-webhook",
  "change-webhook",
  "rotate-webhook-secret",
  "remove-webhook",
  "keep-homes",
  "remove-home",
  "delete-tests",
  "add-partner-person",
  "remove-partner-person",
  "invite-for-partner",
  "try-work-again",
  "wait-for-premium",
  "agree-instalments",
  "terminate-unpaid",
  "ask-amendment",
  "answer-amendment",
  "take-back-amendment",
  "hold-policy",
  "lift-hold",
  "agree-payee",
  "clear-sanctions-hit",
  "record-circumstance",
  "end-after-death",
  "file-claim",
  "write-off",
  "close-month",
  "record-remittance",
  "release-payments",
  "drop-payment",
  "read-bank-statement",
  "settle-bank-line",
  "download-payment-file",
  "estimate-claim",
] as const;
export type StaffAction = (typeof staffActions)[number];

/** The browser and system of a login, as far as the browser reveals them (docs/security.md). */
export const browsers = ["chrome", "edge", "firefox", "opera", "safari"] as const;
export type Browser = (typeof browsers)[number];
export const operatingSystems = ["android", "ios", "linux", "macos", "windows"] as const;
export type OperatingSystem = (typeof operatingSystems)[number];
