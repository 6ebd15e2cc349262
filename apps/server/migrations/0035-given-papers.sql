-- Documents as people were given them, byte for byte: each kept once, however many were given it.
CREATE TABLE paper (
  sha256 bytea PRIMARY KEY,
  bytes bytea NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE TRIGGER paper_append_only BEFORE UPDATE OR DELETE ON paper
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What an applicant had before signing, since when, and how.
CREATE TABLE given_paper (
  ref_id text NOT NULL REFERENCES application,
  kind text NOT NULL,
  sha256 bytea NOT NULL REFERENCES paper,
  version text NOT NULL,
  how text NOT NULL CHECK (how IN ('MAILED', 'DOWNLOADED')),
  at timestamptz NOT NULL,
  PRIMARY KEY (ref_id, kind, sha256, how)
);
CREATE TRIGGER given_paper_append_only BEFORE UPDATE OR DELETE ON given_paper
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The signed contract and what belongs to it; written with the policy.
CREATE TABLE policy_paper (
  ref_id text NOT NULL REFERENCES policy,
  kind text NOT NULL,
  sha256 bytea NOT NULL REFERENCES paper,
  version text NOT NULL,
  -- Null for the signed contract, which comes with the signature.
  given_at timestamptz,
  PRIMARY KEY (ref_id, kind)
);
CREATE TRIGGER policy_paper_append_only BEFORE UPDATE OR DELETE ON policy_paper
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
