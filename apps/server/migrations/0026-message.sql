-- Messages of the tenant to the landlord, and where the answer to a mail goes.

CREATE TABLE landlord_message (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  message text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX landlord_message_ref_id ON landlord_message (ref_id, at);

-- Null: to us.
ALTER TABLE mail ADD COLUMN reply_to text;
ALTER TABLE outbox_mail ADD COLUMN reply_to text;
