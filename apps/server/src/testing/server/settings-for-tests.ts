/** All tenants and landlords come from one address, the desk's decisions take effect at once,
 * and we keep nothing of the premiums. */
export const settingsForTests = {
  REQUESTS_PER_MINUTE: "1000000",
  NETWORK_FIRST_MAILS_PER_HOUR: "1000000",
  NETWORK_HOMES_PER_DAY: "1000000",
  DECISION_UNDO_SECONDS: "0",
  COMMISSION_PERCENT_DE: "0",
  COMMISSION_PERCENT_AT: "0",
};

/** Accounts can be debited, beside cards. */
export const directDebits = { PAYMENT_METHODS: "card,sepa_debit", SEPA_CREDITOR_ID: "DE98ZZZ09999999999" };
