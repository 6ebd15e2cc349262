-- Null if the tenant changed it in the account.
ALTER TABLE contact_change ALTER COLUMN staff_id DROP NOT NULL;
