/** How the rows of one person are found in a table, and what of them is not theirs to have. */
interface Rule {
  /** The column by which, and of what it names one. */
  column: string;
  of: "application" | "account" | "premium" | "claim";
  /** Our own workings, and names of our own people. */
  hide?: readonly string[];
}

const ofApplication = (...hide: string[]): Rule => ({ column: "ref_id", of: "application", hide });
const ofAccount = (...hide: string[]): Rule => ({ column: "account_id", of: "account", hide });

/** Every table that may say something of a tenant, by name. */
export const ownTables: Record<string, Rule> = {
  account: { column: "id", of: "account", hide: ["password_hash"] },
  account_consent: ofAccount(),
  account_phone: ofAccount(),
  account_policy: ofAccount(),
  account_session: ofAccount(),
  account_token: ofAccount(),
  application: ofApplication("employee_email_domain"),
  application_history: ofApplication(),
  application_token: ofApplication(),
  cancellation: ofApplication("remind_at"),
  card_change: ofApplication(),
  card_link: ofApplication(),
  card_setup: ofApplication(),
  certificate: ofApplication(),
  charge_attempt: { column: "premium_id", of: "premium", hide: ["leased_until"] },
  claim: ofApplication(),
  claim_decision: { column: "claim_id", of: "claim", hide: ["staff_id"] },
  claim_item: { column: "claim_id", of: "claim" },
  claim_objection: { column: "claim_id", of: "claim" },
  decision: ofApplication("staff_id", "input_hash"),
  document: ofApplication("storage_key", "leased_until", "scan_tries", "try_at"),
  given_paper: ofApplication(),
  invitation: ofApplication("partner_id", "mail_id"),
  landlord_link: ofApplication(),
  landlord_message: ofApplication(),
  landlord_wait: ofApplication(),
  ledger_entry: ofApplication(),
  mail: ofApplication("leased_until", "secret"),
  passkey: ofAccount(),
  policy: ofApplication(),
  policy_evidence: ofApplication(),
  policy_history: ofApplication(),
  policy_paper: ofApplication(),
  premium: ofApplication(),
  rating: ofApplication(),
  refund: ofApplication("leased_until"),
  release_of_liability: ofApplication(),
  resume_link: ofApplication(),
  resume_request: ofApplication(),
  staff_act: ofApplication("staff_id"),
  upload: ofApplication("storage_key", "alive_until"),
  used_offer: ofApplication("partner_id"),
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
  paper: "the documents themselves: each is there for download with its contract",
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
