-- What the rules leave to a person (decision 0131): every act of a person, and the tenant's wish for one, is a decision of
-- its own that follows the one before it.
ALTER TABLE decision
  -- The order in which they were made; two may fall into one instant.
  ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY,
  ADD COLUMN made_by text NOT NULL DEFAULT 'RULES' CHECK (made_by IN ('RULES', 'TENANT', 'STAFF')),
  ADD COLUMN staff_id uuid REFERENCES staff_account,
  ADD COLUMN follows uuid REFERENCES decision,
  -- What the person wrote to the tenant.
  ADD COLUMN note text,
  -- Why and since when a person is to look at it; the same all along the chain.
  ADD COLUMN review_cause text CHECK (review_cause IN ('RULES', 'BUREAU_DOWN', 'ASKED')),
  ADD COLUMN opened_at timestamptz,
  ADD CHECK ((made_by = 'STAFF') = (staff_id IS NOT NULL)),
  ADD CHECK ((review_cause IS NULL) = (opened_at IS NULL));
UPDATE decision SET review_cause = 'RULES', opened_at = at WHERE outcome = 'MANUAL_REVIEW';
ALTER TABLE decision ADD CHECK (outcome <> 'MANUAL_REVIEW' OR opened_at IS NOT NULL);
CREATE INDEX decision_for_a_person ON decision (opened_at) WHERE outcome = 'MANUAL_REVIEW';
CREATE INDEX decision_opened ON decision (opened_at) WHERE opened_at IS NOT NULL;
CREATE INDEX application_decision ON application (decision_id);

CREATE TRIGGER staff_act_append_only BEFORE UPDATE OR DELETE ON staff_act
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A document opens at the desk by an address that is good once, and for a minute; only its SHA-256 is kept.
CREATE TABLE document_link (
  key_hash bytea PRIMARY KEY,
  document_id text NOT NULL REFERENCES document ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES staff_account,
  created_at timestamptz NOT NULL
);
CREATE INDEX document_link_created ON document_link (created_at);
