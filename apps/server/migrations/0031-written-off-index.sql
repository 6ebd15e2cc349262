-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_written_off ON ledger_entry (at) INCLUDE (country, amount_cents)
  WHERE account = 'WRITTEN_OFF';
