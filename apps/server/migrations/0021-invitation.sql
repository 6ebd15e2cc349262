-- The id that a partner and the tenant know is the secret of the link; only its SHA-256 is kept.
CREATE TABLE invitation (
  id_hash bytea PRIMARY KEY,
  partner_id text NOT NULL REFERENCES partner,
  status text NOT NULL CHECK (status IN ('OPEN', 'USED', 'WITHDRAWN')),
  tenant_email text NOT NULL,
  full_address text NOT NULL,
  -- What the application is made of; gone once it was made, or will never be.
  offer jsonb,
  ref_id text UNIQUE REFERENCES application,
  mail_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK ((status = 'OPEN') = (offer IS NOT NULL)),
  CHECK ((status = 'USED') = (ref_id IS NOT NULL))
);
CREATE INDEX invitation_partner ON invitation (partner_id, created_at);

-- A signed link makes one application; the SHA-256 of those that did.
CREATE TABLE used_offer (
  offer_hash bytea PRIMARY KEY,
  partner_id text NOT NULL REFERENCES partner,
  ref_id text NOT NULL UNIQUE REFERENCES application,
  used_at timestamptz NOT NULL
);

-- Tenants of a partner's staff housing may name a mail address of this domain only (INVALID_EMPLOYEE_EMAIL).
ALTER TABLE application ADD COLUMN employee_email_domain text;
