-- The codes of certificates that replaced earlier ones. `number` is that of the terms from which on the certificate is different;
-- the first one is in `certificate`.
CREATE TABLE renewed_certificate (
  ref_id text NOT NULL REFERENCES policy,
  number integer NOT NULL CHECK (number > 1),
  code text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (ref_id, number)
);
CREATE TRIGGER renewed_certificate_append_only BEFORE DELETE OR UPDATE ON renewed_certificate
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- The terms that an amendment wrote; null if it changed none, or before it applies.
ALTER TABLE amendment ADD COLUMN terms_number integer;
