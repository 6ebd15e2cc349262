-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS policy_listed_status ON policy ((CASE
  WHEN cover_state <> 'ACCEPTED' THEN cover_state
  WHEN leaving_state = 'CANCELLATION_REQUESTED' THEN 'CANCELLATION_REQUESTED'
  WHEN payment_state = 'PAST_DUE' THEN 'PAST_DUE'
  WHEN payment_state = 'PAID' THEN 'ACTIVE'
  ELSE 'ACCEPTED' END), signed_at DESC, ref_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS policy_running_home ON policy (building_key, unit_key)
  WHERE cover_state NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN');
