-- in batches
-- As application/write-search-keys.ts writes them from now on.
INSERT INTO search_key (ref_id, kind, said, value)
SELECT DISTINCT a.ref_id, kind, said, compared
FROM (
  SELECT * FROM application WHERE forgotten_at IS NULL
    AND (signed_at IS NOT NULL OR EXISTS (SELECT FROM case_words w WHERE w.ref_id = application.ref_id))
    AND coalesce(answers #>> '{userInfo,email}', '') <> ''
    AND NOT EXISTS (SELECT FROM search_key k WHERE k.ref_id = application.ref_id)
  ORDER BY ref_id LIMIT 1000) AS a,
LATERAL (VALUES
  ('NAME', concat_ws(' ', a.answers #>> '{userInfo,firstName}', a.answers #>> '{userInfo,lastName}')),
  ('LANDLORD', coalesce(nullif(a.answers #>> '{landlordInfo,companyName}', ''),
    concat_ws(' ', a.answers #>> '{landlordInfo,firstName}', a.answers #>> '{landlordInfo,lastName}'))),
  ('EMAIL', a.answers #>> '{userInfo,email}'),
  ('LANDLORD_EMAIL', a.answers #>> '{landlordInfo,email}'),
  ('PHONE', '+' || (a.contact_keys ->> 'tenantPhone')),
  ('LANDLORD_PHONE', '+' || (a.contact_keys ->> 'landlordPhone')),
  ('BIRTH_DATE', a.answers #>> '{userInfo,birthDate}'),
  ('HOME', CASE WHEN a.answers ->> 'existingRent' = 'true' THEN a.answers #>> '{userInfo,address,fullAddress}'
    ELSE a.answers #>> '{address,fullAddress}' END),
  ('OLD_ADDRESS', CASE WHEN a.answers ->> 'existingRent' = 'true' THEN NULL
    ELSE a.answers #>> '{userInfo,address,fullAddress}' END),
  ('LEASE', a.answers ->> 'rentContractId')) AS told (kind, said),
LATERAL (SELECT CASE WHEN kind IN ('PHONE', 'LANDLORD_PHONE', 'LEASE') THEN regexp_replace(plain_letters(said), '[^a-z0-9]', '', 'g')
  ELSE replace(plain_letters(said), 'strasse', 'str') END AS whole) AS plain,
LATERAL (SELECT whole AS compared
  UNION SELECT word FROM regexp_split_to_table(whole, '[ -]+') AS word WHERE kind IN ('NAME', 'LANDLORD')) AS parts
WHERE said <> '' AND compared <> '';
