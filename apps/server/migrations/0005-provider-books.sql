-- PENDING: the provider has accepted the refund and has not paid it yet. FAILED: a person has to pay it in another way.
ALTER TABLE refund DROP CONSTRAINT refund_status_check;
ALTER TABLE refund ADD CHECK (status IN ('DUE', 'PENDING', 'PAID', 'FAILED'));
ALTER TABLE refund ADD COLUMN failure_code text;
DROP INDEX refund_open;
CREATE INDEX refund_open ON refund (try_at) WHERE status IN ('DUE', 'PENDING');

-- The provider's ids of what the notice is about: a dispute, a refund or a payment, and the payment concerned.
ALTER TABLE payment_notice ADD COLUMN subject_id text;
ALTER TABLE payment_notice ADD COLUMN charge_id text;
ALTER TABLE payment_notice ADD COLUMN amount_cents integer;
CREATE INDEX payment_notice_subject ON payment_notice (country, subject_id) WHERE trouble IS NOT NULL;
CREATE INDEX charge_attempt_provider_charge ON charge_attempt (provider_charge_id) WHERE provider_charge_id IS NOT NULL;

-- Every movement of our balance at the provider, as the provider's own books list it.
CREATE TABLE provider_movement (
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  country text NOT NULL,
  provider_id text NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('charge', 'refund', 'refund returned', 'dispute', 'payout', 'fee', 'other')),
  -- Positive: money for us. The fee lowers the balance further when it is positive.
  amount_cents integer NOT NULL,
  fee_cents integer NOT NULL,
  currency text NOT NULL,
  -- By the provider's clock.
  at timestamptz NOT NULL,
  -- The provider's ids of the payment, and of the refund, dispute or payout that moved the money.
  charge_id text,
  source_id text,
  charge_attempt_id uuid,
  refund_id uuid,
  -- Null until the ledger contains it: a charge waits for its answer.
  booked_at timestamptz,
  UNIQUE (country, provider_id)
);
CREATE INDEX provider_movement_at ON provider_movement (country, at);
CREATE INDEX provider_movement_waiting ON provider_movement (country, position) WHERE booked_at IS NULL;
CREATE INDEX provider_movement_charge ON provider_movement (charge_id) WHERE charge_id IS NOT NULL;

-- When to read an account's movements next; null while nothing is expected.
CREATE TABLE provider_account (
  country text PRIMARY KEY,
  read_at timestamptz
);
INSERT INTO provider_account (country) VALUES ('de'), ('at');
CREATE INDEX provider_account_to_read ON provider_account (read_at) WHERE read_at IS NOT NULL;

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_event_check;
ALTER TABLE ledger_entry ADD CHECK (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'REPAYMENT_OWED', 'CHARGE_ASKED',
  'CHARGE_SUCCEEDED', 'CHARGE_FAILED', 'REFUND_DUE', 'REFUND_PAID', 'REFUND_RETURNED', 'REFUND_BY_HAND',
  'REFUND_BY_HAND_RETURNED', 'CHARGEBACK', 'CHARGEBACK_RETURNED', 'PROVIDER_FEE', 'PROVIDER_FEE_RETURNED', 'PAYOUT',
  'PAYOUT_RETURNED', 'UNEXPLAINED_TAKEN', 'UNEXPLAINED_RECEIVED'));
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account_check;
ALTER TABLE ledger_entry ADD CHECK (account IN ('RECEIVABLE', 'IN_COLLECTION', 'PROVIDER', 'PREMIUMS', 'REPAYMENTS',
  'PAYABLE', 'REFUNDS_BY_HAND', 'CHARGEBACKS', 'FEES', 'BANK', 'UNEXPLAINED'));
-- A payout or a fee of the account belongs to no policy.
ALTER TABLE ledger_entry ALTER COLUMN ref_id DROP NOT NULL;
