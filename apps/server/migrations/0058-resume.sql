-- A mailed link that goes on with an application somewhere else, once (decision 0066).
CREATE TABLE resume_link (
  -- SHA-256 of the token; the token itself is nowhere but in the mail.
  token_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX resume_link_ref_id ON resume_link (ref_id);

-- Somebody asked for such a link. Answered later, so that the asking takes as long without an application as with one.
CREATE TABLE resume_request (
  id uuid PRIMARY KEY,
  email_key text NOT NULL,
  -- The application of the browser that asks, where it has one.
  ref_id text REFERENCES application,
  created_at timestamptz NOT NULL
);
CREATE INDEX resume_request_created ON resume_request (created_at);

CREATE INDEX application_tenant_email ON application ((contact_keys ->> 'tenantEmail'), updated_at) WHERE signed_at IS NULL;
-- How many mails went to one mailbox of late, whoever caused them.
CREATE INDEX mail_to_address ON mail (lower(to_address), created_at);
