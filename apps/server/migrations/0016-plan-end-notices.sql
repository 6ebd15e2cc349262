-- in batches
-- As leaving/rules/end-notice.ts plans them from now on. Both countries have the same time.
UPDATE policy SET end_notice_at = (insurance_end - 30)::timestamp AT TIME ZONE 'Europe/Berlin'
WHERE ref_id IN (
  SELECT ref_id FROM policy
  WHERE end_notice_at IS NULL AND cover_state = 'ACCEPTED' AND ends_at > now() + interval '32 days'
  LIMIT 1000);
