-- concurrently
-- A month's figures without what they do not count, and the premiums of later days with their month: both read by index alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_counted_by_month ON ledger_entry (month) INCLUDE (country, event, account, amount_cents, period_from) WHERE account IN ('PREMIUM_PAYABLE', 'PROVIDER', 'REFUNDS_BANK', 'CLAIMS', 'RECEIVED_BANK') AND event NOT IN ('COMMISSION_EARNED', 'COMMISSION_GIVEN_BACK', 'PROVIDER_FEE');
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_later_days_by_month ON ledger_entry (period_until) INCLUDE (country, period_from, amount_cents, at, month) WHERE account = 'PREMIUM_PAYABLE';
