-- A partner lists its invitations and finds them by its own reference. `public_id` opens nothing: the secret of a partner's
-- link is derived from it with the partner's API key, which is not stored. The default serves the previous release.
ALTER TABLE invitation
  ADD COLUMN public_id text NOT NULL DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 24) UNIQUE,
  ADD COLUMN reference text CHECK (reference IS NULL OR partner_id IS NOT NULL),
  ADD COLUMN insurance_start date,
  ADD COLUMN insurance_end date,
  ADD CONSTRAINT invitation_reference UNIQUE (partner_id, reference);
UPDATE invitation SET insurance_start = left(offer ->> 'insuranceStart', 10)::date, insurance_end = left(offer ->> 'insuranceEnd', 10)::date
  WHERE offer IS NOT NULL;
DROP INDEX invitation_partner;
CREATE INDEX invitation_partner ON invitation (partner_id, created_at, public_id);
