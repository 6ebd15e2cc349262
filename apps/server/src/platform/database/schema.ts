// Generated from the migrated database by 'npm run database:types'. Do not edit.
import type {
  AmendmentChange,
  AmendmentKind,
  AmendmentParty,
  Country,
  Currency,
  DocumentType,
  Draft,
  InvitationOffer,
  Language,
  LastCompletedPage,
  Locale,
  NoticeTrouble,
  PartnerEventType,
  PaymentPeriod,
  PolicyStatus,
  PostalAddress,
  RefusalReason,
} from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import type { JSONColumnType } from "kysely";
import type {
  AmendmentAnswer,
  ApprovalKind,
  Assessment,
  CoTenantConsents,
  ContactKeys,
  GivenDocumentKind,
  SignedDocumentKind,
  NullableJson,
  SigningKey,
  StaffAction,
  StoredAnswers,
  StoredConsents,
  StoredMethod,
  StoredParty,
} from "./column-types.ts";
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export interface Account {
  created_at: Date;
  deleted_at: Date | null;
  email: string;
  email_key: string;
  id: string;
  password_hash: string | null;
}

export interface AccountConsent {
  account_id: string;
  at: Date;
  browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | null | null;
  consent: "news" | "electronicCommunication" | "analytics" | "errorReporting";
  given: boolean;
  id: Generated<number>;
  ref_id: string | null;
  system: "android" | "ios" | "linux" | "macos" | "windows" | null | null;
  text_version: string;
}

export interface AccountCoTenant {
  account_id: string;
  co_tenant_id: string;
  ref_id: string;
}

export interface AccountPhone {
  account_id: string;
  phone_key: string;
}

export interface AccountPolicy {
  account_id: string;
  ref_id: string;
}

export interface AddressCity {
  city_key: string;
  country: string;
  letters: number | null;
  size: number | null;
}

export interface AddressPlace {
  city: string;
  city_key: string;
  country: string;
  zip: string;
}

export interface AddressStreet {
  city: string;
  city_key: string;
  country: string;
  letters: number | null;
  size: number | null;
  street: string;
  street_key: string;
  zip: string;
}

export interface AgreedPayee {
  at: Date;
  document_id: string | null;
  id: string;
  name: string;
  reason: string;
  ref_id: string;
  staff_id: string;
}

export interface Amendment {
  answers: ColumnType<AmendmentAnswer[], string | undefined, string>;
  asked_at: Date;
  asked_by: "TENANT" | "LANDLORD" | "PARTNER" | "STAFF";
  assessment: NullableJson<Assessment> | null;
  before: NullableJson<AmendmentChange> | null;
  change: ColumnType<AmendmentChange, string, never>;
  decided_at: Date | null;
  due_at: Date | null;
  from_day: string | null;
  id: string;
  kind: AmendmentKind;
  partner_id: string | null;
  reason: string | null;
  ref_id: string;
  staff_id: string | null;
  state: Generated<"ASKED" | "AGREED" | "IN_FORCE" | "REFUSED" | "TAKEN_BACK" | "EXPIRED">;
  terms_number: number | null;
  until_day: string;
  waits_for: AmendmentParty[];
}

export interface Application {
  answers: JSONColumnType<StoredAnswers>;
  consents: NullableJson<StoredConsents> | null;
  contact_keys: JSONColumnType<ContactKeys>;
  country: Country;
  created_at: Date;
  decision_id: string | null;
  employee_email_domain: string | null;
  forgotten_at: Date | null;
  invited: Generated<boolean>;
  last_completed_page: "TENANT_DETAILS" | "SUMMARY" | "INVITATION_DETAILS" | "RISK_CHECK" | "PRIVATE_DOCUMENTS" | "PAYMENT_PERIOD" | "PAYMENT" | null | null;
  locale: Locale;
  payment_period: "YEARLY" | "MONTHLY" | null | null;
  premium_cents: number | null;
  ref_id: string;
  reminded_at: Date | null;
  reminders: Generated<number>;
  renewed_from: string | null;
  signed_at: Date | null;
  updated_at: Date;
  version: Generated<number>;
}

export interface ApplicationHistory {
  at: Date;
  cause: string;
  change: JSONColumnType<object>;
  last_completed_page: LastCompletedPage | null | null;
  ref_id: string;
  version: number;
}

export interface Approval {
  asked_at: Date;
  asked_by: string;
  decided_at: Date | null;
  decided_by: string | null;
  decision: "APPROVED" | "REFUSED" | "TAKEN_BACK" | null | null;
  id: string;
  kind: ApprovalKind;
  payload: JSONColumnType<object>;
  reason: string;
  ref_id: string | null;
  subject_id: string;
}

export interface BankLine {
  booked_on: string;
  cents: number;
  country: "de" | "at";
  currency: string;
  end_to_end_id: string | null;
  iban: string;
  id: string;
  is_return: boolean;
  name: string | null;
  note: string | null;
  other_iban: string | null;
  position: Generated<number>;
  ref_id: string | null;
  reference: string;
  settled_at: Date | null;
  settled_by: string | null;
  statement_id: string;
  subject_id: string | null;
  text: string;
}

