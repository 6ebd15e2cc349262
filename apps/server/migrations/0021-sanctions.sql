-- Whether a name was on a sanctions list when money was to be paid to it (docs/circumstances.md).
CREATE TABLE sanctions_check (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  name text NOT NULL,
  source text NOT NULL,
  as_of date,
  at timestamptz NOT NULL,
  -- Whom the list names alike; empty if nobody.
  parties jsonb NOT NULL,
  -- Whether somebody of them must still be cleared. Only the latest check of a name is open.
  open boolean NOT NULL,
  -- Who found that these are other people, and why. A second person has approved.
  cleared_at timestamptz,
  cleared_by uuid REFERENCES staff_account,
  cleared_because text,
  CHECK (NOT open OR cleared_at IS NULL),
  CHECK ((cleared_at IS NULL) = (cleared_by IS NULL))
);
CREATE INDEX sanctions_check_ref_id ON sanctions_check (ref_id, name, at);
