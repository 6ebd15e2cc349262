-- in batches
-- The terms with which existing policies were signed, which none has changed since.
INSERT INTO policy_terms (id, ref_id, number, from_day, deposit_cents, premium_cents, payment_period, insurance_start,
  insurance_end, tariff_version, tenant_name, landlord_name, landlord_email, full_address, created_at)
SELECT gen_random_uuid(), ref_id, 1, insurance_start, deposit_cents, policy.premium_cents, policy.payment_period,
  insurance_start, insurance_end, tariff_version, tenant_name, landlord_name, landlord_email, full_address, policy.signed_at
FROM policy JOIN policy_evidence USING (ref_id)
WHERE NOT EXISTS (SELECT FROM policy_terms terms WHERE terms.ref_id = policy.ref_id)
LIMIT 1000;
