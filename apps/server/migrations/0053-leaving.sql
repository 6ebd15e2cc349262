-- Leaving: withdrawal, cancellation, the landlord's release, and what is paid back.

-- The first day that is not covered any more; null while the policy goes on, and where cover never began.
ALTER TABLE policy ADD COLUMN covered_until date;
UPDATE policy SET covered_until = insurance_end + 1 WHERE status = 'ENDED' AND cover_start IS NOT NULL;

-- CANCELLED: never charged, because the tenant withdrew.
ALTER TABLE premium DROP CONSTRAINT premium_status_check;
ALTER TABLE premium ADD CONSTRAINT premium_status_check CHECK (status IN ('DUE', 'PAID', 'UNPAID', 'CANCELLED'));
ALTER TABLE charge_attempt DROP CONSTRAINT charge_attempt_status_check;
ALTER TABLE charge_attempt ADD CONSTRAINT charge_attempt_status_check
  CHECK (status IN ('INTENDED', 'ASKED', 'SUCCEEDED', 'FAILED', 'CANCELLED'));

CREATE TABLE refund (
  -- The idempotency key at the provider is made from it.
  id uuid PRIMARY KEY,
  -- Each premium is paid back once at most.
  premium_id uuid NOT NULL UNIQUE REFERENCES premium,
  ref_id text NOT NULL REFERENCES policy,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  status text NOT NULL CHECK (status IN ('DUE', 'PAID')),
  due_at timestamptz NOT NULL,
  -- When to ask the provider, for the first time or again with the same key.
  try_at timestamptz NOT NULL,
  unanswered integer NOT NULL DEFAULT 0,
  leased_until timestamptz,
  paid_at timestamptz,
  provider_refund_id text
);
CREATE INDEX refund_open ON refund (try_at) WHERE status = 'DUE';
CREATE INDEX refund_ref_id ON refund (ref_id);

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_event_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_event_check CHECK (event IN
  ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'CHARGE_ASKED', 'CHARGE_SUCCEEDED', 'CHARGE_FAILED', 'REFUND_DUE', 'REFUND_PAID'));
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account_check CHECK (account IN
  ('RECEIVABLE', 'IN_COLLECTION', 'PROVIDER', 'PREMIUMS', 'PAYABLE'));

-- The tenant has cancelled, and the landlord is asked for the release, and reminded.
CREATE TABLE cancellation (
  ref_id text PRIMARY KEY REFERENCES policy,
  requested_at timestamptz NOT NULL,
  reason text,
  reminders integer NOT NULL DEFAULT 0,
  -- Null once there is nothing left to remind of.
  remind_at timestamptz
);
CREATE INDEX cancellation_remind ON cancellation (remind_at) WHERE remind_at IS NOT NULL;

-- Who released, when, from where.
CREATE TABLE release_of_liability (
  ref_id text PRIMARY KEY REFERENCES policy,
  signed_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text
);
CREATE TRIGGER release_append_only BEFORE UPDATE OR DELETE ON release_of_liability
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Somebody withdrew without logging in. Answered later, so that the asking tells nothing of what there is.
CREATE TABLE withdrawal_request (
  id uuid PRIMARY KEY,
  contract_number text NOT NULL,
  email_key text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX withdrawal_request_created ON withdrawal_request (created_at);
