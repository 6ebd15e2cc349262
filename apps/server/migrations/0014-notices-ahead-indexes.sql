-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS policy_premium_notice ON policy (premium_notice_at)
  WHERE premium_notice_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS policy_end_notice ON policy (end_notice_at) WHERE end_notice_at IS NOT NULL;
