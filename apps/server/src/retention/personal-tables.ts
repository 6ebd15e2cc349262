import type { MailKind } from "@kautia/locales/mails";

/** How to find a tenant's rows in a table, and what deletion does to them. */
export interface TableRule {
  column: string;
  owner: "application" | "account" | "charge" | "claim";
  /** Columns not shown to the tenant: internals, names of our staff, data about other people. */
  hide?: readonly string[];
  /**
   * `deleted` and `emptied`: at the tenant's request, at the latest with the class DETAILS. `letters` and `kept`: at
   * the end of their class. `books`: never, but without names (docs/privacy.md).
   */
  onDeletion: "deleted" | "emptied" | "letters" | "kept" | "books";
}

/** The SQL types of the owners' ids. With any other type, PostgreSQL could not use an index. */
export const idTypes = {
  application: "text",
  account: "uuid",
  charge: "uuid",
  claim: "uuid",
} as const satisfies Record<TableRule["owner"], string>;

const byApplication = (onDeletion: TableRule["onDeletion"], ...hide: string[]): TableRule => ({
  column: "ref_id",
  owner: "application",
  hide,
  onDeletion,
});
const byAccount = (...hide: string[]): TableRule => ({
  column: "account_id",
  owner: "account",
  hide,
  onDeletion: "deleted",
});

export const personalTables: Record<string, TableRule> = {
  account: { column: "id", owner: "account", hide: ["password_hash", "deleted_at"], onDeletion: "deleted" },
  account_consent: byAccount(),
  account_phone: byAccount(),
  account_policy: byAccount(),
  account_session: byAccount(),
  account_token: byAccount("mail_id"),
  application: byApplication("emptied", "employee_email_domain", "last_active_on"),
  application_history: byApplication("emptied"),
  application_token: byApplication("deleted", "mail_id"),
  cancellation: byApplication("kept", "remind_at"),
  card_change: byApplication("kept"),
  card_link: byApplication("deleted"),
  card_setup: byApplication("deleted"),
  case_words: byApplication("deleted", "words"),
  certificate: byApplication("kept"),
  charge_attempt: { column: "id", owner: "charge", hide: ["leased_until", "provider_key"], onDeletion: "books" },
  claim: byApplication("kept", "request_key"),
  claim_decision: { column: "claim_id", owner: "claim", hide: ["staff_id"], onDeletion: "kept" },
  claim_item: { column: "claim_id", owner: "claim", onDeletion: "kept" },
  claim_payout: { column: "claim_id", owner: "claim", hide: ["staff_id", "account_id"], onDeletion: "kept" },
  claim_objection: { column: "claim_id", owner: "claim", onDeletion: "kept" },
  decision: byApplication("emptied", "staff_id", "input_hash"),
  desk_note: byApplication("deleted", "staff_id"),
  document: byApplication("emptied", "storage_key", "leased_until", "scan_tries", "try_at"),
  given_document: byApplication("kept"),
  instalment: byApplication("books"),
  invitation: byApplication("emptied", "partner_id", "mail_id", "public_id", "is_test"),
  landlord_link: byApplication("kept"),
  landlord_message: byApplication("letters", "request_key"),
  landlord_question: byApplication("letters", "message", "answer", "staff_id", "request_key"),
  landlord_wait: byApplication("kept"),
  ledger_entry: byApplication("books"),
  mail: byApplication("letters", "leased_until", "secret", "forget", "admitted_at", "misconfigured", "request_id"),
  moving_out: byApplication("kept", "staff_id"),
  passkey: byAccount(),
  payment_method: byApplication("kept"),
  // The bank account is the landlord's.
  payout_account: byApplication("kept", "iban", "holder", "request_key"),
  payout_account_link: byApplication("deleted"),
  policy: byApplication("books", "forget_after", "is_test"),
  policy_evidence: byApplication("kept"),
  policy_history: byApplication("books"),
  signed_document: byApplication("kept"),
  premium: byApplication("books"),
  rating: byApplication("deleted"),
  refund: byApplication("books", "leased_until", "provider_key", "transferred_by"),
  // IP address and browser are the landlord's.
  release_of_liability: byApplication("kept", "ip", "user_agent", "partner_id"),
  repayment: byApplication("books", "remind_at"),
  resume_link: byApplication("deleted", "mail_id"),
  resume_request: byApplication("deleted"),
  staff_act: byApplication("books", "staff_id"),
  street_mention: byApplication("deleted", "street_key"),
  upload: byApplication("emptied", "storage_key", "alive_until", "network_hash"),
  used_offer: byApplication("books", "partner_id", "reference"),
};

