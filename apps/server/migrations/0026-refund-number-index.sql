-- concurrently
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS refund_premium_number ON refund (premium_id, number);
