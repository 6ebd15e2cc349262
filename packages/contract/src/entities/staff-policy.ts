import * as z from "zod/mini";
import { countries, languages, paymentPeriods, policyStatuses, staffActions } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { movingOutStates } from "./moving-out.ts";
import { lineEntry, nextCharge, policyDocument, policyView } from "./policy-view.ts";
import { staffAmendment } from "./amendment.ts";
import { staffDeclaration, staffScan } from "./declaration.ts";
import { sanctionedParty } from "./sanctions.ts";
import { staffApproval } from "./staff-approval.ts";
import { staffDocument } from "./staff-case.ts";
import { circumstance } from "./staff-circumstance.ts";
import { claimStates } from "./staff-claim.ts";
import { chargeKinds } from "./staff-lists.ts";
import { todoItem } from "./staff-timeline.ts";
import { staffUnpaid } from "./staff-unpaid.ts";
import { tenantRecord } from "./tenant-record.ts";

/** A policy as the desk sees it. Amounts in EUR, days as YYYY-MM-DD, instants as UTC timestamps. */

export const staffPolicy = z.object({
  refId: z.string(),
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  country: oneOf(countries),
  language: oneOf(languages),
  tenantName: z.string(),
  tenantEmail: z.string(),
  /** Who signed together with the first tenant, in the order of the contract. */
  coTenants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      language: oneOf(languages),
      /** Null once the account is deleted. */
      personId: z.nullable(z.string()),
    }),
  ),
  landlordName: z.nullable(z.string()),
  landlordEmail: z.string(),
  /** The property manager that acts for the landlord. */
  partnerName: z.nullable(z.string()),
  fullAddress: z.string(),
  depositAmount: z.number(),
  premiumAmount: z.number(),
  paymentPeriod: oneOf(paymentPeriods),
  otherPlan: policyView.shape.otherPlan,
  insuranceStart: z.string(),
  insuranceEnd: z.nullable(z.string()),
  coverStart: z.nullable(z.string()),
  signedAt: z.string(),
  nextCharge: z.nullable(nextCharge),
  /** The status line, oldest first. */
  line: z.array(lineEntry),
  /** Other tenants' contracts for the same home that have not ended, oldest first. */
  sameHome: z.array(
    z.object({ refId: z.string(), contractNumber: z.string(), tenantName: z.string(), status: oneOf(policyStatuses) }),
  ),
  /** The tenant's page (`get-person`). */
  personId: z.string(),
  /** As +49…. */
  tenantPhone: z.nullable(z.string()),
  landlordPhone: z.nullable(z.string()),
  /** The landlord's language in mails. */
  landlordLanguage: oneOf(languages),
  /** Where the tenant's letters go. */
  postalAddress: z.nullable(z.string()),
  /** Premiums and instalments that are due and unpaid. */
  owed: z.number(),
  todo: z.array(todoItem),
  /** What waits for a second person about the policy. */
  approvals: z.array(staffApproval),
  /** The reminder of unpaid premiums that is planned or waits; null without one. */
  unpaid: z.nullable(staffUnpaid),
  /** Oldest first. */
  circumstances: z.array(circumstance),
  /** Names that match a sanctions list. Nothing is paid until two people have cleared them. */
  sanctionsHits: z.array(z.object({ checkId: z.string(), name: z.string(), parties: z.array(sanctionedParty) })),
  /** Who may receive payouts besides the landlord. */
  agreedPayees: z.array(
    z.object({ name: z.string(), reason: z.string(), by: z.string(), at: z.string(), scan: staffScan }),
  ),
  /** The number of open promises to contact the tenant. */
  followUps: z.number(),
  /** Whether the application was decided, by the rules or a person, so that it has a page among the cases. */
  hasCase: z.boolean(),
  answers: z.omit(tenantRecord, { token: true }),
  /** The files that the tenant uploaded. */
  uploads: z.array(staffDocument),
  /** The documents that we produced. */
  documents: z.array(policyDocument),
  /** Oldest first. `amount`: what is claimed; `granted`: the accepted part of it, null before the decision. */
  claims: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      granted: z.nullable(z.number()),
      reportedAt: z.string(),
      state: oneOf(claimStates),
    }),
  ),
  /** The changes that somebody asked for, oldest first. */
  amendments: z.array(staffAmendment),
  /** What the contract says, by the number of its terms, oldest first. `from`: their first day. */
  terms: z.array(
    z.object({
      number: z.number(),
      from: z.string(),
      depositAmount: z.number(),
      premiumAmount: z.number(),
      paymentPeriod: oneOf(paymentPeriods),
      insuranceStart: z.string(),
      insuranceEnd: z.nullable(z.string()),
      tenantName: z.string(),
      landlordName: z.nullable(z.string()),
      fullAddress: z.string(),
    }),
  ),
  /** What was declared, on our pages and otherwise, oldest first. */
  declarations: z.array(staffDeclaration),
  /** Oldest first. */
  movingOuts: z.array(z.object({ id: z.string(), movedOutOn: z.string(), state: oneOf(movingOutStates) })),
});
export type StaffPolicy = z.infer<typeof staffPolicy>;

