-- concurrently
-- The desk's figures: how long signing took, and the ratings of the last days.
CREATE INDEX CONCURRENTLY IF NOT EXISTS application_signed ON application (signed_at) INCLUDE (created_at, ref_id)
  WHERE signed_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS rating_rated ON rating (rated_at DESC, ref_id) WHERE rated_at IS NOT NULL;
