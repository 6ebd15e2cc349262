-- The card that a try was asked for with: a new one on the policy must not change what the provider is asked about.
ALTER TABLE charge_attempt ADD COLUMN method_id text;
UPDATE charge_attempt SET method_id = policy.card_method_id
  FROM premium JOIN policy ON policy.ref_id = premium.ref_id
  WHERE premium.id = charge_attempt.premium_id AND charge_attempt.status NOT IN ('INTENDED', 'CANCELLED');
