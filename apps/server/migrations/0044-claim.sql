-- What landlords claim under a guarantee, and what tenants say against it. Neither is ever changed.

CREATE TABLE claim (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  description text NOT NULL,
  reported_at timestamptz NOT NULL,
  -- The last day on which the tenant may object.
  object_until date NOT NULL
);
CREATE INDEX claim_ref_id ON claim (ref_id, reported_at);
CREATE TRIGGER claim_append_only BEFORE UPDATE OR DELETE ON claim
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE claim_objection (
  -- One for each claim.
  claim_id uuid PRIMARY KEY REFERENCES claim,
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE TRIGGER claim_objection_append_only BEFORE UPDATE OR DELETE ON claim_objection
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
