-- Mails that are to be sent, and the outbox that keeps them where no mail server is set.

CREATE TABLE mail (
  id uuid PRIMARY KEY,
  -- Why it is sent: one reason, one mail.
  reason text NOT NULL UNIQUE,
  kind text NOT NULL,
  ref_id text NOT NULL REFERENCES application,
  to_address text NOT NULL,
  language text NOT NULL,
  country text NOT NULL,
  -- What the text tells. No secret: links are made when it is sent.
  data jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING', 'SENT', 'REFUSED')),
  created_at timestamptz NOT NULL,
  -- When to send, or to try again.
  send_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- Somebody is at it until then, by the database's own clock.
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text
);
CREATE INDEX mail_waiting ON mail (send_at) WHERE status = 'WAITING';
CREATE INDEX mail_ref_id ON mail (ref_id, kind);

CREATE TABLE outbox_mail (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The mail's id: what is sent twice is kept once.
  id uuid NOT NULL UNIQUE,
  to_address text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  attachments jsonb NOT NULL,
  sent_at timestamptz NOT NULL
);
