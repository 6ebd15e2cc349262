-- The secrets that mails and pages hand out. Only hashes are stored (docs/security.md).
CREATE TABLE link (
  hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('account-change', 'application', 'confirmation', 'deletion', 'desk-access',
    'first-password', 'landlord-page', 'landlord-reading', 'login', 'new-application', 'new-password', 'no-reminders',
    'partner-login', 'payment', 'rating', 'resume')),
  -- The id of what it opens. Its kind says of which table.
  subject text NOT NULL,
  -- Null: as long as the subject is kept.
  expires_at timestamptz,
  used_at timestamptz,
  -- The hash of the Idempotency-Key of the request that used it.
  request_key bytea,
  mail_id uuid
);
CREATE INDEX link_subject ON link (subject);
CREATE INDEX link_expires ON link (expires_at) WHERE expires_at IS NOT NULL;

-- Logins of tenants, of the desk and of partners' people.
CREATE TABLE session (
  hash bytea PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('account', 'partner-person', 'staff')),
  -- The id of the account or person.
  subject uuid NOT NULL,
  began_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  browser text CHECK (browser IN ('chrome', 'edge', 'firefox', 'opera', 'safari')),
  system text CHECK (system IN ('android', 'ios', 'linux', 'macos', 'windows'))
);
CREATE INDEX session_subject ON session (subject);
CREATE INDEX session_expires ON session (expires_at);
