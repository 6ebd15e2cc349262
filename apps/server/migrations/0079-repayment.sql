-- What a tenant owes back once a claim was accepted, and in which instalments it is charged (decision 0146).

CREATE TABLE repayment (
  id uuid PRIMARY KEY,
  -- One for each claim. The claim goes when its contract is forgotten; the amounts stay as books.
  claim_id uuid UNIQUE REFERENCES claim ON DELETE SET NULL,
  ref_id text NOT NULL REFERENCES policy,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  owed_at timestamptz NOT NULL,
  -- The last day of choosing, when that day is over, and the day on which all of it is due without a choice.
  choose_until date NOT NULL,
  choice_ends_at timestamptz NOT NULL,
  due_on date NOT NULL CHECK (due_on > choose_until),
  -- Null until the tenant has chosen, or the time for it is over.
  parts integer CHECK (parts BETWEEN 1 AND 12),
  planned_at timestamptz,
  planned_by text CHECK (planned_by IN ('tenant', 'calendar')),
  paid_at timestamptz CHECK (paid_at >= planned_at),
  CHECK (num_nonnulls(parts, planned_at, planned_by) IN (0, 3))
);
CREATE INDEX repayment_ref_id ON repayment (ref_id);
CREATE INDEX repayment_to_plan ON repayment (choice_ends_at) WHERE parts IS NULL;

CREATE TABLE instalment (
  id uuid PRIMARY KEY,
  repayment_id uuid NOT NULL REFERENCES repayment,
  ref_id text NOT NULL REFERENCES policy,
  number integer NOT NULL CHECK (number > 0),
  due_on date NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  -- DUE: a charge is intended or asked for. UNPAID: every try has failed, a person takes over.
  status text NOT NULL CHECK (status IN ('DUE', 'PAID', 'UNPAID')),
  -- The local day of the first try that failed: the following ones are counted from it.
  first_failed_on date,
  UNIQUE (repayment_id, number)
);
CREATE INDEX instalment_ref_id ON instalment (ref_id);

-- What was agreed is what is charged, to the cent.
CREATE FUNCTION instalments_must_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT (r.parts, r.amount_cents) IS DISTINCT FROM (count(i.id), sum(i.amount_cents))
      FROM repayment r LEFT JOIN instalment i ON i.repayment_id = r.id
      WHERE r.id = new.repayment_id GROUP BY r.id) THEN
    RAISE EXCEPTION 'the instalments of % do not add up', new.repayment_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER instalment_adds_up AFTER INSERT OR UPDATE OF amount_cents ON instalment
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION instalments_must_add_up();

-- A try charges one premium or one instalment, with the same promises for both.
ALTER TABLE charge_attempt ALTER COLUMN premium_id DROP NOT NULL,
  ADD COLUMN instalment_id uuid REFERENCES instalment,
  ADD CHECK (num_nonnulls(premium_id, instalment_id) = 1),
  ADD UNIQUE (instalment_id, number);
CREATE UNIQUE INDEX charge_attempt_one_open_instalment ON charge_attempt (instalment_id) WHERE status IN ('INTENDED', 'ASKED');
CREATE UNIQUE INDEX charge_attempt_one_paid_instalment ON charge_attempt (instalment_id) WHERE status = 'SUCCEEDED';

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_event_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_event_check CHECK (event IN
  ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'REPAYMENT_OWED', 'CHARGE_ASKED', 'CHARGE_SUCCEEDED', 'CHARGE_FAILED', 'REFUND_DUE',
   'REFUND_PAID'));
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account_check CHECK (account IN
  ('RECEIVABLE', 'IN_COLLECTION', 'PROVIDER', 'PREMIUMS', 'REPAYMENTS', 'PAYABLE'));
