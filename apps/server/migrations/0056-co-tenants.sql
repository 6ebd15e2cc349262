-- Tenants who sign together (docs/policy.md).

-- The first tenant's signature while others have yet to sign. It counts as long as the contract does not change.
CREATE TABLE signing (
  ref_id text PRIMARY KEY REFERENCES application,
  signed_at timestamptz NOT NULL,
  -- The application as it was signed.
  application_version integer NOT NULL,
  ip text NOT NULL,
  user_agent text,
  -- Why the last signature was refused; null unless it was.
  stopped text CHECK (stopped IN ('CARD', 'DATES', 'DOCUMENTS', 'HOME_TAKEN', 'NOT_OFFERED')),
  -- When the first tenant is told that others still have not signed; null once they were.
  next_at timestamptz
);
CREATE INDEX signing_due ON signing (next_at) WHERE next_at IS NOT NULL;

-- The further tenants of a contract that the first tenant has signed. The first one is in the application and the policy.
CREATE TABLE co_tenant (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  -- 1 to 3, as the contract lists them.
  position smallint NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'INVITED' CHECK (state IN ('INVITED', 'SIGNED', 'REFUSED')),
  invited_at timestamptz NOT NULL,
  -- When the last mail with a link was written, and how many of them were reminders of ours.
  mailed_at timestamptz NOT NULL,
  reminders smallint NOT NULL DEFAULT 0,
  -- When the next reminder is due; null if none is.
  next_at timestamptz,
  -- When they signed or refused, and for a signature from where and with which consents.
  answered_at timestamptz,
  ip text,
  user_agent text,
  consents jsonb,
  reason text,
  CONSTRAINT co_tenant_position UNIQUE (ref_id, position) DEFERRABLE INITIALLY DEFERRED,
  CHECK ((state = 'INVITED') = (answered_at IS NULL)),
  CHECK ((state = 'SIGNED') = (consents IS NOT NULL))
);
CREATE INDEX co_tenant_due ON co_tenant (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX co_tenant_mailbox ON co_tenant (mailbox_of(email));

ALTER TABLE link DROP CONSTRAINT link_kind_check;
ALTER TABLE link ADD CONSTRAINT link_kind_check CHECK (kind IN ('account-change', 'amendment', 'application', 'co-tenant',
  'confirmation', 'deletion', 'desk-access', 'first-password', 'former-landlord', 'invitation', 'landlord-page',
  'landlord-reading', 'login', 'new-application', 'new-password', 'no-reminders', 'partner-login', 'payment', 'rating',
  'resume')) NOT VALID;
