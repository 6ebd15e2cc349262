-- concurrently
-- The ledger by month, the premiums of later days, and the sum that is guaranteed.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_counted ON ledger_entry (at)
  INCLUDE (country, event, account, amount_cents, period_from)
  WHERE account IN ('PREMIUMS', 'PROVIDER', 'REFUNDS_BANK', 'CLAIMS');
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_unearned ON ledger_entry (period_until)
  INCLUDE (country, period_from, amount_cents, at) WHERE account = 'PREMIUMS';
CREATE INDEX CONCURRENTLY IF NOT EXISTS policy_exposure ON policy (cover_start) INCLUDE (covered_until, country, deposit_cents);
-- The figures by day.
CREATE INDEX CONCURRENTLY IF NOT EXISTS application_begun ON application (created_at)
  INCLUDE (last_completed_page, payment_period, signed_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS application_confirmed ON application (created_at) WHERE consents IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS decision_of_rules ON decision (at) INCLUDE (outcome) WHERE made_by = 'RULES';
CREATE INDEX CONCURRENTLY IF NOT EXISTS premium_due ON premium (due_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS instalment_due ON instalment (due_on);
CREATE INDEX CONCURRENTLY IF NOT EXISTS charge_attempt_failed ON charge_attempt (answered_at) WHERE status = 'FAILED';
