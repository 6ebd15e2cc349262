/** How the rows of one person are found in a table, and what of them is not theirs to have. */
export interface Rule {
  /** The column by which, and of what it names one. */
  column: string;
  of: "application" | "account" | "charge" | "claim";
  /** Our own workings, names of our own people, and what is told of somebody else. */
  hide?: readonly string[];
  /**
   * What becomes of it when the tenant has everything deleted: `gone` at once, `emptied` of all that is personal, or `kept` with
   * the contract until its time is over, or left for good, then without a name, as `books` (docs/privacy.md).
   */
  upon: "gone" | "emptied" | "kept" | "books";
}

const ofApplication = (upon: Rule["upon"], ...hide: string[]): Rule => ({
  column: "ref_id",
  of: "application",
  hide,
  upon,
});
const ofAccount = (...hide: string[]): Rule => ({ column: "account_id", of: "account", hide, upon: "gone" });

/** Every table that may say something of a tenant, by name. */
export const ownTables: Record<string, Rule> = {
  account: { column: "id", of: "account", hide: ["password_hash", "deleted_at"], upon: "gone" },
  account_consent: ofAccount(),
  account_phone: ofAccount(),
  account_policy: ofAccount(),
  account_session: ofAccount(),
  account_token: ofAccount(),
  application: ofApplication("emptied", "employee_email_domain", "last_active_on"),
  application_history: ofApplication("emptied"),
  application_token: ofApplication("gone"),
  cancellation: ofApplication("kept", "remind_at"),
  card_change: ofApplication("kept"),
  card_link: ofApplication("gone"),
  card_setup: ofApplication("gone"),
  certificate: ofApplication("kept"),
  charge_attempt: { column: "id", of: "charge", hide: ["leased_until"], upon: "books" },
  claim: ofApplication("kept", "request_key"),
  claim_decision: { column: "claim_id", of: "claim", hide: ["staff_id"], upon: "kept" },
  claim_item: { column: "claim_id", of: "claim", upon: "kept" },
  claim_objection: { column: "claim_id", of: "claim", upon: "kept" },
  decision: ofApplication("emptied", "staff_id", "input_hash"),
  document: ofApplication("emptied", "storage_key", "leased_until", "scan_tries", "try_at"),
  given_document: ofApplication("kept"),
  instalment: ofApplication("books"),
  invitation: ofApplication("emptied", "partner_id", "mail_id"),
  landlord_link: ofApplication("kept"),
  landlord_message: ofApplication("gone", "request_key"),
  landlord_wait: ofApplication("kept"),
  ledger_entry: ofApplication("books"),
  mail: ofApplication("emptied", "leased_until", "secret", "forget"),
  moving_out: ofApplication("kept", "staff_id"),
  passkey: ofAccount(),
  policy: ofApplication("books"),
  policy_evidence: ofApplication("kept"),
  policy_history: ofApplication("books"),
  signed_document: ofApplication("kept"),
  premium: ofApplication("books"),
  rating: ofApplication("gone"),
  refund: ofApplication("books", "leased_until"),
  // Where and with what the landlord signed it is the landlord's.
  release_of_liability: ofApplication("kept", "ip", "user_agent", "partner_id"),
  repayment: ofApplication("books"),
  resume_link: ofApplication("gone"),
  resume_request: ofApplication("gone"),
  staff_act: ofApplication("books", "staff_id"),
  upload: ofApplication("emptied", "storage_key", "alive_until"),
  used_offer: ofApplication("books", "partner_id"),
};

/** Why the other tables are left out. */
export const othersTables: Record<string, string> = {
  address_city: "of places, not of people",
  address_place: "of places, not of people",
  address_street: "of places, not of people",
  clock_offset: "of the clock",
  document_link: "of the desk's people",
  idempotency: "answers, encrypted with a key that only the caller has; gone after a day",
  landlord_invite: "what a landlord has not confirmed yet; emptied then, and cleared away after the link's time",
  landlord_invite_link: "hashes of mailed links",
  login_try: "by a hash that leads back to nobody",
  migration: "of the database",
  outbox_mail: "the mails again, as the outbox of a try-out keeps them",
  policyDocument: "the documents themselves: each is there for download with its contract",
  partner: "of partners",
  partner_key: "of partners",
  partner_property: "of partners' homes, not of people",
  passkey_challenge: "hashes of random numbers; gone after five minutes",
  password_request: "gone within a minute",
  payment_notice: "what the card provider told of a charge, which is listed itself",
  rating_link: "hashes of mailed links",
  reminder_link: "by a hash that leads back to nobody",
  reminder_stop: "by a hash that leads back to nobody",
  sandbox_charge: "the card provider of a try-out",
  sandbox_method: "the card provider of a try-out",
  sandbox_refund: "the card provider of a try-out",
  sandbox_setup: "the card provider of a try-out",
  staff_account: "of the desk's people",
  staff_session: "of the desk's people",
  withdrawal_request: "gone within a minute",
};
