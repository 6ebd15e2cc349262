-- Payments by bank: files that go to the bank, and statements that come from it (docs/books.md).
CREATE TABLE payment_file (
  id uuid PRIMARY KEY,
  -- What the bank calls it.
  message_id text NOT NULL UNIQUE,
  country text NOT NULL CHECK (country IN ('de', 'at')),
  -- Our account, as it was when the file was made.
  iban text NOT NULL,
  holder text NOT NULL,
  execute_on date NOT NULL,
  made_by uuid NOT NULL REFERENCES staff_account,
  made_at timestamptz NOT NULL,
  -- A file that nobody released and that no approval waits for was given up.
  released_by uuid REFERENCES staff_account,
  released_at timestamptz,
  CHECK ((released_by IS NULL) = (released_at IS NULL)),
  CHECK (released_by <> made_by)
);
CREATE INDEX payment_file_made_at ON payment_file (made_at, id);

CREATE TABLE payment (
  id uuid PRIMARY KEY,
  file_id uuid NOT NULL REFERENCES payment_file,
  kind text NOT NULL CHECK (kind IN ('CLAIM', 'REFUND', 'REMITTANCE', 'RETURNED')),
  -- The claim, refund or line that came back; month and country of a remittance.
  subject_id text NOT NULL,
  ref_id text REFERENCES policy,
  -- Both are emptied with the contract's other names.
  payee text,
  iban text,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  end_to_end_id text NOT NULL UNIQUE,
  purpose text NOT NULL,
  -- Two people say that the bank did not pay it.
  dropped_at timestamptz
);
CREATE INDEX payment_file_id ON payment (file_id);
CREATE INDEX payment_subject ON payment (kind, subject_id);
CREATE INDEX payment_ref_id ON payment (ref_id);

CREATE TABLE bank_statement (
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  iban text NOT NULL,
  statement_id text NOT NULL,
  currency text NOT NULL,
  -- Each begins with the balance with which the one before ends.
  opening_cents bigint NOT NULL,
  closing_cents bigint NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  read_by uuid NOT NULL REFERENCES staff_account,
  read_at timestamptz NOT NULL,
  UNIQUE (iban, position)
);
CREATE TRIGGER bank_statement_append_only BEFORE DELETE OR UPDATE ON bank_statement
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE bank_line (
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  statement_id uuid NOT NULL REFERENCES bank_statement,
  iban text NOT NULL,
  country text NOT NULL CHECK (country IN ('de', 'at')),
  -- The bank's own number, so no line is read twice.
  reference text NOT NULL,
  booked_on date NOT NULL,
  -- Positive: money for us.
  cents integer NOT NULL CHECK (cents <> 0),
  currency text NOT NULL,
  end_to_end_id text,
  -- The other side. Emptied with the contract's other names.
  name text,
  other_iban text,
  text text NOT NULL,
  is_return boolean NOT NULL,
  -- What it is the bank's side of, in the ledger: at most one line for each. Null: a person has to find it.
  subject_id uuid UNIQUE,
  ref_id text REFERENCES policy,
  -- Null if the rules found it.
  settled_by uuid REFERENCES staff_account,
  settled_at timestamptz,
  note text,
  UNIQUE (iban, reference),
  CHECK ((subject_id IS NULL) = (settled_at IS NULL))
);
CREATE INDEX bank_line_open ON bank_line (position) WHERE subject_id IS NULL;
CREATE INDEX bank_line_booked_on ON bank_line (booked_on, position);
CREATE INDEX bank_line_statement ON bank_line (statement_id);
CREATE INDEX bank_line_ref_id ON bank_line (ref_id);

-- A transfer that the bank's statement proves needs no second person.
ALTER TABLE bank_payment ALTER COLUMN approved_by DROP NOT NULL;
ALTER TABLE bank_payment ADD COLUMN bank_line_id uuid;
ALTER TABLE bank_payment ADD CONSTRAINT bank_payment_proven
  CHECK (approved_by IS NOT NULL OR bank_line_id IS NOT NULL) NOT VALID;

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_event_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_event_check CHECK (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED',
  'CLAIM_PAID', 'REPAYMENT_OWED', 'CHARGE_ASKED', 'CHARGE_SUCCEEDED', 'CHARGE_FAILED', 'DEBIT_RETURNED', 'DEBIT_LISTED',
  'DEBIT_UNLISTED', 'REFUND_DUE', 'REFUND_PAID', 'REFUND_RETURNED', 'REFUND_TRANSFERRED', 'REFUND_BY_HAND',
  'REFUND_BY_HAND_RETURNED', 'CHARGEBACK', 'CHARGEBACK_RETURNED', 'PROVIDER_FEE', 'PROVIDER_FEE_RETURNED', 'PAYOUT',
  'PAYOUT_RETURNED', 'UNEXPLAINED_TAKEN', 'UNEXPLAINED_RECEIVED', 'TRANSFER_RECEIVED', 'PREMIUM_WRITTEN_OFF',
  'COMMISSION_EARNED', 'COMMISSION_GIVEN_BACK', 'COMMISSION_WRITTEN_OFF', 'INSURANCE_TAX_DUE', 'INSURANCE_TAX_CANCELLED',
  'INSURANCE_TAX_WRITTEN_OFF', 'REMITTED', 'INSURANCE_TAX_REMITTED', 'TRANSFER_RETURNED', 'TRANSFER_REPEATED',
  'BANK_UNEXPLAINED_TAKEN', 'BANK_UNEXPLAINED_RECEIVED')) NOT VALID;
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account_check CHECK (account IN ('RECEIVABLE', 'IN_COLLECTION',
  'PROVIDER', 'PREMIUM_PAYABLE', 'CLAIMS', 'CLAIMS_BANK', 'REPAYMENTS', 'PAYABLE', 'REFUNDS_BANK', 'REFUNDS_BY_HAND',
  'CHARGEBACKS', 'FEES', 'BANK', 'UNEXPLAINED', 'RECEIVED_BANK', 'WRITTEN_OFF', 'COMMISSION', 'INSURANCE_TAX',
  'REMITTED_BANK', 'RETURNED', 'OTHER_BANK')) NOT VALID;
