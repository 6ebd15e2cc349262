-- concurrently
-- What an open month is compared by: the entries about a movement, charge or refund, and the movements of each.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_at_provider ON ledger_entry (subject_id) INCLUDE (amount_cents, month) WHERE account = 'PROVIDER';
CREATE INDEX CONCURRENTLY IF NOT EXISTS provider_movement_charged ON provider_movement (charge_attempt_id, position) WHERE kind = 'charge';
CREATE INDEX CONCURRENTLY IF NOT EXISTS provider_movement_refunded ON provider_movement (refund_id, position) WHERE kind = 'refund';
CREATE INDEX CONCURRENTLY IF NOT EXISTS provider_movement_booked ON provider_movement (booked_at);
