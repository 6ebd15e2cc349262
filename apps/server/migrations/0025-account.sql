-- The tenant's account: made when a contract is signed, opened by a password or not at all.

CREATE TABLE account (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- The address in small letters: one account for each, however many contracts.
  email_key text NOT NULL UNIQUE,
  -- argon2id; null until the mailed link was followed.
  password_hash text,
  created_at timestamptz NOT NULL
);

-- Whoever gave a number first logs in with it; two accounts cannot share one (decision 0071).
CREATE TABLE account_phone (
  phone_key text PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account
);

CREATE TABLE account_policy (
  ref_id text PRIMARY KEY REFERENCES policy,
  account_id uuid NOT NULL REFERENCES account
);
CREATE INDEX account_policy_account ON account_policy (account_id);

CREATE TABLE account_token (
  -- SHA-256 of the token; the token itself is nowhere but in the mail.
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_token_account ON account_token (account_id);

CREATE TABLE account_session (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX account_session_account ON account_session (account_id);

-- Tries to log in since the last that succeeded, whether or not there is such an account.
CREATE TABLE login_try (
  login_hash bytea PRIMARY KEY,
  tries integer NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL
);
CREATE INDEX login_try_last ON login_try (last_at);

-- Somebody asked for a new password. Answered later, so that the asking takes as long without an account as with one.
CREATE TABLE password_request (
  id uuid PRIMARY KEY,
  login_kind text NOT NULL CHECK (login_kind IN ('email', 'phone')),
  login_key text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX password_request_created ON password_request (created_at);

-- Contracts that are older than the accounts: their tenants come in by 'forgotten password'.
INSERT INTO account (id, email, email_key, created_at)
  SELECT DISTINCT ON (lower(tenant_email)) gen_random_uuid(), tenant_email, lower(tenant_email), signed_at
  FROM policy ORDER BY lower(tenant_email), signed_at;
INSERT INTO account_policy (ref_id, account_id)
  SELECT policy.ref_id, account.id FROM policy JOIN account ON account.email_key = lower(policy.tenant_email);
