-- Which of the co-tenants, 1 to 3, a key is about; null for the first tenant and the landlord.
ALTER TABLE search_key ADD COLUMN co_tenant smallint;
-- The co-tenant whose address was corrected; null if it was another party's.
ALTER TABLE contact_change ADD COLUMN co_tenant_id uuid;
