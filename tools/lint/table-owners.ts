/**
 * The module that owns each table. It alone writes the table; others call one of its functions in their transaction, and
 * `views` joins the tables of several modules for reading.
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  platform: [
    "clock_offset",
    "closed_mode",
    "failed_work",
    "idempotency",
    "installation",
    "last_run",
    "migration",
    "usage_count",
    "write_probe",
  ],
  access: ["link", "login_try", "session"],
  mails: ["mail", "outbox_mail"],
  webhooks: ["webhook_delivery", "webhook_endpoint", "webhook_event", "webhook_test"],
  addresses: ["address_city", "address_place", "address_street", "known_street", "street_mention"],
  seals: ["sealed_document"],
  application: [
    "application",
    "application_history",
    "case_words",
    "decision",
    "home_question",
    "reminder_stop",
    "resume_request",
    "search_key",
  ],
  "co-tenants": ["co_tenant", "signing"],
  policy: ["contact_change", "former_landlord", "moving_out", "policy", "policy_history", "policy_terms"],
  circumstances: ["circumstance", "insolvency_filing"],
  declarations: ["declaration"],
  documents: ["document", "document_place", "upload"],
  billing: [
    "bank_payment",
    "card_change",
    "card_setup",
    "charge_attempt",
    "instalment",
    "ledger_entry",
    "money_hold",
    "payment_method",
    "payment_notice",
    "premium",
    "provider_account",
    "provider_movement",
    "refund",
    "repayment",
    "sandbox_charge",
    "sandbox_method",
    "sandbox_refund",
    "sandbox_setup",
    "unpaid_reminder",
  ],
  books: [
    "bank_line",
    "bank_statement",
    "closed_month",
    "money_month",
    "month_reserve",
    "month_sum",
    "payment",
    "payment_file",
    "remittance",
  ],
  sanctions: ["sanctions_check"],
  claims: [
    "agreed_payee",
    "claim",
    "claim_correction",
    "claim_decision",
    "claim_estimate",
    "claim_item",
    "claim_objection",
    "claim_payout",
    "payout_account",
  ],
  "policy-documents": ["certificate", "given_document", "policy_document", "renewed_certificate", "signed_document"],
  invitations: ["invitation", "landlord_invite", "used_offer"],
  amendments: ["amendment"],
  rating: ["rating"],
  leaving: ["cancellation", "release_of_liability", "withdrawal_request"],
  landlord: ["landlord_question", "landlord_wait"],
  account: [
    "account",
    "account_co_tenant",
    "account_consent",
    "account_phone",
    "account_policy",
    "landlord_message",
    "passkey",
    "passkey_challenge",
    "password_request",
  ],
  signing: ["policy_evidence"],
  partners: ["partner", "partner_key", "partner_login_request", "partner_person", "partner_property"],
  staff: [
    "approval",
    "desk_assignment",
    "desk_contact",
    "desk_draft",
    "desk_due",
    "desk_note",
    "desk_view",
    "follow_up_contact",
    "document_link",
    "pending_decision",
    "staff_account",
    "staff_act",
  ],
};

interface Exception {
  file: string;
  /** All tables if left out. */
  tables?: readonly string[];
  why: string;
}

/** Files that write tables of other modules, each with the reason. */
export const foreignWrites: readonly Exception[] = [
  {
    file: "apps/server/src/retention/delete-rows.ts",
    tables: ["account", "account_policy"],
    why: "an account is deleted with its last policy, and `account` uses `retention`, which therefore cannot call it",
  },
  {
    file: "apps/server/src/retention/delete-tests.ts",
    why: "deletes a sandbox's applications with all rows that refer to them by a foreign key",
  },
];
