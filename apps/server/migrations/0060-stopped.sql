-- Reminders to tenants who stopped half-way (decision 0068).

ALTER TABLE application
  -- How many were sent, of two; two also where none is to be sent any more.
  ADD COLUMN reminders integer NOT NULL DEFAULT 0,
  ADD COLUMN reminded_at timestamptz;
CREATE INDEX application_stopped ON application (updated_at)
  WHERE signed_at IS NULL AND reminders < 2 AND (contact_keys ->> 'tenantEmail') IS NOT NULL;
-- Signed ones, too: who has signed another is not reminded of this one.
DROP INDEX application_tenant_email;
CREATE INDEX application_mailbox ON application ((contact_keys ->> 'tenantEmail'), updated_at);

-- When the next one is due: so many days after the last save, by the clock on the wall (both countries have the same), and
-- a day after the one before.
CREATE FUNCTION stopped_reminder_at(last_save timestamptz, reminders integer, reminded_at timestamptz) RETURNS timestamptz
  LANGUAGE sql STABLE AS $$
  SELECT greatest(
    (last_save AT TIME ZONE 'Europe/Berlin' + make_interval(days => CASE reminders WHEN 0 THEN 1 ELSE 3 END))
      AT TIME ZONE 'Europe/Berlin',
    reminded_at + interval '1 day')
$$;

-- Mailboxes that want none, as SHA-256 of the address in small letters.
CREATE TABLE reminder_stop (
  email_hash bytea PRIMARY KEY,
  at timestamptz NOT NULL
);

-- The link in a reminder that stops them: SHA-256 of its token, and for which mailbox.
CREATE TABLE reminder_link (
  token_hash bytea PRIMARY KEY,
  email_hash bytea NOT NULL
);

-- What a mail program is told to stop mails by (RFC 8058).
ALTER TABLE outbox_mail ADD COLUMN unsubscribe_url text;
