-- The desk corrects a co-tenant's address, too.
ALTER TABLE contact_change DROP CONSTRAINT contact_change_party_check;
ALTER TABLE contact_change ADD CONSTRAINT contact_change_party_check
  CHECK (party IN ('TENANT', 'CO_TENANT', 'LANDLORD')) NOT VALID;
