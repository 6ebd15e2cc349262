-- Partners are made at the desk. Null: made on the command line.
ALTER TABLE partner ADD COLUMN based_in text;
ALTER TABLE partner ADD COLUMN contact_name text;
ALTER TABLE partner ADD COLUMN contact_email text;
ALTER TABLE partner ADD COLUMN contact_phone text;

-- What the key is for, and its last four characters, so that people at the desk can tell keys apart.
ALTER TABLE partner_key ADD COLUMN name text;
ALTER TABLE partner_key ADD COLUMN ending text;

-- The name by which the partner invited the tenant, and the partner's reminders.
ALTER TABLE invitation ADD COLUMN invited_name text;
ALTER TABLE invitation ADD COLUMN reminded_at timestamptz;
ALTER TABLE invitation ADD COLUMN reminders smallint NOT NULL DEFAULT 0;
ALTER TABLE invitation ADD COLUMN reminder_mail_id uuid;

ALTER TABLE link DROP CONSTRAINT link_kind_check;
ALTER TABLE link ADD CONSTRAINT link_kind_check CHECK (kind IN ('account-change', 'application', 'confirmation',
  'deletion', 'desk-access', 'first-password', 'invitation', 'landlord-page', 'landlord-reading', 'login',
  'new-application', 'new-password', 'no-reminders', 'partner-login', 'payment', 'rating', 'resume')) NOT VALID;

ALTER TABLE mail DROP CONSTRAINT mail_belongs;
ALTER TABLE mail ADD CONSTRAINT mail_belongs CHECK (ref_id IS NOT NULL OR kind IN ('tenant-invitation',
  'tenant-invitation-reminder', 'invitation-confirmation', 'data-deleted', 'withdrawal-received', 'staff-link',
  'partner-welcome', 'partner-login-link', 'webhook-off')) NOT VALID;
