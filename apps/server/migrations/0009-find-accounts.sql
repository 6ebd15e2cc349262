-- concurrently
-- The desk finds a contract by the end of the account that it pays to or is paid from.
CREATE INDEX CONCURRENTLY IF NOT EXISTS payout_account_end ON payout_account (right(iban, 4));
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_method_end ON payment_method (last_four) WHERE last_four IS NOT NULL;
-- The desk's timeline and to-do of a contract.
CREATE INDEX CONCURRENTLY IF NOT EXISTS withdrawal_request_by_email ON withdrawal_request (email_key) WHERE unmatched_at IS NOT NULL;
