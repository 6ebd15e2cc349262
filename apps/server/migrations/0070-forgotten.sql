-- Applications that nobody signed are emptied of all that is personal (decision 0078); what stays counts in the figures.
ALTER TABLE application
  ADD COLUMN forgotten_at timestamptz,
  ADD CHECK (forgotten_at IS NULL OR (signed_at IS NULL AND answers = '{}' AND contact_keys = '{}' AND consents IS NULL));
CREATE INDEX application_unsigned ON application (updated_at) WHERE signed_at IS NULL AND forgotten_at IS NULL;

-- What an applicant was given is a proof of the contract; where there will be none, it goes with the rest. A document that
-- anybody else was given cannot go: it is referred to.
CREATE FUNCTION refuse_change_unless_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND EXISTS (SELECT FROM application WHERE ref_id = OLD.ref_id AND forgotten_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
DROP TRIGGER given_paper_append_only ON given_paper;
CREATE TRIGGER given_paper_append_only BEFORE UPDATE OR DELETE ON given_paper
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_forgotten();
DROP TRIGGER paper_append_only ON paper;
CREATE TRIGGER paper_append_only BEFORE UPDATE ON paper
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE INDEX given_paper_sha256 ON given_paper (sha256);
CREATE INDEX policy_paper_sha256 ON policy_paper (sha256);
