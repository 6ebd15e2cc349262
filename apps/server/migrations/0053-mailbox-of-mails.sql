-- The mailbox to which the limits on mails count a mail (docs/mail.md, 'Before signing'). Null if the previous release
-- wrote it: then `mailbox_of` applies, which knows capitals and plus signs only.
ALTER TABLE mail ADD COLUMN mailbox text;
