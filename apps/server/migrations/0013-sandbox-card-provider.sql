-- The books of the sandbox card provider: another company, as it were. Nothing of ours refers to them, nor they to us.

CREATE TABLE sandbox_setup (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  country text NOT NULL,
  customer text NOT NULL,
  secret text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('open', 'requires_action', 'succeeded')),
  -- The last four digits of the card that waits for its confirmation.
  asked_for text,
  method_id text,
  created_at timestamptz NOT NULL
);

CREATE TABLE sandbox_method (
  id text PRIMARY KEY,
  setup_id text NOT NULL REFERENCES sandbox_setup,
  behaviour text NOT NULL,
  last_four text NOT NULL
);

CREATE TABLE sandbox_charge (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  idempotency_key text NOT NULL UNIQUE,
  country text NOT NULL,
  method_id text NOT NULL REFERENCES sandbox_method,
  ref_id text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  description text NOT NULL,
  status text NOT NULL CHECK (status IN ('succeeded', 'failed')),
  code text,
  at timestamptz NOT NULL
);

CREATE TABLE sandbox_refund (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  charge_id text NOT NULL REFERENCES sandbox_charge (id),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  at timestamptz NOT NULL
);
