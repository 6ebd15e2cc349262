-- in batches
INSERT INTO follow_up_contact (id, ref_id, subject_id, staff_id, at, outcome)
  SELECT gen_random_uuid(), coalesce(premium.ref_id, instalment.ref_id), attempt_id, desk_contact.staff_id, desk_contact.at, 'REACHED'
  FROM desk_contact JOIN charge_attempt ON charge_attempt.id = attempt_id
  LEFT JOIN premium ON premium.id = premium_id LEFT JOIN instalment ON instalment.id = instalment_id
  WHERE NOT EXISTS (SELECT FROM follow_up_contact done WHERE done.subject_id = attempt_id)
  LIMIT 1000;
