-- Invitations that nobody accepted do not keep their addressee for good (decision 0109).
ALTER TABLE invitation DROP CONSTRAINT invitation_status_check;
ALTER TABLE invitation ADD CONSTRAINT invitation_status_check CHECK (status IN ('OPEN', 'USED', 'WITHDRAWN', 'EXPIRED'));
ALTER TABLE invitation ADD COLUMN forgotten_at timestamptz;
ALTER TABLE invitation ADD CONSTRAINT invitation_forgotten CHECK
  (forgotten_at IS NULL OR (status IN ('WITHDRAWN', 'EXPIRED') AND tenant_email = '' AND full_address = ''));
CREATE INDEX invitation_to_forget ON invitation (expires_at) WHERE forgotten_at IS NULL AND status <> 'USED';
-- Mails that came before any application, and so go with none.
CREATE INDEX mail_of_invitation ON mail (created_at) WHERE ref_id IS NULL;
