-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_month ON ledger_entry (month, id);
