-- Premiums, the tries to charge them, and the ledger.

CREATE TABLE premium (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  number integer NOT NULL,
  period_from date NOT NULL,
  period_until date NOT NULL CHECK (period_until > period_from),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  -- DUE: a charge is intended or asked for. UNPAID: every try has failed, a person takes over.
  status text NOT NULL CHECK (status IN ('DUE', 'PAID', 'UNPAID')),
  due_at timestamptz NOT NULL,
  -- The local day of the first try that failed: the following ones are counted from it.
  first_failed_on date,
  UNIQUE (ref_id, number)
);
CREATE INDEX premium_for_a_person ON premium (due_at) WHERE status = 'UNPAID';

CREATE TABLE charge_attempt (
  -- The idempotency key at the provider is made from it.
  id uuid PRIMARY KEY,
  premium_id uuid NOT NULL REFERENCES premium,
  number integer NOT NULL,
  status text NOT NULL CHECK (status IN ('INTENDED', 'ASKED', 'SUCCEEDED', 'FAILED')),
  -- When to charge or, once asked, when to ask the provider again what became of it.
  try_at timestamptz NOT NULL,
  asked_at timestamptz,
  answered_at timestamptz,
  -- How often the provider gave no answer.
  unanswered integer NOT NULL DEFAULT 0,
  -- Somebody is at it until then, by the database's own clock. It spares work and protects nothing: the key does.
  leased_until timestamptz,
  provider_charge_id text,
  failure_code text,
  UNIQUE (premium_id, number)
);
CREATE INDEX charge_attempt_open ON charge_attempt (try_at) WHERE status IN ('INTENDED', 'ASKED');
-- Never two tries of one premium at a time, and never two that succeeded.
CREATE UNIQUE INDEX charge_attempt_one_open ON charge_attempt (premium_id) WHERE status IN ('INTENDED', 'ASKED');
CREATE UNIQUE INDEX charge_attempt_one_paid ON charge_attempt (premium_id) WHERE status = 'SUCCEEDED';

CREATE TABLE ledger_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event text NOT NULL CHECK (event IN ('PREMIUM_DUE', 'CHARGE_ASKED', 'CHARGE_SUCCEEDED', 'CHARGE_FAILED')),
  -- The premium that is due, or the attempt.
  subject_id uuid NOT NULL,
  ref_id text NOT NULL REFERENCES policy,
  account text NOT NULL CHECK (account IN ('RECEIVABLE', 'IN_COLLECTION', 'PROVIDER', 'PREMIUMS')),
  -- Positive is a debit, negative a credit.
  amount_cents integer NOT NULL CHECK (amount_cents <> 0),
  currency text NOT NULL,
  at timestamptz NOT NULL,
  -- Each event is booked once.
  UNIQUE (event, subject_id, account)
);
CREATE INDEX ledger_entry_ref_id ON ledger_entry (ref_id, id);
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION ledger_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_cents) FROM ledger_entry WHERE event = new.event AND subject_id = new.subject_id) <> 0 THEN
    RAISE EXCEPTION 'the ledger does not balance for % of %', new.event, new.subject_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_entry_balances AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_must_balance();
