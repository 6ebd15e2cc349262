-- A person has looked at what the card provider told and no question mended (decision 0145).
ALTER TABLE payment_notice
  ADD COLUMN settled_at timestamptz,
  ADD COLUMN settled_by uuid REFERENCES staff_account,
  ADD COLUMN note text,
  ADD CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
  ADD CHECK ((settled_at IS NULL) = (note IS NULL));
