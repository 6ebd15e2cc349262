-- concurrently
-- As `ledger_entry_in_figures`, for the sums of a month.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_figures_by_month ON ledger_entry (month) INCLUDE (country, event, account, amount_cents, period_from) WHERE account IN ('PREMIUMS', 'PROVIDER', 'REFUNDS_BANK', 'CLAIMS', 'RECEIVED_BANK', 'WRITTEN_OFF');
