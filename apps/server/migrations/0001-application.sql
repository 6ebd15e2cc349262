-- Times are always given by the server: its clock is a port, the database's is not.
CREATE TABLE application (
  ref_id text PRIMARY KEY CHECK (ref_id ~ '^[0-9a-f]{24}$'),
  country text NOT NULL CHECK (country IN ('de', 'at')),
  locale text NOT NULL,
  last_completed_page text CHECK (last_completed_page IN
    ('TENANT_DETAILS', 'SUMMARY', 'INVITATION_DETAILS', 'RISK_CHECK', 'PRIVATE_DOCUMENTS', 'PAYMENT_PERIOD', 'PAYMENT')),
  answers jsonb NOT NULL DEFAULT '{}',
  contact_keys jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  invited boolean NOT NULL DEFAULT false,
  consents jsonb,
  decision_id uuid,
  payment_period text CHECK (payment_period IN ('YEARLY', 'MONTHLY')),
  premium_cents integer CHECK (premium_cents > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  signed_at timestamptz,
  CHECK ((payment_period IS NULL) = (premium_cents IS NULL))
);

CREATE TABLE application_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  cause text NOT NULL,
  change jsonb NOT NULL,
  last_completed_page text,
  UNIQUE (ref_id, version)
);

CREATE TABLE application_token (
  token_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX application_token_ref_id ON application_token (ref_id);

CREATE TABLE decision (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  outcome text NOT NULL CHECK (outcome IN ('QUOTE', 'REFUSED', 'MANUAL_REVIEW')),
  reason text,
  required_documents text[] NOT NULL,
  rule_version text NOT NULL,
  tariff_version text NOT NULL,
  inputs jsonb NOT NULL,
  input_hash text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX decision_ref_id ON decision (ref_id);
ALTER TABLE application ADD FOREIGN KEY (decision_id) REFERENCES decision;

CREATE TABLE idempotency (
  key_hash bytea PRIMARY KEY,
  body_hash bytea NOT NULL,
  claim_id uuid NOT NULL UNIQUE,
  claimed_at timestamptz NOT NULL,
  status integer,
  answer bytea
);
CREATE INDEX idempotency_claimed_at ON idempotency (claimed_at);

CREATE TABLE clock_offset (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  offset_ms bigint NOT NULL
);
