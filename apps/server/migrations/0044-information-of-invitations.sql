-- concurrently
-- Which documents the mails of invitations had attached, so that forgetting an application does not delete them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS mail_of_invitation_information ON mail ((data #>> '{firstInformation,sha256}'))
  WHERE ref_id IS NULL;
