-- in batches
-- Of applications that the previous release wrote. One that it saves while this release is rolled out gets its keys with
-- the next save; until then only a partner whose list has the home is missing in its record.
UPDATE application SET contact_keys = contact_keys || jsonb_build_object('building', building_key(home), 'unit', unit_key(home))
FROM (
  SELECT ref_id AS found, home FROM application, LATERAL (SELECT CASE WHEN answers ->> 'existingRent' = 'true'
    THEN answers #> '{userInfo,address,address}' ELSE answers #> '{address,address}' END) AS of_home (home)
  WHERE forgotten_at IS NULL AND NOT contact_keys ? 'building' AND jsonb_typeof(home) = 'object'
  LIMIT 1000
) AS without_keys
WHERE ref_id = found;
