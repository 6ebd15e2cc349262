-- What one person of the desk asks for and another approves. `payload` has a schema for each kind.
CREATE TABLE approval (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  ref_id text REFERENCES application,
  -- What it concerns: the refId of a case, the id of a claim.
  subject_id text NOT NULL,
  payload jsonb NOT NULL,
  reason text NOT NULL,
  asked_by uuid NOT NULL REFERENCES staff_account,
  asked_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('APPROVED', 'REFUSED', 'TAKEN_BACK')),
  decided_by uuid REFERENCES staff_account,
  decided_at timestamptz,
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK ((decision IS NULL) = (decided_by IS NULL)),
  -- Only who asked takes it back; anybody else approves or refuses.
  CHECK ((decision = 'TAKEN_BACK') = (decided_by = asked_by))
);
CREATE UNIQUE INDEX approval_open ON approval (kind, subject_id) WHERE decision IS NULL;
CREATE INDEX approval_waiting ON approval (asked_at, id) WHERE decision IS NULL;
CREATE INDEX approval_ref_id ON approval (ref_id);
