import * as z from "zod/mini";
import { paymentPeriods, riskOutcomes } from "../enums.ts";
import { birthDate, calendarDate } from "../fields/dates.ts";
import { email } from "../fields/email.ts";
import { money, moneyOrZero } from "../fields/money.ts";
import { optionalCompany, requiredCompany, requiredName } from "../fields/name.ts";
import { cleanLine, cleanPasted } from "../fields/pasted.ts";
import { optionalPhone, phoneAnswer } from "../fields/phone.ts";
import { oneOf, optionalText, requiredText } from "../fields/text.ts";
import { maxNameLength } from "../limits.ts";
import { evidenceFile } from "./claim.ts";

/** Changes of a contract that somebody asks for and others agree to. Source: contract-life, "What can be asked". */

export const amendmentKinds = [
  "NEW_LANDLORD",
  "TENANT_EMAIL",
  "TENANT_CONTACT",
  "TENANT_NAME",
  "LANDLORD_CONTACT",
  "LANDLORD_EMAIL",
  "LOWER_DEPOSIT",
  "HIGHER_DEPOSIT",
  "PAYMENT_PERIOD",
  "END",
  "START",
  "HOME",
  "CO_TENANTS",
] as const;
export type AmendmentKind = (typeof amendmentKinds)[number];

/**
 * `AGREED`: everybody has agreed, and its first day is still to come. `EXPIRED`: somebody did not answer within
 * `amendmentAnswerDays`.
 */
export const amendmentStates = ["ASKED", "AGREED", "IN_FORCE", "REFUSED", "TAKEN_BACK", "EXPIRED"] as const;
export type AmendmentState = (typeof amendmentStates)[number];

/** Who can ask. A partner acts for the landlord, and the desk for whoever wrote to it. */
export const amendmentAskers = ["TENANT", "LANDLORD", "PARTNER", "STAFF"] as const;
export type AmendmentAsker = (typeof amendmentAskers)[number];

/**
 * Who may have to agree. `NEW_LANDLORD`, `NEW_MAILBOX` and `NEW_TENANT` agree by a link that is mailed to the address that was
 * asked for, `CO_TENANTS` each by a link of their own, and `STAFF` at the desk, once it has seen a proof.
 */
export const amendmentParties = [
  "TENANT",
  "LANDLORD",
  "NEW_LANDLORD",
  "NEW_MAILBOX",
  "CO_TENANTS",
  "NEW_TENANT",
  "STAFF",
] as const;
export type AmendmentParty = (typeof amendmentParties)[number];

const paymentPeriod = z.object({ kind: z.literal("PAYMENT_PERIOD"), paymentPeriod: oneOf(paymentPeriods) });

/** What is asked for. Each kind says what becomes different. */
export const amendmentChange = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("NEW_LANDLORD"),
    /** A person or a company, as it will be on the certificate. */
    name: requiredCompany(),
    email,
    /** The postal address in one line. */
    address: optionalText(maxNameLength, cleanLine),
  }),
  z.object({ kind: z.literal("TENANT_EMAIL"), email }),
  /** Null leaves what there is. The postal address is one line, for letters. */
  z.object({
    kind: z.literal("TENANT_CONTACT"),
    phone: z._default(optionalPhone, null),
    postalAddress: optionalText(200),
  }),
  /**
   * The tenant married or is misspelt, or the birth date is wrong; null leaves it. `proofId`: the uploaded proof, which the desk
   * need not have.
   */
  z.object({
    kind: z.literal("TENANT_NAME"),
    firstName: requiredName(),
    lastName: requiredName(),
    birthDate: z._default(z.nullable(birthDate), null),
    proofId: optionalText(24),
  }),
  /**
   * The landlord is misspelt or has moved; another landlord is `NEW_LANDLORD`. Null leaves what there is. The postal address is
   * one line.
   */
  z.object({
    kind: z.literal("LANDLORD_CONTACT"),
    name: optionalCompany(),
    phone: z._default(optionalPhone, null),
    postalAddress: optionalText(200, cleanLine),
  }),
  z.object({ kind: z.literal("LANDLORD_EMAIL"), email }),
  /**
   * The landlord releases a part of the deposit. `depositAmount` in EUR stays guaranteed until `restUntil`, the last
   * day of cover and at most `restMonths` ahead; without such a day as long as before.
   */
  z.object({
    kind: z.literal("LOWER_DEPOSIT"),
    depositAmount: money,
    restUntil: z._default(z.nullable(calendarDate), null),
  }),
  /**
   * The rent, and the income of all tenants together, in EUR, if they have changed since the signature. Only the side that asks
   * sees them.
   */
  z.object({
    kind: z.literal("HIGHER_DEPOSIT"),
    depositAmount: money,
    coldRentAmount: z._default(z.nullable(money), null),
    grossIncome: z._default(z.nullable(moneyOrZero), null),
  }),
  paymentPeriod,
  /** The last day of cover becomes later, or there is none any more. */
  z.object({ kind: z.literal("END"), insuranceEnd: z._default(z.nullable(calendarDate), null) }),
  /** Cover begins on another day. */
  z.object({ kind: z.literal("START"), insuranceStart: calendarDate }),
  /** The home has another number or door; street and town stay. */
  z.object({
    kind: z.literal("HOME"),
    streetNumber: requiredText(30, "ADDRESS_HAS_NO_STREET_NUMBER", { clean: cleanPasted }),
    unitName: optionalText(60, cleanLine),
  }),
  /** `leaves`: the co-tenant who leaves, as the contract names them. With both, one replaces the other. */
  z.object({
    kind: z.literal("CO_TENANTS"),
    leaves: optionalText(2 * maxNameLength, cleanLine),
    joins: z._default(
      z.nullable(z.object({ firstName: requiredName(), lastName: requiredName(), birthDate, email })),
      null,
    ),
  }),
]);
export type AmendmentChange = z.infer<typeof amendmentChange>;
export type ChangeOf<Kind extends AmendmentKind> = Extract<AmendmentChange, { kind: Kind }>;

