-- A tenant who has cancelled and moved out proves it, and pays no more from then on, whenever the landlord releases (decision 0161).

-- The first day that is not paid for, since a person confirmed the moving out.
ALTER TABLE policy ADD COLUMN premium_until date;

CREATE TABLE moving_out (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  -- As the tenant says.
  moved_out_on date NOT NULL,
  given_at timestamptz NOT NULL,
  -- Null while it is open. DROPPED: not needed any more, for the landlord released, or the tenant stays.
  outcome text CHECK (outcome IN ('CONFIRMED', 'REFUSED', 'DROPPED')),
  decided_at timestamptz,
  -- As a person read it in the proof, and the first day that is not paid for.
  confirmed_on date,
  premium_until date,
  note text,
  staff_id uuid REFERENCES staff_account,
  CHECK ((outcome IS NULL) = (decided_at IS NULL)),
  CHECK ((outcome IS NOT DISTINCT FROM 'CONFIRMED') = (confirmed_on IS NOT NULL)),
  CHECK ((confirmed_on IS NULL) = (premium_until IS NULL)),
  CHECK (premium_until >= confirmed_on),
  CHECK (outcome IS DISTINCT FROM 'REFUSED' OR note IS NOT NULL),
  CHECK ((coalesce(outcome, 'DROPPED') = 'DROPPED') = (staff_id IS NULL))
);
CREATE UNIQUE INDEX moving_out_open ON moving_out (ref_id) WHERE outcome IS NULL;
CREATE UNIQUE INDEX moving_out_confirmed ON moving_out (ref_id) WHERE outcome = 'CONFIRMED';
CREATE INDEX moving_out_ref_id ON moving_out (ref_id, given_at);
-- What was decided stands, until the contract is forgotten.
CREATE TRIGGER moving_out_decided BEFORE UPDATE ON moving_out
  FOR EACH ROW WHEN (OLD.outcome IS NOT NULL) EXECUTE FUNCTION refuse_change_unless_contract_forgotten();
CREATE TRIGGER moving_out_kept BEFORE DELETE ON moving_out
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- Its files go the way of those of a claim, but not as late: a proof may name the new home.
ALTER TABLE document
  ADD COLUMN moving_out_id uuid REFERENCES moving_out ON DELETE SET NULL,
  ADD CHECK (moving_out_id IS NULL OR (brought_by = 'tenant' AND claim_id IS NULL));
ALTER TABLE document DROP CONSTRAINT document_type_check;
ALTER TABLE document ADD CONSTRAINT document_type_check CHECK (
  CASE WHEN brought_by IS NULL THEN type IN ('PASSPORT', 'STUDENT_DOCUMENT', 'WORK_CONTRACT')
    ELSE type IN ('CLAIM_FILE', 'MOVING_OUT_PROOF') END);
CREATE INDEX document_moving_out_id ON document (moving_out_id, created_at) WHERE moving_out_id IS NOT NULL;
ALTER TABLE upload ADD COLUMN moving_out_id uuid REFERENCES moving_out ON DELETE SET NULL;
