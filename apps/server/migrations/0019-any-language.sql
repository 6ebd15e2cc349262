-- A language is a folder of texts and a line in the list of languages; the database need not know them.
ALTER TABLE policy DROP CONSTRAINT policy_language_check;
ALTER TABLE landlord_invite DROP CONSTRAINT landlord_invite_language_check;
