-- A document with the insurer's electronic seal, found by the hash of the same document without it.
CREATE TABLE sealed_document (
  ref_id text NOT NULL REFERENCES policy,
  unsealed_sha256 bytea NOT NULL,
  bytes bytea NOT NULL,
  sealed_at timestamptz NOT NULL,
  PRIMARY KEY (ref_id, unsealed_sha256)
);
CREATE TRIGGER sealed_document_append_only BEFORE DELETE OR UPDATE ON sealed_document
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();
