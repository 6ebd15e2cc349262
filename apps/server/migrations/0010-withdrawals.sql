-- A withdrawal that matches no contract waits for a person, so it is kept with the name that was typed.
ALTER TABLE withdrawal_request ADD COLUMN name text;
ALTER TABLE withdrawal_request ADD COLUMN unmatched_at timestamptz;
DROP INDEX withdrawal_request_created;
CREATE INDEX withdrawal_request_created ON withdrawal_request (created_at) WHERE unmatched_at IS NULL;
CREATE INDEX withdrawal_request_unmatched ON withdrawal_request (unmatched_at) WHERE unmatched_at IS NOT NULL;

-- The receipt goes to whoever declared the withdrawal, before anybody knows whether a contract matches.
ALTER TABLE mail DROP CONSTRAINT mail_belongs;
ALTER TABLE mail ADD CONSTRAINT mail_belongs CHECK (ref_id IS NOT NULL
  OR kind IN ('tenant-invitation', 'invitation-confirmation', 'data-deleted', 'withdrawal-received'));

-- The period for a withdrawal begins when the signed contract has reached the tenant. Its mail was not recorded so far.
INSERT INTO given_document (ref_id, kind, sha256, version, how, at)
  SELECT signed.ref_id, signed.kind, signed.sha256, signed.version, 'MAILED', COALESCE(mail.sent_at, policy.signed_at)
  FROM signed_document signed JOIN policy USING (ref_id)
    LEFT JOIN mail ON mail.reason = 'contract-signed:' || signed.ref_id
  WHERE signed.kind = 'contract' AND policy.forgotten_at IS NULL AND COALESCE(mail.status, 'SENT') = 'SENT'
  ON CONFLICT DO NOTHING;
