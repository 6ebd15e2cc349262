-- in batches
UPDATE ledger_entry SET value_day = (at AT TIME ZONE 'Europe/Berlin')::date,
  month = date_trunc('month', at AT TIME ZONE 'Europe/Berlin')::date,
  country = coalesce(country, (SELECT movement.country FROM provider_movement movement WHERE movement.id = subject_id))
WHERE id IN (SELECT id FROM ledger_entry WHERE month IS NULL LIMIT 5000);
