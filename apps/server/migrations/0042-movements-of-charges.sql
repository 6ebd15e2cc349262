-- concurrently
-- The refunds and chargebacks of a tenant's payments.
CREATE INDEX CONCURRENTLY IF NOT EXISTS provider_movement_taken_back ON provider_movement (charge_attempt_id)
  WHERE kind IN ('refund', 'dispute');
