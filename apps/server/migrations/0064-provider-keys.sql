-- concurrently
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS charge_attempt_provider_key ON charge_attempt (provider_key)
  WHERE provider_key IS NOT NULL;
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS refund_provider_key ON refund (provider_key)
  WHERE provider_key IS NOT NULL;
-- The charges at the provider for one premium or instalment.
CREATE INDEX CONCURRENTLY IF NOT EXISTS provider_movement_debt ON provider_movement (ref_id, debt)
  WHERE kind = 'charge';
