-- A tenant who agrees to a claim need not wait for the end of the period to object (docs/policy.md).
CREATE TABLE claim_agreement (
  claim_id uuid PRIMARY KEY REFERENCES claim,
  at timestamptz NOT NULL
);
CREATE TRIGGER claim_agreement_append_only BEFORE DELETE OR UPDATE ON claim_agreement
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

ALTER TABLE declaration DROP CONSTRAINT declaration_kind_check;
ALTER TABLE declaration ADD CONSTRAINT declaration_kind_check CHECK (kind IN ('WITHDRAWAL', 'CANCELLATION', 'RELEASE', 'CLAIM',
  'OBJECTION', 'AGREEMENT', 'MOVING_OUT')) NOT VALID;
