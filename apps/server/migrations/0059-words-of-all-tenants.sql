-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS policy_all_words ON policy USING gin (search_words(tenant_name || ' ' || tenant_email || ' ' ||
  coalesce(landlord_name, '') || ' ' || landlord_email || ' ' || full_address || ' ' || contract_number || ' ' ||
  replace(contract_number, '-', '') || ' ' || ref_id || ' ' || co_tenant_words));
