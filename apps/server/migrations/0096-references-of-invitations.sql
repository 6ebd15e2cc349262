-- concurrently
-- A partner uses a reference once. The index before this one had a mode of its own for tests.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS invitation_reference_of_partner ON invitation (partner_id, reference)
  WHERE status <> 'WITHDRAWN';