/**
 * States of a charge or a refund. COLLECTING: waits for the bank. CANCELLED: will not be charged any more. WRITTEN_OFF:
 * by two people.
 */
export const policyChargeStates = [
  "DUE",
  "COLLECTING",
  "PENDING",
  "PAID",
  "UNPAID",
  "INVOICED",
  "CANCELLED",
  "WRITTEN_OFF",
  "FAILED",
] as const;

/** A premium, an instalment of a repayment, or a refund. */
export const policyChargeRow = z.object({
  id: z.string(),
  kind: oneOf(chargeKinds),
  number: z.nullable(z.number()),
  amount: z.number(),
  dueAt: z.string(),
  state: oneOf(policyChargeStates),
  failures: z.number(),
  failureCode: z.nullable(z.string()),
  /** The provider's reference of the payment or refund. */
  reference: z.nullable(z.string()),
});
export type PolicyChargeRow = z.infer<typeof policyChargeRow>;

/** Accounts of the ledger; docs/money.md. */
export const ledgerAccounts = [
  "RECEIVABLE",
  "IN_COLLECTION",
  "PROVIDER",
  "PREMIUM_PAYABLE",
  "CLAIMS",
  "CLAIMS_BANK",
  "REPAYMENTS",
  "PAYABLE",
  "REFUNDS_BANK",
  "REFUNDS_BY_HAND",
  "CHARGEBACKS",
  "FEES",
  "BANK",
  "UNEXPLAINED",
  "RECEIVED_BANK",
  "WRITTEN_OFF",
  "COMMISSION",
  "INSURANCE_TAX",
  "REMITTED_BANK",
  "RETURNED",
  "OTHER_BANK",
] as const;

export const ledgerEvents = [
  "PREMIUM_DUE",
  "PREMIUM_CANCELLED",
  "CLAIM_PAID",
  "REPAYMENT_OWED",
  "CHARGE_ASKED",
  "CHARGE_SUCCEEDED",
  "CHARGE_FAILED",
  "DEBIT_RETURNED",
  "DEBIT_LISTED",
  "DEBIT_UNLISTED",
  "REFUND_DUE",
  "REFUND_PAID",
  "REFUND_RETURNED",
  "REFUND_TRANSFERRED",
  "REFUND_BY_HAND",
  "REFUND_BY_HAND_RETURNED",
  "CHARGEBACK",
  "CHARGEBACK_RETURNED",
  "PROVIDER_FEE",
  "PROVIDER_FEE_RETURNED",
  "PAYOUT",
  "PAYOUT_RETURNED",
  "UNEXPLAINED_TAKEN",
  "UNEXPLAINED_RECEIVED",
  "TRANSFER_RECEIVED",
  "PREMIUM_WRITTEN_OFF",
  "COMMISSION_EARNED",
  "COMMISSION_GIVEN_BACK",
  "COMMISSION_WRITTEN_OFF",
  "INSURANCE_TAX_DUE",
  "INSURANCE_TAX_CANCELLED",
  "INSURANCE_TAX_WRITTEN_OFF",
  "REMITTED",
  "INSURANCE_TAX_REMITTED",
  "TRANSFER_RETURNED",
  "TRANSFER_REPEATED",
  "BANK_UNEXPLAINED_TAKEN",
  "BANK_UNEXPLAINED_RECEIVED",
] as const;

/** One line of a booking: positive is debit, negative credit. */
export const policyLedgerRow = z.object({
  id: z.string(),
  at: z.string(),
  event: oneOf(ledgerEvents),
  account: oneOf(ledgerAccounts),
  amount: z.number(),
});

export const policyMailStates = ["WAITING", "SENT", "REFUSED", "POST", "POSTED"] as const;

/** `text`: the mail as the recipient reads it, with '…' in place of personal links. */
export const policyMailRow = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  to: z.string(),
  state: oneOf(policyMailStates),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});

/** A change of the policy's status or an act at the desk. */
export const policyEventRow = z.object({
  id: z.string(),
  at: z.string(),
  status: z.nullable(oneOf(policyStatuses)),
  cause: z.nullable(oneOf(["tenant", "landlord", "calendar", "card"])),
  act: z.nullable(oneOf(staffActions)),
  /** The person at the desk, or the partner. */
  by: z.nullable(z.string()),
});
export type PolicyEventRow = z.infer<typeof policyEventRow>;
