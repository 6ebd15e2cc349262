-- concurrently
-- What a line of a bank statement may be the other side of.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_at_bank ON ledger_entry (amount_cents, subject_id) WHERE account IN ('CLAIMS_BANK', 'REFUNDS_BANK', 'REMITTED_BANK', 'RECEIVED_BANK', 'BANK', 'OTHER_BANK');
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_of_bank_subject ON ledger_entry (subject_id) INCLUDE (amount_cents, account) WHERE account IN ('CLAIMS_BANK', 'REFUNDS_BANK', 'REMITTED_BANK', 'RECEIVED_BANK', 'BANK', 'OTHER_BANK');
