-- concurrently
-- The desk's list of charges, in its order. 0030 meant to add it, but under a name that was taken.
CREATE INDEX CONCURRENTLY IF NOT EXISTS premium_owed ON premium (due_at, ref_id, id) WHERE status IN ('DUE', 'UNPAID');