const shownNewLandlord = z.object({
  kind: z.literal("NEW_LANDLORD"),
  name: z.string(),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
});
const shownTenantName = z.object({
  kind: z.literal("TENANT_NAME"),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.nullable(z.string()),
  proofId: z.nullable(z.string()),
});
const shownTenantContact = z.object({
  kind: z.literal("TENANT_CONTACT"),
  phone: z.nullable(phoneAnswer),
  postalAddress: z.nullable(z.string()),
});
const shownCoTenants = z.object({
  kind: z.literal("CO_TENANTS"),
  leaves: z.nullable(z.string()),
  joins: z.nullable(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      birthDate: z.nullable(z.string()),
      email: z.nullable(z.string()),
    }),
  ),
});
const shownHigherDeposit = z.object({
  kind: z.literal("HIGHER_DEPOSIT"),
  depositAmount: z.number(),
  coldRentAmount: z.nullable(z.number()),
  grossIncome: z.nullable(z.number()),
});
const shownTenantEmail = z.object({ kind: z.literal("TENANT_EMAIL"), email: z.string() });
const shownLandlordEmail = z.object({ kind: z.literal("LANDLORD_EMAIL"), email: z.string() });

/**
 * The change as it is shown. Only the side that asked and the desk see a rent, an income, a landlord's phone number, the email
 * address of a new landlord, and that of a new tenant with the birth date.
 */
export const shownChange = z.discriminatedUnion("kind", [
  shownNewLandlord,
  shownTenantEmail,
  shownTenantContact,
  shownTenantName,
  z.object({
    kind: z.literal("LANDLORD_CONTACT"),
    name: z.nullable(z.string()),
    phone: z.nullable(phoneAnswer),
    postalAddress: z.nullable(z.string()),
  }),
  shownLandlordEmail,
  z.object({ kind: z.literal("LOWER_DEPOSIT"), depositAmount: z.number(), restUntil: z.nullable(z.string()) }),
  shownHigherDeposit,
  paymentPeriod,
  z.object({ kind: z.literal("END"), insuranceEnd: z.nullable(z.string()) }),
  z.object({ kind: z.literal("START"), insuranceStart: z.string() }),
  z.object({ kind: z.literal("HOME"), streetNumber: z.string(), unitName: z.nullable(z.string()) }),
  shownCoTenants,
]);
export type ShownChange = z.infer<typeof shownChange>;

/** A change of a contract as one side sees it. Instants as UTC timestamps, days as YYYY-MM-DD. */
export const amendment = z.object({
  id: z.string(),
  change: shownChange,
  state: oneOf(amendmentStates),
  askedBy: oneOf(amendmentAskers),
  askedAt: z.string(),
  /** Who has yet to agree. */
  waitsFor: z.array(oneOf(amendmentParties)),
  /** The last day to agree; null once everybody has, or it is decided. */
  until: z.nullable(z.string()),
  /** The first day on which it applies; null before everybody has agreed. */
  from: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** What somebody who refused said. */
  reason: z.nullable(z.string()),
  /**
   * To the tenant: what the contract costs with it, in EUR per payment period; null unless another deposit is still
   * asked for.
   */
  premiumAmount: z.nullable(z.number()),
  /** Whether the reader can agree to it. */
  mayAgree: z.boolean(),
  /** Whether the reader can refuse it, or object to it before it applies. */
  mayRefuse: z.boolean(),
  /** Whether the reader has asked for it and can take it back. */
  mayTakeBack: z.boolean(),
});
export type Amendment = z.infer<typeof amendment>;

/** What the risk check said about a higher deposit, with the rent and income that it weighed, in EUR. */
const raiseAssessment = z.object({
  outcome: oneOf(riskOutcomes),
  /** Whether a quote needs proof of work or income. */
  needsProof: z.boolean(),
  coldRentAmount: z.number(),
  grossIncome: z.number(),
});

/** A change as the desk sees it. `by` names the colleague or the partner who asked. */
export const staffAmendment = z.extend(amendment, {
  by: z.nullable(z.string()),
  /** The file that the tenant brought; null without one, and once it is deleted. */
  proof: z.nullable(evidenceFile),
  assessment: z.nullable(raiseAssessment),
});
export type StaffAmendment = z.infer<typeof staffAmendment>;

/** What the person behind a mailed link is asked to agree to. Amounts in EUR. */
export const amendmentLink = z.object({
  contractNumber: z.string(),
  tenantName: z.string(),
  /** Who signed together with the first tenant, in the order of the contract. */
  coTenantNames: z.array(z.string()),
  fullAddress: z.string(),
  depositAmount: z.number(),
  landlordName: z.nullable(z.string()),
  change: z.discriminatedUnion("kind", [
    shownNewLandlord,
    shownTenantEmail,
    shownLandlordEmail,
    shownHigherDeposit,
    shownCoTenants,
  ]),
  state: oneOf(amendmentStates),
  until: z.nullable(z.string()),
  from: z.nullable(z.string()),
  /** Whether the reader can still agree, and whether they can refuse it, or take back what they agreed to. */
  mayAgree: z.boolean(),
  mayRefuse: z.boolean(),
  /**
   * The consents that the reader gives by signing, besides `termsAndPrivacy` and `initialInformation`; null unless they
   * join the contract.
   */
  asks: z.nullable(z.object({ electronicCommunication: z.boolean() })),
});
export type AmendmentLink = z.infer<typeof amendmentLink>;