export interface BankPayment {
  amount_cents: number;
  approved_by: string | null;
  bank_line_id: string | null;
  booked_at: Date;
  currency: string;
  id: string;
  instalment_id: string | null;
  paid_on: string;
  premium_id: string | null;
  recorded_by: string;
  ref_id: string;
  reference: string;
}

export interface BankStatement {
  closing_cents: number;
  currency: string;
  from_day: string;
  iban: string;
  id: string;
  opening_cents: number;
  position: Generated<number>;
  read_at: Date;
  read_by: string;
  statement_id: string;
  to_day: string;
}

export interface Cancellation {
  reason: string | null;
  ref_id: string;
  remind_at: Date | null;
  reminders: Generated<number>;
  requested_at: Date;
}

export interface CardChange {
  at: Date;
  method_id: string;
  ref_id: string;
}

export interface CardSetup {
  country: Country;
  method: NullableJson<StoredMethod> | null;
  method_id: string | null;
  ref_id: string;
  setup_id: string;
}

export interface CaseWords {
  ref_id: string;
  words: string;
}

export interface Certificate {
  code: string;
  made_at: Date;
  ref_id: string;
}

export interface ChargeAttempt {
  announced_method: string | null;
  answered_at: Date | null;
  asked_at: Date | null;
  card_digits: string | null;
  failure_code: string | null;
  id: string;
  instalment_id: string | null;
  leased_until: Date | null;
  method_id: string | null;
  number: number;
  pending_since: Date | null;
  premium_id: string | null;
  present_until: Date | null;
  provider_charge_id: string | null;
  provider_key: string | null;
  returned_at: Date | null;
  status: "INTENDED" | "ASKED" | "SUCCEEDED" | "FAILED" | "CANCELLED" | "RETURNED";
  try_at: Date;
  unanswered: Generated<number>;
}

export interface Circumstance {
  contact_address: string | null;
  contact_email: string | null;
  contact_name: string | null;
  end_note: string | null;
  ended_at: Date | null;
  ended_by: string | null;
  happened_on: string | null;
  id: string;
  kind: "SUSPICION" | "DEATH" | "TENANT_INSOLVENT" | "LANDLORD_INSOLVENT";
  note: string;
  outcome: string | null;
  recorded_at: Date;
  recorded_by: string;
  ref_id: string;
}

export interface Claim {
  amount_cents: number;
  id: string;
  object_until: string;
  partner_id: string | null;
  ref_id: string;
  reported_at: Date;
  request_key: Buffer | null;
}

export interface ClaimAgreement {
  at: Date;
  claim_id: string;
}

export interface ClaimCorrection {
  at: Date;
  claim_id: string;
  granted_cents: number;
  id: string;
  item_cents: number[];
  note: string;
  number: Generated<number>;
  outcome: "ACCEPTED" | "PARTLY" | "REFUSED";
  staff_id: string;
}

export interface ClaimDecision {
  at: Date;
  claim_id: string;
  granted_cents: number;
  item_cents: number[];
  note: string | null;
  outcome: "ACCEPTED" | "PARTLY" | "REFUSED";
  staff_id: string;
}

export interface ClaimEstimate {
  amount_cents: number;
  at: Date;
  claim_id: string;
  id: Generated<number>;
  note: string;
  staff_id: string;
}

export interface ClaimItem {
  amount_cents: number;
  claim_id: string;
  description: string;
  number: number;
}

export interface ClaimObjection {
  at: Date;
  claim_id: string;
  text: string;
}

export interface ClaimPayout {
  account_id: string | null;
  amount_cents: number;
  at: Date;
  claim_id: string;
  paid_on: string;
  reference: string;
  staff_id: string;
}

export interface ClockOffset {
  offset_ms: number;
  only_row: Generated<boolean>;
}

export interface ClosedMode {
  changed_at: Date;
  changed_by: string;
  closed: boolean;
  only_row: Generated<boolean>;
}

export interface ClosedMonth {
  approved_by: string;
  asked_by: string;
  closed_at: Date;
  month: string;
}

export interface ContactChange {
  at: Date;
  co_tenant_id: string | null;
  field: "EMAIL" | "PHONE" | "POSTAL_ADDRESS";
  id: string;
  new: string;
  old: string | null;
  party: "TENANT" | "CO_TENANT" | "LANDLORD";
  ref_id: string;
  staff_id: string | null;
}

export interface CoTenant {
  answered_at: Date | null;
  birth_date: string;
  consents: NullableJson<CoTenantConsents> | null;
  email: string;
  first_name: string;
  id: string;
  invited_at: Date;
  ip: string | null;
  joined_terms: Generated<number>;
  language: Language;
  last_name: string;
  left_terms: number | null;
  mailed_at: Date;
  next_at: Date | null;
  position: number;
  reason: string | null;
  ref_id: string;
  reminders: Generated<number>;
  state: Generated<"INVITED" | "SIGNED" | "REFUSED" | "LEFT">;
  user_agent: string | null;
}

export interface Decision {
  at: Date;
  bureau_answer: NullableJson<object> | null;
  follows: string | null;
  id: string;
  input_hash: string;
  inputs: JSONColumnType<object>;
  made_by: Generated<"RULES" | "TENANT" | "STAFF">;
  note: string | null;
  number: Generated<number>;
  opened_at: Date | null;
  outcome: "QUOTE" | "REFUSED" | "MANUAL_REVIEW";
  reason: RefusalReason | null | null;
  ref_id: string;
  required_documents: DocumentType[];
  review_cause: "RULES" | "BUREAU_DOWN" | "ASKED" | null | null;
  rule_version: string;
  staff_id: string | null;
  tariff_version: string;
}

