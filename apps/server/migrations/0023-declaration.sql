-- What somebody declared, whatever the way, with the days that decide what follows from it.
CREATE TABLE declaration (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  kind text NOT NULL CHECK (kind IN ('WITHDRAWAL', 'CANCELLATION', 'RELEASE', 'CLAIM', 'OBJECTION', 'MOVING_OUT')),
  -- When it was sent or said.
  declared_on date NOT NULL,
  arrived_on date NOT NULL,
  way text NOT NULL CHECK (way IN ('PAGE', 'MAIL', 'LETTER', 'FAX', 'PHONE', 'IN_PERSON')),
  declared_by text NOT NULL CHECK (declared_by IN ('TENANT', 'LANDLORD', 'HEIR', 'OTHER')),
  -- Of an heir or somebody else.
  name text,
  -- Deferred, because deletion takes claims first.
  claim_id uuid REFERENCES claim DEFERRABLE INITIALLY DEFERRED,
  -- The scan of a letter.
  document_id text REFERENCES document,
  note text,
  -- The person at the desk who typed it; null if it was declared on our pages.
  recorded_by uuid REFERENCES staff_account,
  recorded_at timestamptz NOT NULL,
  CHECK (declared_on <= arrived_on),
  CHECK ((way = 'PAGE') = (recorded_by IS NULL)),
  CHECK ((declared_by IN ('HEIR', 'OTHER')) = (name IS NOT NULL))
);
CREATE INDEX declaration_ref_id ON declaration (ref_id, id);
CREATE TRIGGER declaration_append_only BEFORE DELETE OR UPDATE ON declaration
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- Scans of letters are documents too.
ALTER TABLE document DROP CONSTRAINT document_check3, ADD CONSTRAINT document_check3 CHECK (CASE
    WHEN brought_by IS NULL THEN type IN ('PASSPORT', 'STUDENT_DOCUMENT', 'WORK_CONTRACT')
    ELSE type IN ('CLAIM_FILE', 'MOVING_OUT_PROOF', 'DECLARATION')
  END) NOT VALID;
