-- in batches
-- Names and addresses of co-tenants, which were kept like those of the first tenant.
UPDATE search_key SET co_tenant = found.position
FROM (
  SELECT k.id, c.position FROM co_tenant c JOIN search_key k USING (ref_id)
  WHERE c.state = 'SIGNED' AND k.co_tenant IS NULL
    AND (k.kind = 'NAME' AND k.said = c.first_name || ' ' || c.last_name OR k.kind = 'EMAIL' AND lower(k.said) = lower(c.email))
  ORDER BY k.id LIMIT 1000) AS found
WHERE search_key.id = found.id;
