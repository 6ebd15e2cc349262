-- concurrently
-- The desk's lists, in their order.
CREATE INDEX CONCURRENTLY IF NOT EXISTS policy_signed ON policy (signed_at DESC, ref_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS policy_status ON policy (status, signed_at DESC, ref_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS mail_troubled ON mail (created_at DESC, id)
  WHERE status IN ('REFUSED', 'POST') OR status = 'WAITING' AND last_error IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS premium_open ON premium (due_at) WHERE status IN ('DUE', 'UNPAID');

-- Whether a home is insured is asked with each address that a tenant enters.
CREATE INDEX CONCURRENTLY IF NOT EXISTS policy_building ON policy (building_key);

-- Files that are deleted by their age: of the risk check, and proofs of moving out.
CREATE INDEX CONCURRENTLY IF NOT EXISTS document_to_delete ON document (created_at)
  WHERE deleted_at IS NULL AND (brought_by IS NULL OR moving_out_id IS NOT NULL);

-- Cases, except those that were forgotten: their inputs are empty.
CREATE INDEX CONCURRENTLY IF NOT EXISTS decision_listed ON decision (at DESC, ref_id)
  WHERE (opened_at IS NOT NULL OR outcome = 'REFUSED') AND inputs <> '{}';
