-- Signing: the policy, what proves it, its life, and the landlord's links.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;

-- The card set-up of an application at the payment provider, where there is an account for each country.
CREATE TABLE card_setup (
  ref_id text NOT NULL REFERENCES application,
  country text NOT NULL,
  setup_id text NOT NULL,
  PRIMARY KEY (ref_id, country)
);

CREATE TABLE policy (
  -- The application's: one contract for each, however often it is signed.
  ref_id text PRIMARY KEY REFERENCES application,
  contract_number text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN
    ('SIGNED', 'ACCEPTED', 'ACTIVE', 'PAST_DUE', 'CANCELLATION_REQUESTED', 'ENDED', 'DECLINED', 'WITHDRAWN')),
  country text NOT NULL CHECK (country IN ('de', 'at')),
  language text NOT NULL CHECK (language IN ('de', 'en')),
  tenant_name text NOT NULL,
  tenant_email text NOT NULL,
  landlord_name text,
  landlord_email text NOT NULL,
  full_address text NOT NULL,
  currency text NOT NULL,
  deposit_cents integer NOT NULL CHECK (deposit_cents > 0),
  cold_rent_cents integer NOT NULL CHECK (cold_rent_cents >= 0),
  premium_cents integer NOT NULL CHECK (premium_cents > 0),
  payment_period text NOT NULL CHECK (payment_period IN ('YEARLY', 'MONTHLY')),
  insurance_start date NOT NULL,
  insurance_end date CHECK (insurance_end > insurance_start),
  -- The card on file at the provider.
  card_method_id text NOT NULL,
  signed_at timestamptz NOT NULL,
  answered_at timestamptz,
  decline_reason text,
  -- Null until the landlord has accepted.
  cover_start date,
  -- The premium that comes next and the instant from which it is due; null when none does.
  next_premium_number integer NOT NULL,
  next_premium_at timestamptz,
  -- The instant at which cover has run out; null without an agreed end, and once it is over.
  ends_at timestamptz,
  -- Without the landlord's yes there is no cover, and without cover nothing is ever due.
  CHECK (status IN ('ENDED', 'WITHDRAWN') OR (cover_start IS NULL) = (status IN ('SIGNED', 'DECLINED'))),
  CHECK (next_premium_at IS NULL OR cover_start IS NOT NULL),
  CHECK (next_premium_at IS NULL OR status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN'))
);
CREATE INDEX policy_premium_due ON policy (next_premium_at) WHERE next_premium_at IS NOT NULL;
CREATE INDEX policy_ending ON policy (ends_at) WHERE ends_at IS NOT NULL;

-- Who signed what, when, from where, with which words.
CREATE TABLE policy_evidence (
  ref_id text PRIMARY KEY REFERENCES policy,
  signed_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text,
  consents jsonb NOT NULL,
  decision_id uuid NOT NULL REFERENCES decision,
  tariff_version text NOT NULL,
  premium_cents integer NOT NULL,
  payment_period text NOT NULL,
  -- The answers as they were frozen, as text so that the hash can be checked byte by byte, and their SHA-256.
  answers text NOT NULL,
  answers_hash bytea NOT NULL
);
CREATE TRIGGER policy_evidence_append_only BEFORE UPDATE OR DELETE ON policy_evidence
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE policy_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  from_status text,
  to_status text NOT NULL,
  at timestamptz NOT NULL,
  cause text NOT NULL CHECK (cause IN ('tenant', 'landlord', 'calendar', 'card'))
);
CREATE INDEX policy_history_ref_id ON policy_history (ref_id, id);
CREATE TRIGGER policy_history_append_only BEFORE UPDATE OR DELETE ON policy_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE landlord_link (
  -- SHA-256 of the token; the token itself is nowhere but in the mail.
  token_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  -- personal: may answer. short: passed on by the tenant, may only read.
  kind text NOT NULL CHECK (kind IN ('personal', 'short')),
  created_at timestamptz NOT NULL
);
CREATE INDEX landlord_link_ref_id ON landlord_link (ref_id);
