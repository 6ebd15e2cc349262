-- concurrently
-- The ledger by time and by month, for the figures, and the premiums of later days.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_figures_by_time ON ledger_entry (at) INCLUDE (country, event, account, amount_cents, period_from) WHERE account IN ('PREMIUM_PAYABLE', 'PROVIDER', 'REFUNDS_BANK', 'CLAIMS', 'RECEIVED_BANK');
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_figures_of_month ON ledger_entry (month) INCLUDE (country, event, account, amount_cents, period_from) WHERE account IN ('PREMIUM_PAYABLE', 'PROVIDER', 'REFUNDS_BANK', 'CLAIMS', 'RECEIVED_BANK', 'WRITTEN_OFF');
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_later_days ON ledger_entry (period_until) INCLUDE (country, period_from, amount_cents, at) WHERE account = 'PREMIUM_PAYABLE';
