-- in batches
-- As billing/rules/premium-notice.ts plans them from now on. Both countries have the same time.
UPDATE policy SET premium_notice_at =
  ((next_premium_at AT TIME ZONE 'Europe/Berlin')::date - 14)::timestamp AT TIME ZONE 'Europe/Berlin'
WHERE ref_id IN (
  SELECT ref_id FROM policy
  WHERE premium_notice_at IS NULL AND payment_period = 'YEARLY' AND next_premium_number > 1
    AND next_premium_at > now() + interval '15 days'
  LIMIT 1000);
