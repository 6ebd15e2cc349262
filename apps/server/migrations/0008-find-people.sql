-- By what the desk finds applications and contracts besides words: parts of names and addresses, names that were mistyped,
-- phone numbers, birth dates, the number of the lease (docs/desk.md, 'Search').
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE search_key (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  kind text NOT NULL CHECK (kind IN ('NAME', 'LANDLORD', 'EMAIL', 'LANDLORD_EMAIL', 'PHONE', 'LANDLORD_PHONE', 'BIRTH_DATE',
    'HOME', 'OLD_ADDRESS', 'LEASE')),
  -- As it was given.
  said text NOT NULL,
  -- As it is compared. A name has a row for the whole and for each of its words.
  value text NOT NULL
);
CREATE INDEX search_key_ref_id ON search_key (ref_id);
CREATE INDEX search_key_part ON search_key USING gin (value gin_trgm_ops);
CREATE INDEX search_key_name ON search_key USING gin (value gin_trgm_ops) WHERE kind IN ('NAME', 'LANDLORD');
CREATE INDEX search_key_born ON search_key (value) WHERE kind = 'BIRTH_DATE';

-- A note about a phone call says with whom. Null: a note of our own.
ALTER TABLE desk_note ADD COLUMN called text;
ALTER TABLE desk_note ADD CONSTRAINT desk_note_called CHECK (called IN ('TENANT', 'LANDLORD', 'OTHER')) NOT VALID;

-- What a tenant paid by bank transfer. A second person has approved it.
CREATE TABLE bank_payment (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  premium_id uuid UNIQUE REFERENCES premium,
  instalment_id uuid UNIQUE REFERENCES instalment,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  -- The day of the transfer, and its reference on the bank statement.
  paid_on date NOT NULL,
  reference text NOT NULL,
  booked_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL REFERENCES staff_account,
  approved_by uuid NOT NULL REFERENCES staff_account,
  CHECK (num_nonnulls(premium_id, instalment_id) = 1),
  CHECK (recorded_by <> approved_by)
);
CREATE INDEX bank_payment_ref_id ON bank_payment (ref_id);
-- One transfer pays once. Some statements shorten the day, so the day does not tell two transfers apart.
CREATE UNIQUE INDEX bank_payment_reference ON bank_payment (lower(reference));
CREATE TRIGGER bank_payment_append_only BEFORE DELETE OR UPDATE ON bank_payment
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_event_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_event_check CHECK (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED',
  'CLAIM_PAID', 'REPAYMENT_OWED', 'CHARGE_ASKED', 'CHARGE_SUCCEEDED', 'CHARGE_FAILED', 'DEBIT_RETURNED', 'DEBIT_LISTED',
  'DEBIT_UNLISTED', 'REFUND_DUE', 'REFUND_PAID', 'REFUND_RETURNED', 'REFUND_TRANSFERRED', 'REFUND_BY_HAND',
  'REFUND_BY_HAND_RETURNED', 'CHARGEBACK', 'CHARGEBACK_RETURNED', 'PROVIDER_FEE', 'PROVIDER_FEE_RETURNED', 'PAYOUT',
  'PAYOUT_RETURNED', 'UNEXPLAINED_TAKEN', 'UNEXPLAINED_RECEIVED', 'TRANSFER_RECEIVED')) NOT VALID;
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account_check CHECK (account IN ('RECEIVABLE', 'IN_COLLECTION',
  'PROVIDER', 'PREMIUMS', 'CLAIMS', 'CLAIMS_BANK', 'REPAYMENTS', 'PAYABLE', 'REFUNDS_BANK', 'REFUNDS_BY_HAND',
  'CHARGEBACKS', 'FEES', 'BANK', 'UNEXPLAINED', 'RECEIVED_BANK')) NOT VALID;

-- Contact details that somebody at the desk corrected. The newest of a kind counts; the first has what was there before.
CREATE TABLE contact_change (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  party text NOT NULL CHECK (party IN ('TENANT', 'LANDLORD')),
  field text NOT NULL CHECK (field IN ('EMAIL', 'PHONE', 'POSTAL_ADDRESS')),
  old text,
  new text NOT NULL,
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account
);
CREATE INDEX contact_change_ref_id ON contact_change (ref_id, party, field, at);
CREATE TRIGGER contact_change_append_only BEFORE DELETE OR UPDATE ON contact_change
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();