/** Mails whose content is not shown to the tenant: the landlord's questions to us and bank account. */
export const landlordsMailKinds: readonly MailKind[] = [
  "question-answered",
  "payout-account-entered",
  "payout-account-changed",
  "payout-account-kept",
];

/** Tables without personal data of tenants, each with the reason. */
export const excludedTables: Record<string, string> = {
  address_city: "places, not people",
  address_place: "places, not people",
  address_street: "places, not people",
  closed_mode: "the desk's switch",
  clock_offset: "the clock of a trial server",
  desk_assignment: "who at the desk works on what",
  desk_contact: "who at the desk was in touch after which charge, and when",
  document_link: "belongs to desk staff",
  document_place: "names the folder or bucket of the documents",
  failed_work: "ids of rows whose background work failed, and the errors",
  figure_change: "counts of all applications and charges, by day",
  figure_day: "counts of all applications and charges, by day",
  home_question: "identified by hashes that cannot be traced back; deleted after 30 days",
  idempotency: "responses, encrypted with a key that only the caller has; deleted after a day",
  known_street: "streets, not people: nothing says who named them",
  landlord_invite: "unconfirmed invitations by landlords; emptied on confirmation, deleted when the link expires",
  landlord_invite_link: "hashes of mailed links",
  last_run: "when backup, comparison of the books and retention last happened",
  login_try: "identified by a hash that cannot be traced back",
  migration: "schema versions",
  money_hold: "which database this is, and whether money is held",
  money_change: "sums of money of all policies, by day",
  money_day: "sums of money of all policies, by day",
  outbox_mail: "copies of the mails in the outbox of a trial server",
  policy_document: "the documents themselves; each can be downloaded with its policy",
  partner: "partners, not tenants",
  partner_key: "partners, not tenants",
  partner_link: "hashes of mailed links",
  partner_login_request: "processed and deleted within a minute",
  partner_person: "partners' own people, not tenants; deleted 30 days after they are removed",
  partner_property: "partners' homes, not people",
  partner_session: "belongs to partners' own people",
  passkey_challenge: "hashes of random numbers; they expire after five minutes",
  password_request: "processed and deleted within a minute",
  payment_notice: "the card provider's webhooks about charges; the charges themselves are listed",
  provider_account: "our accounts at the card provider",
  provider_movement: "movements of our balance at the card provider; the charges and refunds themselves are listed",
  rating_link: "hashes of mailed links",
  reminder_link: "identified by a hash that cannot be traced back",
  reminder_stop: "identified by a hash that cannot be traced back",
  sandbox_charge: "the card provider of a trial server",
  sandbox_method: "the card provider of a trial server",
  sandbox_refund: "the card provider of a trial server",
  sandbox_setup: "the card provider of a trial server",
  staff_account: "belongs to desk staff",
  staff_session: "belongs to desk staff",
  staff_link: "belongs to desk staff",
  test_application: "which applications are tests of a partner",
  webhook_delivery: "what was sent to partners' programs, by event",
  webhook_endpoint: "partners, not tenants",
  webhook_event: "what partners' programs were told of a contract, without names; deleted after 90 days",
  webhook_test: "which partner's test event waits for an answer",
  usage_count: "hashes of networks; deleted within hours",
  withdrawal_request: "deleted within a minute if a contract matches, otherwise after 90 days",
  write_probe: "always empty: where the server tries whether it can write",
};