export interface Declaration {
  arrived_on: string;
  claim_id: string | null;
  declared_by: "TENANT" | "CO_TENANT" | "LANDLORD" | "HEIR" | "OTHER";
  declared_on: string;
  document_id: string | null;
  id: Generated<number>;
  kind: "WITHDRAWAL" | "CANCELLATION" | "RELEASE" | "CLAIM" | "OBJECTION" | "AGREEMENT" | "MOVING_OUT";
  name: string | null;
  note: string | null;
  recorded_at: Date;
  recorded_by: string | null;
  ref_id: string;
  way: "PAGE" | "MAIL" | "LETTER" | "FAX" | "PHONE" | "IN_PERSON";
}

export interface DeskAssignment {
  at: Date;
  kind: "CASE" | "CLAIM" | "MOVING_OUT" | "AMENDMENT" | "UNPAID" | "QUESTION" | "WITHDRAWAL" | "MAIL" | "LETTER" | "FOLLOW_UP" | "NOTICE" | "APPROVAL" | "FAILED_WORK";
  staff_id: string;
  subject_id: string;
}

export interface DeskContact {
  at: Date;
  attempt_id: string;
  staff_id: string;
}

export interface DeskDraft {
  at: Date;
  kind: string;
  ref_id: string;
  staff_id: string;
  subject_id: string;
  texts: JSONColumnType<Draft>;
}

export interface DeskDue {
  at: Date;
  due_at: Date;
  kind: string;
  staff_id: string;
  subject_id: string;
}

export interface DeskNote {
  at: Date;
  called: "TENANT" | "LANDLORD" | "OTHER" | null | null;
  id: string;
  note: string;
  ref_id: string;
  staff_id: string;
}

export interface DeskView {
  created_at: Date;
  id: string;
  list: string;
  name: string;
  query: Json;
  shared: boolean;
  staff_id: string;
}

export interface Document {
  brought_by: "tenant" | "landlord" | null | null;
  claim_id: string | null;
  content_type: string;
  created_at: Date;
  deleted_at: Date | null;
  file_name: string;
  id: string;
  idempotency_hash: Buffer | null;
  leased_until: Date | null;
  moving_out_id: string | null;
  ref_id: string;
  removed_at: Date | null;
  scan: Generated<"WAITING" | "CLEAN" | "INFECTED">;
  scan_tries: Generated<number>;
  sha256: Buffer;
  size: number;
  storage_key: string;
  superseded_at: Date | null;
  try_at: Date | null;
  type: DocumentType | "CLAIM_FILE" | "MOVING_OUT_PROOF" | "DECLARATION" | "AMENDMENT_PROOF";
}

export interface DocumentLink {
  created_at: Date;
  document_id: string;
  key_hash: Buffer;
  staff_id: string;
}

export interface DocumentPlace {
  only_row: Generated<boolean>;
  place: string;
}

export interface FailedWork {
  error: string;
  failed_at: Date;
  key: string;
  retry_at: Date | null;
  task: string;
  tries: number;
}

export interface FollowUpContact {
  at: Date;
  id: string;
  outcome: "REACHED" | "NOT_REACHED" | "WROTE" | "WILL_PAY" | "HAS_TRANSFERRED";
  ref_id: string;
  returns_on: string | null;
  staff_id: string;
  subject_id: string;
}

export interface FormerLandlord {
  address: string | null;
  email: string;
  id: string;
  language: Language | null | null;
  name: string | null;
  ref_id: string;
  replaced_at: Date;
}

export interface GivenDocument {
  at: Date;
  how: "MAILED" | "DOWNLOADED";
  kind: GivenDocumentKind;
  ref_id: string;
  sha256: Buffer;
  version: string;
}

export interface HomeQuestion {
  asked_at: Date;
  asker_hash: Buffer;
  home_hash: Buffer;
}

export interface Idempotency {
  answer: Buffer | null;
  body_hash: Buffer;
  claim_id: string;
  claimed_at: Date;
  key_hash: Buffer;
  leased_until: Date | null;
  status: number | null;
}

export interface InsolvencyFiling {
  amount_cents: number;
  at: Date;
  circumstance_id: string;
  filed_on: string;
  id: Generated<number>;
  staff_id: string;
}

export interface Installation {
  is_sandbox: boolean;
  only_one: Generated<boolean>;
}

export interface Instalment {
  amount_cents: number;
  currency: Currency;
  due_on: string;
  first_failed_on: string | null;
  id: string;
  number: number;
  ref_id: string;
  repayment_id: string;
  status: "DUE" | "PAID" | "UNPAID" | "INVOICED";
}

export interface Invitation {
  created_at: Date;
  expires_at: Date;
  forgotten_at: Date | null;
  full_address: string;
  id_hash: Buffer;
  insurance_end: string | null;
  insurance_start: string | null;
  invited_name: string | null;
  mail_id: string;
  offer: NullableJson<InvitationOffer> | null;
  partner_id: string | null;
  public_id: Generated<string>;
  ref_id: string | null;
  reference: string | null;
  reminded_at: Date | null;
  reminder_mail_id: string | null;
  reminders: Generated<number>;
  status: "OPEN" | "USED" | "WITHDRAWN" | "EXPIRED";
  tenant_email: string;
  used_at: Date | null;
}

