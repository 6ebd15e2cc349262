-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS document_amendment_proof ON document (created_at)
  WHERE deleted_at IS NULL AND type = 'AMENDMENT_PROOF';
