-- concurrently
-- As `ledger_entry_counted`, with the transfers of tenants. The other one is dropped with the next release.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_in_figures ON ledger_entry (at) INCLUDE (country, event, account, amount_cents, period_from) WHERE account IN ('PREMIUMS', 'PROVIDER', 'REFUNDS_BANK', 'CLAIMS', 'RECEIVED_BANK');
