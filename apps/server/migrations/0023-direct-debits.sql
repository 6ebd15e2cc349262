-- What a policy was or is paid with, as its provider shows it. A method without a row is a card.
CREATE TABLE payment_method (
  ref_id text NOT NULL REFERENCES policy,
  method_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('card', 'sepa_debit')),
  -- Of the card's number or the IBAN; null if the provider does not tell.
  last_four text,
  -- Of the mandate that the owner of the account gave.
  mandate_reference text,
  since timestamptz NOT NULL,
  PRIMARY KEY (ref_id, method_id),
  CHECK ((kind = 'sepa_debit') = (mandate_reference IS NOT NULL))
);
-- The same of the last confirmed method, until a contract is signed with it.
ALTER TABLE card_setup ADD COLUMN method jsonb;

-- RETURNED: paid first, and taken back by the account's bank up to eight weeks later.
ALTER TABLE charge_attempt DROP CONSTRAINT charge_attempt_status_check;
ALTER TABLE charge_attempt ADD CHECK (status IN ('INTENDED', 'ASKED', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'RETURNED'));
-- When the provider first answered that the bank takes days; null for a card.
ALTER TABLE charge_attempt ADD COLUMN pending_since timestamptz;
ALTER TABLE charge_attempt ADD COLUMN returned_at timestamptz;
-- The account for which the tenant was told amount and day beforehand.
ALTER TABLE charge_attempt ADD COLUMN announced_method text;
CREATE INDEX charge_attempt_paid ON charge_attempt (answered_at) WHERE status = 'SUCCEEDED';

ALTER TABLE provider_movement DROP CONSTRAINT provider_movement_kind_check;
ALTER TABLE provider_movement ADD CHECK (kind IN ('charge', 'charge failed', 'refund', 'refund returned', 'dispute',
  'payout', 'fee', 'other'));
-- Whether what a bank has returned may be debited again.
ALTER TABLE provider_movement ADD COLUMN may_try_again boolean NOT NULL DEFAULT false;

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_event_check;
ALTER TABLE ledger_entry ADD CHECK (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'CLAIM_PAID', 'REPAYMENT_OWED',
  'CHARGE_ASKED', 'CHARGE_SUCCEEDED', 'CHARGE_FAILED', 'DEBIT_RETURNED', 'DEBIT_LISTED', 'DEBIT_UNLISTED', 'REFUND_DUE',
  'REFUND_PAID', 'REFUND_RETURNED', 'REFUND_BY_HAND', 'REFUND_BY_HAND_RETURNED', 'CHARGEBACK', 'CHARGEBACK_RETURNED',
  'PROVIDER_FEE', 'PROVIDER_FEE_RETURNED', 'PAYOUT', 'PAYOUT_RETURNED', 'UNEXPLAINED_TAKEN', 'UNEXPLAINED_RECEIVED'));

-- The sandbox's accounts and debits.
ALTER TABLE sandbox_method ADD COLUMN mandate_reference text;
ALTER TABLE sandbox_charge DROP CONSTRAINT sandbox_charge_status_check;
ALTER TABLE sandbox_charge ADD CHECK (status IN ('succeeded', 'failed', 'requires_action', 'canceled', 'pending'));
ALTER TABLE sandbox_charge ADD COLUMN settles_at timestamptz;
ALTER TABLE sandbox_charge ADD COLUMN returned_at timestamptz;
