-- Another card for a contract, behind a mailed link.

-- The last card that an application gave, while another set-up is open: nothing is lost by looking at the form again.
ALTER TABLE card_setup ADD COLUMN method_id text;

CREATE TABLE card_link (
  -- SHA-256 of the token; the token itself is nowhere but in the mail.
  token_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  created_at timestamptz NOT NULL
);
CREATE INDEX card_link_ref_id ON card_link (ref_id);

-- Each card that took another one's place, once.
CREATE TABLE card_change (
  ref_id text NOT NULL REFERENCES policy,
  method_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (ref_id, method_id)
);
CREATE TRIGGER card_change_append_only BEFORE UPDATE OR DELETE ON card_change
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
