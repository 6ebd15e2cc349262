-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS withdrawal_request_to_forget ON withdrawal_request (handled_at)
  WHERE handled_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS instalment_invoiced ON instalment (due_on) WHERE status = 'INVOICED';
