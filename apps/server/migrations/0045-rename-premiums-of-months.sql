-- in batches
UPDATE month_sum SET account = 'PREMIUM_PAYABLE' WHERE account = 'PREMIUMS';