export interface KnownNetwork {
  expires_at: Date;
  hash: Buffer;
}

export interface KnownStreet {
  city: string;
  country: string;
  street: string;
  street_key: string;
  zip: string;
}

export interface LandlordInvite {
  confirmed_at: Date | null;
  created_at: Date;
  expires_at: Date;
  id: string;
  language: Language;
  mail_id: string;
  offer: NullableJson<InvitationOffer> | null;
}

export interface LandlordMessage {
  at: Date;
  id: string;
  message: string;
  ref_id: string;
  request_key: Buffer | null;
}

export interface LandlordQuestion {
  answer: string | null;
  answered_at: Date | null;
  asked_at: Date;
  id: string;
  message: string;
  ref_id: string;
  request_key: Buffer | null;
  staff_id: string | null;
}

export interface LandlordWait {
  asked_at: Date;
  next_at: Date | null;
  ref_id: string;
  reminders: Generated<number>;
}

export interface LastRun {
  at: Date;
  name: string;
  problems: Generated<number>;
}

export interface LedgerEntry {
  account: "RECEIVABLE" | "IN_COLLECTION" | "PROVIDER" | "PREMIUM_PAYABLE" | "CLAIMS" | "CLAIMS_BANK" | "REPAYMENTS" | "PAYABLE" | "REFUNDS_BANK" | "REFUNDS_BY_HAND" | "CHARGEBACKS" | "FEES" | "BANK" | "UNEXPLAINED" | "RECEIVED_BANK" | "WRITTEN_OFF" | "COMMISSION" | "INSURANCE_TAX" | "REMITTED_BANK" | "RETURNED" | "OTHER_BANK";
  amount_cents: number;
  at: Date;
  country: Country | null | null;
  currency: Currency;
  event: "PREMIUM_DUE" | "PREMIUM_CANCELLED" | "CLAIM_PAID" | "REPAYMENT_OWED" | "CHARGE_ASKED" | "CHARGE_SUCCEEDED" | "CHARGE_FAILED" | "DEBIT_RETURNED" | "DEBIT_LISTED" | "DEBIT_UNLISTED" | "REFUND_DUE" | "REFUND_PAID" | "REFUND_RETURNED" | "REFUND_TRANSFERRED" | "REFUND_BY_HAND" | "REFUND_BY_HAND_RETURNED" | "CHARGEBACK" | "CHARGEBACK_RETURNED" | "PROVIDER_FEE" | "PROVIDER_FEE_RETURNED" | "PAYOUT" | "PAYOUT_RETURNED" | "UNEXPLAINED_TAKEN" | "UNEXPLAINED_RECEIVED" | "TRANSFER_RECEIVED" | "PREMIUM_WRITTEN_OFF" | "COMMISSION_EARNED" | "COMMISSION_GIVEN_BACK" | "COMMISSION_WRITTEN_OFF" | "INSURANCE_TAX_DUE" | "INSURANCE_TAX_CANCELLED" | "INSURANCE_TAX_WRITTEN_OFF" | "REMITTED" | "INSURANCE_TAX_REMITTED" | "TRANSFER_RETURNED" | "TRANSFER_REPEATED" | "BANK_UNEXPLAINED_TAKEN" | "BANK_UNEXPLAINED_RECEIVED";
  id: Generated<number>;
  month: Generated<string> | null;
  period_from: string | null;
  period_until: string | null;
  ref_id: string | null;
  subject_id: string;
  value_day: Generated<string> | null;
}

export interface Link {
  expires_at: Date | null;
  hash: Buffer;
  kind: "account-change" | "amendment" | "application" | "co-tenant" | "confirmation" | "deletion" | "desk-access" | "first-password" | "former-landlord" | "invitation" | "landlord-page" | "landlord-reading" | "login" | "new-application" | "new-password" | "no-reminders" | "partner-login" | "payment" | "rating" | "resume";
  mail_id: string | null;
  request_key: Buffer | null;
  subject: string;
  used_at: Date | null;
}

export interface LoginTry {
  blocked_until: Date;
  last_at: Date;
  login_hash: Buffer;
  tries: number;
}

export interface Mail {
  admitted_at: Date | null;
  co_tenant_id: string | null;
  country: Country;
  created_at: Date;
  data: JSONColumnType<object>;
  followed_at: Date | null;
  forget: Generated<boolean>;
  id: string;
  kind: MailKind;
  language: Language;
  last_error: string | null;
  leased_until: Date | null;
  mailbox: string;
  misconfigured: Generated<boolean>;
  reason: string;
  ref_id: string | null;
  reply_to: string | null;
  request_id: string | null;
  returned_at: Date | null;
  secret: string | null;
  send_at: Date;
  sent_at: Date | null;
  settled_at: Date | null;
  status: "WAITING" | "SENT" | "REFUSED" | "POST" | "POSTED";
  to_address: string;
  tries: Generated<number>;
}

export interface MoneyHold {
  database_id: string;
  held_at: Date | null;
  known_until: Date;
  only_row: Generated<boolean>;
  reason: "another database" | "another timeline" | "behind the provider" | null | null;
  system_id: string | null;
  timeline: string | null;
}

