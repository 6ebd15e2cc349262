import type {
  Consents,
  Country,
  DecisionMaker,
  DocumentType,
  LastCompletedPage,
  Locale,
  PaymentPeriod,
  RefusalReason,
  ReviewCause,
  RiskOutcome,
} from "@kautia/contract";
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { ContactKeys, StoredAnswers } from "../domain/stored-answers.ts";

type Instant = ColumnType<Date, Date, Date>;
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The consents given on the summary, with the version of the texts that were consented to. */
export type StoredConsents = Consents & { textVersion: string; at: string };

export interface ApplicationTable {
  ref_id: string;
  country: Country;
  locale: Locale;
  last_completed_page: LastCompletedPage | null;
  /** As given; read them through the SQL function effective_answers, which knows what follows from what. */
  answers: JSONColumnType<StoredAnswers>;
  contact_keys: JSONColumnType<ContactKeys>;
  /** Grows by one with each change. */
  version: Generated<number>;
  invited: Generated<boolean>;
  /** The only domain of which the tenant may name a mail address; null for all. */
  employee_email_domain: ColumnType<string | null, string | null | undefined, string | null>;
  consents: JSONColumnType<StoredConsents | null, string | null, string | null>;
  decision_id: string | null;
  payment_period: PaymentPeriod | null;
  premium_cents: number | null;
  created_at: Instant;
  updated_at: Instant;
  reminders: Generated<number>;
  reminded_at: InstantOrNull;
  /** Set: the contract is signed, nothing may change any more. */
  signed_at: InstantOrNull;
  /** Set: nobody signed it in time, and nothing personal is left in it. */
  forgotten_at: InstantOrNull;
}

/** Append-only: one row for each change of an application. */
export interface ApplicationHistoryTable {
  id: Generated<number>;
  ref_id: string;
  version: number;
  at: Instant;
  /** Name of the call, or of the job, that made the change. */
  cause: string;
  change: JSONColumnType<object>;
  last_completed_page: LastCompletedPage | null;
}

/** Only the SHA-256 of a token is kept. */
export interface ApplicationTokenTable {
  token_hash: Buffer;
  ref_id: string;
  created_at: Instant;
  last_used_at: Instant;
}

/** A stored risk decision; a dropped one stays, the application only forgets it. */
export interface DecisionTable {
  id: string;
  ref_id: string;
  outcome: RiskOutcome;
  reason: RefusalReason | null;
  required_documents: DocumentType[];
  rule_version: string;
  tariff_version: string;
  inputs: JSONColumnType<object, string, never>;
  input_hash: string;
  at: Instant;
  number: GeneratedAlways<string>;
  made_by: Generated<DecisionMaker>;
  /** Who of us, where a person decided. */
  staff_id: ColumnType<string | null, string | undefined, never>;
  /** The decision that it takes the place of. */
  follows: ColumnType<string | null, string | undefined, never>;
  /** What the person wrote to the tenant. */
  note: ColumnType<string | null, string | undefined, never>;
  /** What the bureau said, as it came. */
  bureau_answer: JSONColumnType<object | null, string | undefined, never>;
  /** Why and since when a person is to look at it; the same all along the chain. */
  review_cause: ColumnType<ReviewCause | null, ReviewCause | undefined, never>;
  opened_at: ColumnType<Date | null, Date | undefined, never>;
}

/** What a POST with an Idempotency-Key answered; the answer is encrypted with a key made from the header's. */
export interface IdempotencyTable {
  key_hash: Buffer;
  body_hash: Buffer;
  claim_id: string;
  claimed_at: Instant;
  status: number | null;
  answer: Buffer | null;
}

export interface ClockOffsetTable {
  only_row: Generated<boolean>;
  offset_ms: number;
}

export interface ApplicationTables {
  application: ApplicationTable;
  application_history: ApplicationHistoryTable;
  application_token: ApplicationTokenTable;
  decision: DecisionTable;
  idempotency: IdempotencyTable;
  clock_offset: ClockOffsetTable;
}
