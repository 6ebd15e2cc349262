-- The day by which the landlord returns the cash deposit, as confirmed on accepting; null if the tenant has paid no cash.
ALTER TABLE policy ADD COLUMN cash_return_on date;

-- Tenants who confirmed their summary before it asked what they need are asked again. Their quote stays.
UPDATE application SET consents = NULL, payment_period = NULL, premium_cents = NULL,
  last_completed_page = CASE WHEN invited THEN 'INVITATION_DETAILS' ELSE 'TENANT_DETAILS' END
WHERE signed_at IS NULL AND forgotten_at IS NULL AND consents IS NOT NULL;