export interface MoneyMonth {
  claims_paid_cents: number;
  country: Country;
  earned_cents: number;
  exposure_cents: number;
  month: string;
  open_cents: number;
  paid_cents: number;
  stored_at: Date;
  unearned_cents: number;
}

export interface MonthReserve {
  country: Country;
  currency: Currency;
  insurer: string;
  late_claims_cents: number;
  month: string;
  open_claims_cents: number;
  receivable_cents: number;
  unearned_cents: number;
}

export interface MonthSum {
  account: LedgerEntry["account"];
  country: Country;
  credit_cents: number;
  currency: Currency;
  debit_cents: number;
  entries: number;
  insurer: string;
  late_entries: number;
  month: string;
}

export interface MovingOut {
  confirmed_on: string | null;
  decided_at: Date | null;
  given_at: Date;
  id: string;
  moved_out_on: string;
  note: string | null;
  outcome: "CONFIRMED" | "REFUSED" | "DROPPED" | null | null;
  premium_until: string | null;
  ref_id: string;
  staff_id: string | null;
}

export interface OutboxMail {
  attachments: Json;
  html: string;
  id: string;
  position: Generated<number>;
  reply_to: string | null;
  sent_at: Date;
  subject: string;
  text: string;
  to_address: string;
  unsubscribe_url: string | null;
}

export interface Partner {
  based_in: Country | null | null;
  contact_email: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  created_at: Date;
  demo: Generated<boolean>;
  id: string;
  name: string;
  onboarding_base_url: string | null;
  signing_key: NullableJson<SigningKey> | null;
}

export interface PartnerKey {
  created_at: Date;
  ending: string | null;
  key_hash: Buffer;
  name: string | null;
  partner_id: string;
  revoked_at: Date | null;
}

export interface PartnerLoginRequest {
  country: Country;
  created_at: Date;
  email_key: string;
  id: string;
}

export interface PartnerPerson {
  added_at: Date;
  country: Generated<Country>;
  email: string;
  email_key: string;
  id: string;
  language: Language;
  link_mail_id: string | null;
  name: string;
  partner_id: string;
  removed_at: Date | null;
}

export interface PartnerProperty {
  address: JSONColumnType<PostalAddress>;
  building_key: string;
  changed_at: Date;
  created_at: Date;
  full_address: string;
  id: string;
  partner_id: string;
  reference: string;
  unit_key: string | null;
  words: string;
}

export interface Passkey {
  account_id: string;
  browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | null | null;
  created_at: Date;
  credential_id: string;
  id: string;
  last_used_at: Date | null;
  name: string | null;
  public_key: Buffer;
  sign_count: number;
  system: "android" | "ios" | "linux" | "macos" | "windows" | null | null;
}

export interface PasskeyChallenge {
  account_id: string | null;
  challenge_hash: Buffer;
  expires_at: Date;
}

export interface PasswordRequest {
  created_at: Date;
  id: string;
  leads_to: string | null;
  login_key: string;
  login_kind: "email" | "phone";
  wants: Generated<"PASSWORD" | "LOGIN">;
}

export interface Payment {
  amount_cents: number;
  currency: string;
  dropped_at: Date | null;
  end_to_end_id: string;
  file_id: string;
  iban: string | null;
  id: string;
  kind: "CLAIM" | "REFUND" | "REMITTANCE" | "RETURNED";
  payee: string | null;
  purpose: string;
  ref_id: string | null;
  subject_id: string;
}

export interface PaymentFile {
  country: "de" | "at";
  execute_on: string;
  holder: string;
  iban: string;
  id: string;
  made_at: Date;
  made_by: string;
  message_id: string;
  released_at: Date | null;
  released_by: string | null;
}

export interface PaymentMethod {
  kind: "card" | "sepa_debit";
  last_four: string | null;
  mandate_reference: string | null;
  method_id: string;
  ref_id: string;
  since: Date;
}

export interface PaymentNotice {
  amount_cents: number | null;
  attempt_id: string | null;
  charge_id: string | null;
  country: Country;
  id: string;
  kind: string;
  note: string | null;
  received_at: Date;
  settled_at: Date | null;
  settled_by: string | null;
  subject_id: string | null;
  trouble: NoticeTrouble | null | null;
}

export interface PayoutAccount {
  counts_from: Date;
  dropped_at: Date | null;
  entered_at: Date;
  former_landlord_id: string | null;
  holder: string;
  iban: string;
  id: string;
  ref_id: string;
  request_key: Buffer | null;
}

export interface PendingDecision {
  decided_at: Date;
  id: string;
  kind: "CASE" | "CLAIM";
  ref_id: string;
  seen_decision_id: string | null;
  staff_id: string;
  subject_id: string;
  takes_effect_at: Date;
  verdict: JSONColumnType<object>;
}

