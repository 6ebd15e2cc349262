-- in batches
UPDATE policy SET
  cover_state = CASE WHEN status IN ('SIGNED', 'ENDED', 'DECLINED', 'WITHDRAWN') THEN status ELSE 'ACCEPTED' END,
  payment_state = CASE
    WHEN EXISTS (SELECT FROM premium p WHERE p.ref_id = policy.ref_id AND p.first_failed_on IS NOT NULL
      AND p.status IN ('DUE', 'UNPAID')) THEN 'PAST_DUE'
    WHEN EXISTS (SELECT FROM premium p WHERE p.ref_id = policy.ref_id AND p.status = 'PAID') THEN 'PAID'
    ELSE 'UNCHARGED' END,
  leaving_state = CASE status WHEN 'CANCELLATION_REQUESTED' THEN status ELSE 'STAYING' END
WHERE ref_id IN (SELECT ref_id FROM policy WHERE cover_state = 'SIGNED' AND status <> 'SIGNED' LIMIT 1000);
