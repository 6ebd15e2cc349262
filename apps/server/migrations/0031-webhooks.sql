-- Where a partner's programs are told of changes (docs/partners.md).
CREATE TABLE webhook_endpoint (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  partner_id text NOT NULL REFERENCES partner,
  url text NOT NULL,
  -- Empty: all of them.
  events text[] NOT NULL,
  -- Not hashed, because it signs.
  secret bytea NOT NULL,
  -- Signs as well, so that a receiver can change over.
  old_secret bytea,
  old_secret_until timestamptz,
  created_at timestamptz NOT NULL,
  off_at timestamptz,
  off_because text CHECK (off_because IN ('PARTNER', 'GONE', 'FAILING')),
  -- Since the first failure after the last success.
  failing_since timestamptz,
  -- Nothing is sent before.
  rest_until timestamptz,
  -- One delivery at a time. By the database's clock.
  leased_until timestamptz,
  CHECK ((off_at IS NULL) = (off_because IS NULL)),
  CHECK ((old_secret IS NULL) = (old_secret_until IS NULL))
);
CREATE INDEX webhook_endpoint_partner ON webhook_endpoint (partner_id, created_at);

-- What happened to a partner's invitation, guarantee or claim, written in the transaction of the change.
CREATE TABLE webhook_event (
  -- The order of the events of one application, whose row or policy is locked meanwhile.
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Follows from what happened, so that nothing is told twice.
  id text NOT NULL UNIQUE,
  partner_id text NOT NULL REFERENCES partner,
  ref_id text NOT NULL REFERENCES application,
  type text NOT NULL,
  at timestamptz NOT NULL,
  data jsonb NOT NULL
);
CREATE INDEX webhook_event_at ON webhook_event (at);

CREATE TABLE webhook_delivery (
  endpoint_id text NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
  event_number bigint NOT NULL REFERENCES webhook_event ON DELETE CASCADE,
  ref_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING', 'DELIVERED', 'GIVEN_UP')),
  -- Since it was last put in the queue.
  attempts integer NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL,
  last_tried_at timestamptz,
  last_status integer,
  last_error text CHECK (last_error IN ('ADDRESS_NOT_PUBLIC', 'NAME_UNKNOWN', 'CONNECTION_FAILED', 'CERTIFICATE_INVALID', 'TIMEOUT')),
  PRIMARY KEY (endpoint_id, event_number)
);
CREATE INDEX webhook_delivery_event ON webhook_delivery (event_number);
CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint_id, try_at) WHERE status = 'WAITING';
CREATE INDEX webhook_delivery_order ON webhook_delivery (endpoint_id, ref_id, event_number) WHERE status = 'WAITING';
-- The desk's list.
CREATE INDEX webhook_delivery_not_taken ON webhook_delivery (event_number DESC)
  WHERE status = 'GIVEN_UP' OR status = 'WAITING' AND last_tried_at IS NOT NULL;

-- Events name the rental of a signed link, too.
ALTER TABLE used_offer ADD COLUMN reference text;
