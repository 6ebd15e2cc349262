-- in batches
UPDATE ledger_entry SET account = 'PREMIUM_PAYABLE'
WHERE id IN (SELECT id FROM ledger_entry WHERE account = 'PREMIUMS' LIMIT 5000);
