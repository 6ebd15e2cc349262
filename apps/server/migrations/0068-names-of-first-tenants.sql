-- in batches
-- 0066 marked the first tenant's name as a co-tenant's if both have the same one, so that the desk found only the co-tenant by it.
INSERT INTO search_key (ref_id, kind, said, value)
SELECT DISTINCT k.ref_id, k.kind, k.said, k.value
FROM (
  SELECT ref_id, tenant_name FROM policy
  WHERE EXISTS (SELECT FROM search_key k WHERE k.ref_id = policy.ref_id AND k.kind = 'NAME' AND k.said = tenant_name AND k.co_tenant IS NOT NULL)
    AND NOT EXISTS (SELECT FROM search_key k WHERE k.ref_id = policy.ref_id AND k.kind = 'NAME' AND k.said = tenant_name AND k.co_tenant IS NULL)
  ORDER BY ref_id LIMIT 1000) AS lost
JOIN search_key k ON k.ref_id = lost.ref_id AND k.kind = 'NAME' AND k.said = tenant_name;
