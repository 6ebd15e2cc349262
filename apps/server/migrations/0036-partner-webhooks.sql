-- An event whose stored data does not fit the schema is given up with this reason.
ALTER TABLE webhook_delivery DROP CONSTRAINT webhook_delivery_last_error_check;
ALTER TABLE webhook_delivery ADD CONSTRAINT webhook_delivery_last_error_check CHECK (last_error IN (
  'ADDRESS_NOT_PUBLIC', 'NAME_UNKNOWN', 'CONNECTION_FAILED', 'CERTIFICATE_INVALID', 'TIMEOUT', 'EVENT_INVALID'));

-- Once an invitation is withdrawn, its reference can be invited again.
ALTER TABLE invitation DROP CONSTRAINT invitation_reference;
CREATE UNIQUE INDEX invitation_reference ON invitation (partner_id, reference, is_test) WHERE status <> 'WITHDRAWN';

-- Mails to a partner's people name the support of their country. The default serves the previous release.
ALTER TABLE partner_person ADD COLUMN country text NOT NULL DEFAULT 'de';
ALTER TABLE mail DROP CONSTRAINT mail_belongs;
ALTER TABLE mail ADD CONSTRAINT mail_belongs CHECK (ref_id IS NOT NULL
  OR kind IN ('tenant-invitation', 'invitation-confirmation', 'data-deleted', 'withdrawal-received', 'staff-link',
    'partner-welcome', 'partner-login-link', 'webhook-off'));