export interface Policy {
  answered_at: Date | null;
  building_key: string;
  card_method_id: string;
  card_refused_at: Date | null;
  carried_cents: Generated<number>;
  cash_return_on: string | null;
  co_tenant_names: Generated<string[]>;
  co_tenant_words: Generated<string>;
  cold_rent_cents: number;
  commission_bp: Generated<number>;
  contract_number: string;
  country: Country;
  cover_start: string | null;
  cover_state: Generated<"SIGNED" | "ACCEPTED" | "ENDED" | "DECLINED" | "WITHDRAWN">;
  covered_until: string | null;
  currency: Currency;
  decline_reason: string | null;
  deposit_cents: number;
  end_notice_at: Date | null;
  ends_at: Date | null;
  forget_after: string | null;
  forgotten_at: Date | null;
  full_address: string;
  insurance_end: string | null;
  insurance_start: string;
  insurance_tax_bp: Generated<number>;
  kept_because: "LETTERS" | "VOUCHERS" | null | null;
  kept_until: string | null;
  landlord_address: string | null;
  landlord_email: string;
  landlord_language: Language | null | null;
  landlord_name: string | null;
  language: Language;
  leaving_state: Generated<"STAYING" | "CANCELLATION_REQUESTED">;
  next_premium_at: Date | null;
  next_premium_number: number;
  partner_id: string | null;
  payment_period: "YEARLY" | "MONTHLY";
  payment_state: Generated<"UNCHARGED" | "PAID" | "PAST_DUE">;
  premium_cents: number;
  premium_notice_at: Date | null;
  premium_until: string | null;
  ref_id: string;
  signed_at: Date;
  tenant_email: string;
  tenant_name: string;
  unit_key: string | null;
}

export interface PolicyDocument {
  bytes: Buffer;
  made_at: Date;
  sha256: Buffer;
}

export interface PolicyEvidence {
  answers: string;
  answers_hash: Buffer;
  consents: JSONColumnType<StoredConsents>;
  decision_id: string;
  ip: string;
  payment_period: PaymentPeriod;
  premium_cents: number;
  ref_id: string;
  signed_at: Date;
  tariff_version: string;
  user_agent: string | null;
}

export interface PolicyHistory {
  at: Date;
  cause: "tenant" | "landlord" | "calendar" | "card";
  from_status: PolicyStatus | null | null;
  id: Generated<number>;
  partner_id: string | null;
  recorded_at: Date | null;
  ref_id: string;
  to_status: PolicyStatus;
}

export interface PolicyTerms {
  claim_id: string | null;
  created_at: Date;
  deposit_cents: number;
  from_day: string;
  full_address: string;
  id: string;
  insurance_end: string | null;
  insurance_start: string;
  landlord_email: string;
  landlord_name: string | null;
  number: number;
  payment_period: "YEARLY" | "MONTHLY";
  premium_cents: number;
  ref_id: string;
  tariff_version: string;
  tenant_name: string;
}

export interface Premium {
  amount_cents: number;
  carried_cents: Generated<number>;
  currency: Currency;
  due_at: Date;
  first_failed_on: string | null;
  id: string;
  number: number;
  period_from: string;
  period_until: string;
  ref_id: string;
  status: "DUE" | "PAID" | "UNPAID" | "CANCELLED" | "WRITTEN_OFF";
}

export interface ProviderAccount {
  country: Country;
  read_at: Date | null;
}

export interface ProviderMovement {
  amount_cents: number;
  at: Date;
  booked_at: Date | null;
  charge_attempt_id: string | null;
  charge_id: string | null;
  charge_key: string | null;
  country: Country;
  currency: string;
  debt: string | null;
  fee_cents: number;
  id: string;
  kind: "charge" | "charge failed" | "refund" | "refund returned" | "dispute" | "payout" | "fee" | "other";
  may_try_again: Generated<boolean>;
  position: Generated<number>;
  provider_id: string;
  ref_id: string | null;
  refund_id: string | null;
  refund_key: string | null;
  source_id: string | null;
}

export interface Rating {
  ask_at: Date | null;
  landlord_rating: number | null;
  message: string | null;
  provider_rating: number | null;
  rated_at: Date | null;
  recommend: boolean | null;
  ref_id: string;
}

export interface Refund {
  amount_cents: number;
  due_at: Date;
  failure_code: string | null;
  id: string;
  leased_until: Date | null;
  number: Generated<number>;
  paid_at: Date | null;
  premium_id: string;
  provider_key: string | null;
  provider_refund_id: string | null;
  ref_id: string;
  status: "DUE" | "PENDING" | "PAID" | "FAILED";
  transfer_reference: string | null;
  transferred_by: string | null;
  transferred_on: string | null;
  try_at: Date;
  unanswered: Generated<number>;
}

export interface ReleaseOfLiability {
  ip: string;
  partner_id: string | null;
  ref_id: string;
  signed_at: Date;
  signed_by: string | null;
  user_agent: string | null;
}

export interface ReminderStop {
  at: Date;
  email_hash: Buffer;
}

export interface Remittance {
  amount_cents: number;
  approved_by: string;
  at: Date;
  country: Country;
  currency: Currency;
  id: string;
  insurer: string;
  month: string;
  paid_on: string;
  recorded_by: string;
  reference: string;
}

export interface RenewedCertificate {
  code: string;
  made_at: Date;
  number: number;
  ref_id: string;
}

export interface Repayment {
  amount_cents: number;
  choice_ends_at: Date;
  choose_until: string;
  claim_id: string | null;
  currency: Currency;
  due_on: string;
  id: string;
  owed_at: Date;
  paid_at: Date | null;
  parts: number | null;
  planned_at: Date | null;
  planned_by: "tenant" | "calendar" | null | null;
  ref_id: string;
  remind_at: Date | null;
}

