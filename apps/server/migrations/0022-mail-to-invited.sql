-- An invitation is mailed before there is an application.
ALTER TABLE mail ALTER COLUMN ref_id DROP NOT NULL;
-- The one secret that the partner is told before the mail is sent: here until it was, and no longer (decision 0061).
ALTER TABLE mail ADD COLUMN secret text;
ALTER TABLE mail ADD CHECK (secret IS NULL OR status = 'WAITING');
ALTER TABLE mail ADD CHECK (ref_id IS NOT NULL OR kind = 'tenant-invitation');
