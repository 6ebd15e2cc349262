-- The insurer's own people, who decide what the rules leave to a person (decision 0130).

CREATE TABLE staff_account (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- The address in small letters.
  email_key text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('underwriter', 'administrator')),
  password_hash text NOT NULL,
  -- Of the one-time codes; made at the first login, and in force once a code of it was given.
  totp_secret bytea,
  totp_since timestamptz,
  -- The half minute whose code was used last: none works twice.
  totp_last_step bigint,
  -- Its password is known to everybody: it opens nothing in production, and needs no code elsewhere.
  demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  CHECK (totp_since IS NULL OR totp_secret IS NOT NULL)
);

CREATE TABLE staff_session (
  token_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_account,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX staff_session_staff ON staff_session (staff_id);

-- Append-only: who did what at the desk, and when. What was done to an application stands in its own history, too.
CREATE TABLE staff_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  act text NOT NULL,
  ref_id text REFERENCES application,
  detail jsonb NOT NULL
);
CREATE INDEX staff_act_ref_id ON staff_act (ref_id, at);
