-- What was transferred to an insurer for a closed month.
CREATE TABLE remittance (
  id uuid PRIMARY KEY,
  month date NOT NULL REFERENCES closed_month,
  country text NOT NULL CHECK (country IN ('de', 'at')),
  insurer text NOT NULL,
  currency text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  paid_on date NOT NULL,
  reference text NOT NULL,
  recorded_by uuid NOT NULL REFERENCES staff_account,
  approved_by uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  UNIQUE (month, country, insurer),
  CHECK (recorded_by <> approved_by)
);
CREATE TRIGGER remittance_append_only BEFORE DELETE OR UPDATE ON remittance
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
