-- The database that this one was when money last moved, and whether money is held because it is another one now, such as
-- a restored backup (docs/recovery.md).
CREATE TABLE money_hold (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Null where the role may not read them.
  system_id text,
  timeline text,
  database_id text NOT NULL,
  -- Charges and refunds at the provider until then are known, or an operator has seen them.
  known_until timestamptz NOT NULL,
  held_at timestamptz,
  reason text CHECK (reason IN ('another database', 'another timeline', 'behind the provider')),
  CHECK ((held_at IS NULL) = (reason IS NULL))
);

-- The idempotency key at the provider. It follows from what is charged, so a restored database makes the same one.
ALTER TABLE charge_attempt ADD COLUMN provider_key text;
ALTER TABLE refund ADD COLUMN provider_key text;

-- What the provider's books say about the charge or refund of a movement: our key, and the premium or instalment.
ALTER TABLE provider_movement ADD COLUMN charge_key text;
ALTER TABLE provider_movement ADD COLUMN refund_key text;
ALTER TABLE provider_movement ADD COLUMN ref_id text;
ALTER TABLE provider_movement ADD COLUMN debt text;
