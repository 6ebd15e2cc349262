-- Decisions of the desk that can still be undone. They take effect, with their mails, at `takes_effect_at`.
CREATE TABLE pending_decision (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('CASE', 'CLAIM')),
  -- The refId of a case, the id of a claim.
  subject_id text NOT NULL,
  ref_id text NOT NULL REFERENCES application,
  staff_id uuid NOT NULL REFERENCES staff_account,
  -- What was decided; each kind has a schema.
  verdict jsonb NOT NULL,
  -- The decision that the person saw; null for a claim.
  seen_decision_id uuid,
  decided_at timestamptz NOT NULL,
  takes_effect_at timestamptz NOT NULL,
  UNIQUE (kind, subject_id)
);
CREATE INDEX pending_decision_ref_id ON pending_decision (ref_id);
