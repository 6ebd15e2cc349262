-- What we have claimed in the proceedings of an insolvent tenant (docs/circumstances.md). The newest row counts.
CREATE TABLE insolvency_filing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  circumstance_id uuid NOT NULL REFERENCES circumstance ON DELETE CASCADE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  filed_on date NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL
);
CREATE INDEX insolvency_filing_circumstance_id ON insolvency_filing (circumstance_id, id);
