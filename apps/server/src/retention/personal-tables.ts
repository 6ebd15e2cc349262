/** How to find a tenant's rows in a table, and what deletion does to them. */
export interface TableRule {
  column: string;
  owner: "application" | "account" | "charge" | "claim";
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

const byApplication = (onDeletion: TableRule["onDeletion"]): TableRule => ({
  column: "ref_id",
  owner: "application",
  onDeletion,
});
const byAccount: TableRule = { column: "account_id", owner: "account", onDeletion: "deleted" };

export const personalTables: Record<string, TableRule> = {
  account: { column: "id", owner: "account", onDeletion: "deleted" },
  account_consent: byAccount,
  account_phone: byAccount,
  account_policy: byAccount,
  application: byApplication("emptied"),
  application_history: byApplication("emptied"),
  approval: byApplication("deleted"),
  bank_payment: byApplication("books"),
  cancellation: byApplication("kept"),
  card_change: byApplication("kept"),
  card_setup: byApplication("deleted"),
  case_words: byApplication("deleted"),
  certificate: byApplication("kept"),
  charge_attempt: { column: "id", owner: "charge", onDeletion: "books" },
  claim: byApplication("kept"),
  claim_decision: { column: "claim_id", owner: "claim", onDeletion: "kept" },
  claim_item: { column: "claim_id", owner: "claim", onDeletion: "kept" },
  claim_payout: { column: "claim_id", owner: "claim", onDeletion: "kept" },
  claim_objection: { column: "claim_id", owner: "claim", onDeletion: "kept" },
  contact_change: byApplication("kept"),
  decision: byApplication("emptied"),
  desk_note: byApplication("deleted"),
  document: byApplication("emptied"),
  follow_up_contact: byApplication("letters"),
  given_document: byApplication("kept"),
  instalment: byApplication("books"),
  invitation: byApplication("emptied"),
  landlord_message: byApplication("letters"),
  landlord_question: byApplication("letters"),
  landlord_wait: byApplication("kept"),
  ledger_entry: byApplication("books"),
  // Most links go with the tenant's details, and an account's with the account (`access/link-kinds.ts`).
  link: { column: "subject", owner: "application", onDeletion: "kept" },
  mail: byApplication("letters"),
  moving_out: byApplication("kept"),
  pending_decision: byApplication("deleted"),
  passkey: byAccount,
  payment_method: byApplication("kept"),
  payout_account: byApplication("kept"),
  policy: byApplication("books"),
  policy_evidence: byApplication("kept"),
  policy_history: byApplication("books"),
  search_key: byApplication("deleted"),
  session: { column: "subject", owner: "account", onDeletion: "deleted" },
  signed_document: byApplication("kept"),
  premium: byApplication("books"),
  rating: byApplication("deleted"),
  refund: byApplication("books"),
  release_of_liability: byApplication("kept"),
  repayment: byApplication("books"),
  resume_request: byApplication("deleted"),
  staff_act: byApplication("books"),
  street_mention: byApplication("deleted"),
  upload: byApplication("emptied"),
  used_offer: byApplication("books"),
};

/** Tables without personal data of tenants, each with the reason. */
export const excludedTables: Record<string, string> = {
  address_city: "places, not people",
  address_place: "places, not people",
  address_street: "places, not people",
  closed_mode: "the desk's switch",
  clock_offset: "the clock of a trial server",
  desk_assignment: "who at the desk works on what",
  desk_contact: "replaced by `follow_up_contact`; who at the desk was in touch after which charge, and when",
  desk_view: "filters and orders of lists that desk staff keep, without what they searched for",
  document_link: "belongs to desk staff",
  document_place: "names the folder or bucket of the documents",
  failed_work: "ids of rows whose background work failed, and the errors",
  home_question: "identified by hashes that cannot be traced back; deleted after 30 days",
  idempotency: "responses, encrypted with a key that only the caller has; deleted after a day",
  installation: "whether this is a sandbox",
  known_street: "streets, not people: nothing says who named them",
  landlord_invite: "unconfirmed invitations by landlords; emptied on confirmation, deleted when the link expires",
  last_run: "when backup, comparison of the books and retention last happened",
  login_try: "identified by a hash that cannot be traced back",
  migration: "schema versions",
  money_hold: "which database this is, and whether money is held",
  money_month: "sums of money of all policies, by month",
  outbox_mail: "copies of the mails in the outbox of a trial server",
  policy_document: "the documents themselves; each can be downloaded with its policy",
  partner: "partners, not tenants",
  partner_key: "partners, not tenants",
  partner_login_request: "processed and deleted within a minute",
  partner_person: "partners' own people, not tenants; deleted 30 days after they are removed",
  partner_property: "partners' homes, not people",
  passkey_challenge: "hashes of random numbers; they expire after five minutes",
  password_request: "processed and deleted within a minute",
  payment_notice: "the card provider's webhooks about charges; the charges themselves are listed",
  provider_account: "our accounts at the card provider",
  provider_movement: "movements of our balance at the card provider; the charges and refunds themselves are listed",
  reminder_stop: "identified by a hash that cannot be traced back",
  sandbox_charge: "the card provider of a trial server",
  sandbox_method: "the card provider of a trial server",
  sandbox_refund: "the card provider of a trial server",
  sandbox_setup: "the card provider of a trial server",
  staff_account: "belongs to desk staff",
  webhook_delivery: "what was sent to partners' programs, by event",
  webhook_endpoint: "partners, not tenants",
  webhook_event: "what partners' programs were told of a contract, without names; deleted after 90 days",
  webhook_test: "which partner's test event waits for an answer",
  usage_count: "hashes of networks; deleted within hours",
  withdrawal_request: "deleted within a minute if a contract matches, otherwise 90 days after a person has handled it",
  write_probe: "always empty: where the server tries whether it can write",
};
