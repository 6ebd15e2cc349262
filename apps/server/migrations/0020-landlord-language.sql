-- The language in which the landlord acted last; null before, when the language of the home's country is used.
ALTER TABLE policy ADD COLUMN landlord_language text;
