import type { Consents, Country, Currency, KeptBecause, Language, PaymentPeriod, PolicyStatus } from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { LedgerAccount, LedgerEvent } from "../domain/ledger.ts";

type Instant = ColumnType<Date, Date, Date>;
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface CardSetupTable {
  ref_id: string;
  country: Country;
  setup_id: string;
  /** The card of the set-up before, which counts until there is another. */
  method_id: string | null;
}

/** Only the SHA-256 of a token is kept. */
export interface CardLinkTable {
  token_hash: Buffer;
  ref_id: string;
  created_at: Instant;
}

/** Append-only. */
export interface CardChangeTable {
  ref_id: string;
  method_id: string;
  at: Instant;
}

/** Dates as YYYY-MM-DD, amounts in integer cents. */
export interface PolicyTable {
  ref_id: string;
  contract_number: string;
  status: PolicyStatus;
  country: Country;
  language: Language;
  tenant_name: string;
  tenant_email: string;
  landlord_name: string | null;
  landlord_email: string;
  full_address: string;
  /** The home in the form in which two are compared; the SQL functions of migration 0030 make it. */
  building_key: string;
  unit_key: string | null;
  currency: Currency;
  deposit_cents: number;
  cold_rent_cents: number;
  premium_cents: number;
  payment_period: PaymentPeriod;
  insurance_start: string;
  insurance_end: string | null;
  card_method_id: string;
  /** Who may do the landlord's part by a program, beside the mailed link; set by the signature. */
  partner_id: ColumnType<string | null, string | null | undefined, never>;
  signed_at: Instant;
  answered_at: InstantOrNull;
  decline_reason: string | null;
  cover_start: string | null;
  next_premium_number: number;
  next_premium_at: InstantOrNull;
  ends_at: InstantOrNull;
  covered_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** The first day that is not paid for, since a person confirmed that the tenant had moved out; cover goes on. */
  premium_until: ColumnType<string | null, undefined, string | null>;
  /** Set when it is over: the last day on which it is kept, and why. */
  kept_until: ColumnType<string | null, string | null | undefined, string | null>;
  kept_because: ColumnType<KeptBecause | null, KeptBecause | null | undefined, KeptBecause | null>;
  /** Since when it names nobody any more. */
  forgotten_at: InstantOrNull;
}

/** Append-only. */
export interface PolicyEvidenceTable {
  ref_id: string;
  signed_at: Instant;
  ip: string;
  user_agent: string | null;
  consents: JSONColumnType<Consents & { textVersion: string; at: string }, string, never>;
  decision_id: string;
  tariff_version: string;
  premium_cents: number;
  payment_period: PaymentPeriod;
  answers: string;
  answers_hash: Buffer;
}

export type StatusCause = "tenant" | "landlord" | "calendar" | "card";

/** Append-only. */
export interface PolicyHistoryTable {
  id: GeneratedAlways<number>;
  ref_id: string;
  from_status: PolicyStatus | null;
  to_status: PolicyStatus;
  at: Instant;
  cause: StatusCause;
  /** By whose program; null where it was by nobody's. */
  partner_id: ColumnType<string | null, string | null | undefined, never>;
}

/** Only the SHA-256 of a token is kept. */
export interface LandlordLinkTable {
  token_hash: Buffer;
  ref_id: string;
  kind: "personal" | "short";
  created_at: Instant;
}

export interface PremiumTable {
  id: string;
  ref_id: string;
  number: number;
  period_from: string;
  period_until: string;
  amount_cents: number;
  currency: Currency;
  status: "DUE" | "PAID" | "UNPAID" | "CANCELLED";
  due_at: Instant;
  first_failed_on: string | null;
}

export interface ChargeAttemptTable {
  id: string;
  /** What it charges: a premium, or an instalment. */
  premium_id: ColumnType<string | null, string | undefined, never>;
  instalment_id: ColumnType<string | null, string | undefined, never>;
  number: number;
  status: "INTENDED" | "ASKED" | "SUCCEEDED" | "FAILED" | "CANCELLED";
  try_at: Instant;
  asked_at: InstantOrNull;
  answered_at: InstantOrNull;
  unanswered: Generated<number>;
  leased_until: InstantOrNull;
  /** How long the tenant may confirm it, who is there; null for one that is asked for without them. */
  present_until: ColumnType<Date | null, Date | undefined, Date>;
  method_id: string | null;
  provider_charge_id: string | null;
  failure_code: string | null;
}

/** What the card provider told by itself. */
export interface PaymentNoticeTable {
  country: Country;
  id: string;
  kind: string;
  attempt_id: string | null;
  received_at: Instant;
  trouble: string | null;
  /** Since a person has looked, and what became of it. */
  settled_at: ColumnType<Date | null, undefined, Date>;
  settled_by: ColumnType<string | null, undefined, string>;
  note: ColumnType<string | null, undefined, string>;
}

/** Append-only. */
export interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  event: LedgerEvent;
  subject_id: string;
  ref_id: string;
  account: LedgerAccount;
  amount_cents: number;
  currency: Currency;
  at: Instant;
}

export interface MailTable {
  id: string;
  reason: string;
  kind: MailKind;
  /** Null for a mail that comes before any application. */
  ref_id: string | null;
  to_address: string;
  reply_to: string | null;
  language: Language;
  country: Country;
  data: JSONColumnType<object, string, never>;
  /** POST: the tenant is to have it on paper, and somebody has to print it; POSTED: that was done. */
  status: "WAITING" | "SENT" | "REFUSED" | "POST" | "POSTED";
  created_at: Instant;
  send_at: Instant;
  tries: Generated<number>;
  leased_until: InstantOrNull;
  sent_at: InstantOrNull;
  last_error: string | null;
  /** What the link opens with, where it had to be known before the mail is sent; gone with it. */
  secret: ColumnType<string | null, string | null | undefined, string | null>;
  /** Goes once it was sent: its tenant had everything deleted. */
  forget: Generated<boolean>;
}

export interface PolicyTables {
  card_setup: CardSetupTable;
  card_link: CardLinkTable;
  card_change: CardChangeTable;
  policy: PolicyTable;
  policy_evidence: PolicyEvidenceTable;
  policy_history: PolicyHistoryTable;
  landlord_link: LandlordLinkTable;
  premium: PremiumTable;
  charge_attempt: ChargeAttemptTable;
  payment_notice: PaymentNoticeTable;
  ledger_entry: LedgerEntryTable;
  mail: MailTable;
}
