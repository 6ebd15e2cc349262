-- Corrects the decision on a claim before it is paid out. Two people decide; the last correction counts.
CREATE TABLE claim_correction (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY,
  claim_id uuid NOT NULL REFERENCES claim_decision,
  outcome text NOT NULL CHECK (outcome IN ('ACCEPTED', 'PARTLY', 'REFUSED')),
  granted_cents integer NOT NULL CHECK (granted_cents >= 0),
  item_cents integer[] NOT NULL,
  note text NOT NULL,
  -- Who asked for it.
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  CHECK ((outcome = 'REFUSED') = (granted_cents = 0))
);
CREATE INDEX claim_correction_claim_id ON claim_correction (claim_id, number);
CREATE TRIGGER claim_correction_append_only BEFORE DELETE OR UPDATE ON claim_correction
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- When a person has said that work is due; otherwise it follows from when the work began to wait (docs/desk.md).
CREATE TABLE desk_due (
  kind text NOT NULL,
  subject_id text NOT NULL,
  due_at timestamptz NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);

-- What a person has written about a case, a claim or a proof, but not sent.
CREATE TABLE desk_draft (
  kind text NOT NULL,
  subject_id text NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account,
  ref_id text NOT NULL REFERENCES application,
  texts jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id, staff_id)
);
CREATE INDEX desk_draft_ref_id ON desk_draft (ref_id);