export interface ResumeRequest {
  created_at: Date;
  email_key: string;
  id: string;
  ref_id: string | null;
}

export interface SanctionsCheck {
  as_of: string | null;
  at: Date;
  cleared_at: Date | null;
  cleared_because: string | null;
  cleared_by: string | null;
  id: string;
  name: string;
  open: boolean;
  parties: JSONColumnType<StoredParty[]>;
  ref_id: string;
  source: string;
}

export interface SandboxCharge {
  amount_cents: number;
  at: Date;
  code: string | null;
  country: string;
  currency: string;
  description: string;
  id: string;
  idempotency_key: string;
  method_id: string;
  position: Generated<number>;
  ref_id: string;
  returned_at: Date | null;
  secret: string | null;
  settles_at: Date | null;
  status: "succeeded" | "failed" | "requires_action" | "canceled" | "pending";
}

export interface SandboxMethod {
  behaviour: string;
  id: string;
  last_four: string;
  mandate_reference: string | null;
  setup_id: string;
}

export interface SandboxRefund {
  amount_cents: number;
  at: Date;
  charge_id: string;
  id: string;
  idempotency_key: string;
}

export interface SandboxSetup {
  asked_for: string | null;
  country: string;
  created_at: Date;
  customer: string;
  id: string;
  idempotency_key: string;
  method_id: string | null;
  secret: string;
  status: "open" | "requires_action" | "succeeded";
}

export interface SealedDocument {
  bytes: Buffer;
  ref_id: string;
  sealed_at: Date;
  unsealed_sha256: Buffer;
}

export interface SearchKey {
  co_tenant: number | null;
  id: Generated<number>;
  kind: "NAME" | "LANDLORD" | "EMAIL" | "LANDLORD_EMAIL" | "PHONE" | "LANDLORD_PHONE" | "BIRTH_DATE" | "HOME" | "OLD_ADDRESS" | "LEASE";
  ref_id: string;
  said: string;
  value: string;
}

export interface Session {
  began_at: Date;
  browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | null | null;
  expires_at: Date;
  hash: Buffer;
  id: string;
  kind: "account" | "partner-person" | "staff";
  last_used_at: Date;
  subject: string;
  system: "android" | "ios" | "linux" | "macos" | "windows" | null | null;
}

export interface SignedDocument {
  given_at: Date | null;
  kind: SignedDocumentKind;
  ref_id: string;
  sha256: Buffer;
  version: string;
}

export interface Signing {
  application_version: number;
  ip: string;
  next_at: Date | null;
  ref_id: string;
  signed_at: Date;
  stopped: "CARD" | "DATES" | "DOCUMENTS" | "HOME_TAKEN" | "NOT_OFFERED" | null | null;
  user_agent: string | null;
}

export interface StaffAccount {
  created_at: Date;
  demo: Generated<boolean>;
  disabled_at: Date | null;
  email: string;
  email_key: string;
  id: string;
  link_mail_id: string | null;
  name: string;
  password_hash: string | null;
  role: "underwriter" | "administrator";
  totp_last_step: number | null;
  totp_secret: Buffer | null;
  totp_since: Date | null;
}

export interface StaffAct {
  act: StaffAction;
  at: Date;
  detail: JSONColumnType<object>;
  id: Generated<number>;
  ref_id: string | null;
  staff_id: string;
}

export interface StreetMention {
  city: string;
  country: string;
  ref_id: string;
  street: string;
  street_key: string;
  zip: string;
}

export interface UnpaidReminder {
  agreed_end: string | null;
  amount_cents: number | null;
  case_at: Date | null;
  due_at: Date | null;
  ends_on: string | null;
  id: string;
  ref_id: string;
  sent_at: Date | null;
  state: Generated<"PLANNED" | "SENT" | "CASE" | "WAITING" | "TERMINATED" | "OVER" | "INSTALMENTS" | "ENDED">;
  until_day: string | null;
}

export interface Upload {
  alive_until: Date;
  begun_at: Date;
  brought_by: "tenant" | "landlord" | null | null;
  bytes: Generated<number>;
  claim_id: string | null;
  ended_at: Date | null;
  moving_out_id: string | null;
  network_hash: Buffer | null;
  ref_id: string;
  storage_key: string;
}

export interface UsageCount {
  expire: number;
  key: string;
  points: number;
}

export interface UsedOffer {
  offer_hash: Buffer;
  partner_id: string;
  ref_id: string;
  reference: string | null;
  used_at: Date;
}

export interface WebhookDelivery {
  attempts: Generated<number>;
  endpoint_id: string;
  event_number: number;
  last_error: "ADDRESS_NOT_PUBLIC" | "NAME_UNKNOWN" | "CONNECTION_FAILED" | "CERTIFICATE_INVALID" | "TIMEOUT" | "EVENT_INVALID" | null | null;
  last_status: number | null;
  last_tried_at: Date | null;
  ref_id: string;
  status: "WAITING" | "DELIVERED" | "GIVEN_UP";
  try_at: Date;
}

export interface WebhookEndpoint {
  created_at: Date;
  events: PartnerEventType[];
  failing_since: Date | null;
  id: string;
  leased_until: Date | null;
  off_at: Date | null;
  off_because: "PARTNER" | "GONE" | "FAILING" | null | null;
  old_secret: Buffer | null;
  old_secret_until: Date | null;
  partner_id: string;
  rest_until: Date | null;
  secret: Buffer;
  url: string;
}

