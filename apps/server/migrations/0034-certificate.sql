-- The code by which anybody checks a certificate. One for each policy, made when the certificate is first asked for.
CREATE TABLE certificate (
  ref_id text PRIMARY KEY REFERENCES policy,
  code text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL
);
CREATE TRIGGER certificate_append_only BEFORE UPDATE OR DELETE ON certificate
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
