-- Before signing, a mailbox from which nobody has followed a link gets only a few mails a day (docs/mail.md).
-- When the mail was let through: from then on it counts, and is never held back again.
ALTER TABLE mail ADD COLUMN admitted_at timestamptz;
-- When somebody followed the mail's link.
ALTER TABLE mail ADD COLUMN followed_at timestamptz;
-- Whether the last try failed because the mail server refuses us, whoever the recipient is.
ALTER TABLE mail ADD COLUMN misconfigured boolean NOT NULL DEFAULT false;

-- 'jana+1@…' and 'jana+2@…' are one mailbox.
CREATE FUNCTION mailbox_of(address text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN regexp_replace(lower(address), '\+[^@]*@', '@');
CREATE INDEX mail_mailbox ON mail (mailbox_of(to_address), created_at);
CREATE INDEX mail_misconfigured ON mail (id) WHERE misconfigured AND status = 'WAITING';

-- The mail that carried the link; null for a token that was not mailed.
ALTER TABLE application_token ADD COLUMN mail_id uuid;
ALTER TABLE resume_link ADD COLUMN mail_id uuid;
ALTER TABLE account_token ADD COLUMN mail_id uuid;
