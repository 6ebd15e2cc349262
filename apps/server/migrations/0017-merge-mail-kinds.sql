-- in batches
-- Mails that were written as kinds of their own before.
UPDATE mail SET
  kind = CASE kind WHEN 'payout-account-entered' THEN 'payout-account-changed'
    WHEN 'landlord-moving-out-confirmed' THEN 'release-asked' ELSE 'login-changed' END,
  data = CASE WHEN data = '{}' THEN data ELSE data || CASE kind WHEN 'payout-account-entered' THEN jsonb '{"isFirst": true}'
    WHEN 'landlord-moving-out-confirmed' THEN jsonb_build_object('on', data -> 'movedOutOn', 'isReminder', false)
    WHEN 'passkey-added' THEN jsonb '{"change": "PASSKEY_ADDED"}' ELSE jsonb '{"change": "PASSWORD_CHANGED"}' END END
WHERE id IN (
  SELECT id FROM mail WHERE kind IN ('payout-account-entered', 'landlord-moving-out-confirmed', 'passkey-added', 'password-changed')
  LIMIT 1000);
