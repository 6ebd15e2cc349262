-- An invitation that a landlord wrote on the page for it, until the own address was confirmed (decision 0069).
CREATE TABLE landlord_invite (
  id uuid PRIMARY KEY,
  -- What the invitation is made of; gone once it was.
  offer jsonb,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  mail_id uuid NOT NULL UNIQUE,
  -- SHA-256 of the network it was written from.
  network_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  CHECK ((confirmed_at IS NULL) = (offer IS NOT NULL))
);
CREATE INDEX landlord_invite_network ON landlord_invite (network_hash, created_at);
CREATE INDEX landlord_invite_expires ON landlord_invite (expires_at);

CREATE TABLE landlord_invite_link (
  -- SHA-256 of the token; the token itself is nowhere but in the mail.
  token_hash bytea PRIMARY KEY,
  invite_id uuid NOT NULL REFERENCES landlord_invite ON DELETE CASCADE
);
CREATE INDEX landlord_invite_link_invite ON landlord_invite_link (invite_id);

-- Null: a landlord who is no partner.
ALTER TABLE invitation ALTER COLUMN partner_id DROP NOT NULL;
ALTER TABLE mail DROP CONSTRAINT mail_check1;
ALTER TABLE mail ADD CONSTRAINT mail_belongs CHECK
  (ref_id IS NOT NULL OR kind IN ('tenant-invitation', 'invitation-confirmation'));
