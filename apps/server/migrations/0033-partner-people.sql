-- The people of a partner who use its page. One mailbox may belong to people of several partners.
CREATE TABLE partner_person (
  id uuid PRIMARY KEY,
  partner_id text NOT NULL REFERENCES partner,
  email text NOT NULL,
  email_key text NOT NULL,
  name text NOT NULL,
  language text NOT NULL,
  added_at timestamptz NOT NULL,
  removed_at timestamptz,
  -- The latest mail with a link to log in.
  link_mail_id uuid
);
CREATE UNIQUE INDEX partner_person_mailbox ON partner_person (partner_id, email_key) WHERE removed_at IS NULL;
CREATE INDEX partner_person_email ON partner_person (email_key);
CREATE INDEX partner_person_removed ON partner_person (removed_at) WHERE removed_at IS NOT NULL;
CREATE TABLE partner_link (
  token_hash bytea PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES partner_person ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX partner_link_person ON partner_link (person_id);
CREATE TABLE partner_session (
  token_hash bytea PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES partner_person ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX partner_session_person ON partner_session (person_id);
-- Asked for by anybody; a worker looks up the person, so that the answer does not tell whether there is one.
CREATE TABLE partner_login_request (
  id uuid PRIMARY KEY,
  email_key text NOT NULL,
  country text NOT NULL,
  created_at timestamptz NOT NULL
);
ALTER TABLE mail DROP CONSTRAINT mail_belongs;
ALTER TABLE mail ADD CONSTRAINT mail_belongs CHECK (ref_id IS NOT NULL
  OR kind IN ('tenant-invitation', 'invitation-confirmation', 'data-deleted', 'withdrawal-received', 'staff-link',
    'partner-welcome', 'partner-login-link'));