export interface WebhookEvent {
  at: Date;
  data: JSONColumnType<object>;
  id: string;
  number: Generated<number>;
  partner_id: string;
  ref_id: string;
  request_id: string | null;
  type: PartnerEventType;
}

export interface WebhookTest {
  leased_until: Date;
  partner_id: string;
}

export interface WithdrawalRequest {
  contract_number: string;
  created_at: Date;
  email_key: string;
  handled_at: Date | null;
  handled_by: string | null;
  id: string;
  matched_to: string | null;
  name: string | null;
  note: string | null;
  outcome: "MATCHED" | "CLOSED" | null | null;
  unmatched_at: Date | null;
  written_at: Date | null;
}

export interface WriteProbe {
  filler: string;
}

export interface Database {
  account: Account;
  account_co_tenant: AccountCoTenant;
  account_consent: AccountConsent;
  account_phone: AccountPhone;
  account_policy: AccountPolicy;
  address_city: AddressCity;
  address_place: AddressPlace;
  address_street: AddressStreet;
  agreed_payee: AgreedPayee;
  amendment: Amendment;
  application: Application;
  application_history: ApplicationHistory;
  approval: Approval;
  bank_line: BankLine;
  bank_payment: BankPayment;
  bank_statement: BankStatement;
  cancellation: Cancellation;
  card_change: CardChange;
  card_setup: CardSetup;
  case_words: CaseWords;
  certificate: Certificate;
  charge_attempt: ChargeAttempt;
  circumstance: Circumstance;
  claim: Claim;
  claim_agreement: ClaimAgreement;
  claim_correction: ClaimCorrection;
  claim_decision: ClaimDecision;
  claim_estimate: ClaimEstimate;
  claim_item: ClaimItem;
  claim_objection: ClaimObjection;
  claim_payout: ClaimPayout;
  clock_offset: ClockOffset;
  closed_mode: ClosedMode;
  closed_month: ClosedMonth;
  co_tenant: CoTenant;
  contact_change: ContactChange;
  decision: Decision;
  declaration: Declaration;
  desk_assignment: DeskAssignment;
  desk_contact: DeskContact;
  desk_draft: DeskDraft;
  desk_due: DeskDue;
  desk_note: DeskNote;
  desk_view: DeskView;
  document: Document;
  document_link: DocumentLink;
  document_place: DocumentPlace;
  failed_work: FailedWork;
  follow_up_contact: FollowUpContact;
  former_landlord: FormerLandlord;
  given_document: GivenDocument;
  home_question: HomeQuestion;
  idempotency: Idempotency;
  insolvency_filing: InsolvencyFiling;
  installation: Installation;
  instalment: Instalment;
  invitation: Invitation;
  known_network: KnownNetwork;
  known_street: KnownStreet;
  landlord_invite: LandlordInvite;
  landlord_message: LandlordMessage;
  landlord_question: LandlordQuestion;
  landlord_wait: LandlordWait;
  last_run: LastRun;
  ledger_entry: LedgerEntry;
  link: Link;
  login_try: LoginTry;
  mail: Mail;
  money_hold: MoneyHold;
  money_month: MoneyMonth;
  month_reserve: MonthReserve;
  month_sum: MonthSum;
  moving_out: MovingOut;
  outbox_mail: OutboxMail;
  partner: Partner;
  partner_key: PartnerKey;
  partner_login_request: PartnerLoginRequest;
  partner_person: PartnerPerson;
  partner_property: PartnerProperty;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  password_request: PasswordRequest;
  payment: Payment;
  payment_file: PaymentFile;
  payment_method: PaymentMethod;
  payment_notice: PaymentNotice;
  payout_account: PayoutAccount;
  pending_decision: PendingDecision;
  policy: Policy;
  policy_document: PolicyDocument;
  policy_evidence: PolicyEvidence;
  policy_history: PolicyHistory;
  policy_terms: PolicyTerms;
  premium: Premium;
  provider_account: ProviderAccount;
  provider_movement: ProviderMovement;
  rating: Rating;
  refund: Refund;
  release_of_liability: ReleaseOfLiability;
  reminder_stop: ReminderStop;
  remittance: Remittance;
  renewed_certificate: RenewedCertificate;
  repayment: Repayment;
  resume_request: ResumeRequest;
  sanctions_check: SanctionsCheck;
  sandbox_charge: SandboxCharge;
  sandbox_method: SandboxMethod;
  sandbox_refund: SandboxRefund;
  sandbox_setup: SandboxSetup;
  sealed_document: SealedDocument;
  search_key: SearchKey;
  session: Session;
  signed_document: SignedDocument;
  signing: Signing;
  staff_account: StaffAccount;
  staff_act: StaffAct;
  street_mention: StreetMention;
  unpaid_reminder: UnpaidReminder;
  upload: Upload;
  usage_count: UsageCount;
  used_offer: UsedOffer;
  webhook_delivery: WebhookDelivery;
  webhook_endpoint: WebhookEndpoint;
  webhook_event: WebhookEvent;
  webhook_test: WebhookTest;
  withdrawal_request: WithdrawalRequest;
  write_probe: WriteProbe;
}
