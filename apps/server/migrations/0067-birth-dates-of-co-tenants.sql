-- in batches
-- As application/write-search-keys.ts writes them from now on.
INSERT INTO search_key (ref_id, kind, said, value, co_tenant)
SELECT c.ref_id, 'BIRTH_DATE', c.birth_date::text, c.birth_date::text, c.position
FROM co_tenant c JOIN policy USING (ref_id)
WHERE c.state = 'SIGNED' AND policy.forgotten_at IS NULL AND NOT EXISTS (
  SELECT FROM search_key k WHERE k.ref_id = c.ref_id AND k.kind = 'BIRTH_DATE' AND k.co_tenant = c.position)
ORDER BY c.id LIMIT 1000;
