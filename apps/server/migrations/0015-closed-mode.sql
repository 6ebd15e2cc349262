-- The desk's switch for the closed mode. Without a row nobody has used it, and the app is open.
CREATE TABLE closed_mode (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  closed boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL REFERENCES staff_account
);
