-- Uses that are counted for a network: wrong logins, requested mails, invitations. `key` names what is counted, for whom
-- (hashed) and in which period. `expire` is in ms since 1970. The columns are those that rate-limiter-flexible expects.
CREATE TABLE usage_count (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint NOT NULL
);
CREATE INDEX usage_count_expire ON usage_count (expire);

-- Homes that an application or a network has asked about: whether a home is insured is not for everybody to find out.
CREATE TABLE home_question (
  asker_hash bytea NOT NULL,
  home_hash bytea NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (asker_hash, home_hash)
);
CREATE INDEX home_question_asked_at ON home_question (asked_at);

-- Counted in usage_count instead.
ALTER TABLE landlord_invite DROP COLUMN network_hash;

-- The demo partner's key and its signing key are public, so production refuses it.
ALTER TABLE partner ADD COLUMN demo boolean NOT NULL DEFAULT false;
UPDATE partner SET demo = true WHERE id IN (SELECT partner_id FROM partner_key WHERE key_hash = sha256('demo-partner-key'));
