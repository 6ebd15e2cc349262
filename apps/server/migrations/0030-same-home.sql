-- When two addresses name the same home, however they are written (decision 0100).

-- Letters as they are compared: 'ẞ', 'ß' and 'ss' are one, so are 'Ä', 'ä' and 'ae'; accents do not count.
CREATE FUNCTION plain_letters(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(regexp_replace(normalize(
    replace(replace(replace(replace(replace(replace(replace(replace(normalize(coalesce(written, ''), NFC),
      'Ä', 'ae'), 'ä', 'ae'), 'Ö', 'oe'), 'ö', 'oe'), 'Ü', 'ue'), 'ü', 'ue'), 'ẞ', 'ss'), 'ß', 'ss'),
    NFD), '[\u0300-\u036f]', '', 'g'))
$$;

-- In Austria the door may stand behind the number: '3/2/14' is door '2/14' of number 3.
CREATE FUNCTION door_in_number(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN address ->> 'country' = 'at'
    THEN nullif(regexp_replace(address ->> 'streetNumber', '^[^/]*/?', ''), '') END
$$;

-- The building. What follows the name of a place ('am Main', ', Leopoldstadt') is written or not.
CREATE FUNCTION building_key(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws('|', address ->> 'country', address ->> 'zip',
    regexp_replace(regexp_replace(plain_letters(address ->> 'city'),
      '\s*[,/(].*$|\s+(an|am|a\.|bei|b\.|im|in|i\.|ob|vor)(\s|[a-z]\.).*$', ''), '[^a-z0-9]', '', 'g'),
    regexp_replace(regexp_replace(plain_letters(address ->> 'street'), 'strasse', 'str', 'g'), '[^a-z0-9]', '', 'g'),
    regexp_replace(plain_letters(CASE WHEN door_in_number(address) IS NULL THEN address ->> 'streetNumber'
      ELSE split_part(address ->> 'streetNumber', '/', 1) END), '[^a-z0-9/-]', '', 'g'))
$$;

-- The home inside the building; null where none is named, and such an address is nobody else's home.
CREATE FUNCTION unit_key(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  WITH said AS (
    SELECT plain_letters(concat_ws('/', door_in_number(address), nullif(address ->> 'unitName', ''))) AS door
  ), shortened AS (
    SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(door,
      '(obergeschoss|stockwerk|stock|etage)', 'og', 'g'), 'erdgeschoss', 'eg', 'g'), 'dachgeschoss', 'dg', 'g'),
      '\mlinks\M', 'li', 'g'), '\mrechts\M', 're', 'g'),
      '\m(top|tuer|wohnung|whg|apartment|app|apt|nummer|nr)\M|\mwohnungsnummer\M', '', 'g') AS door
    FROM said
  )
  SELECT nullif(coalesce(nullif(btrim(regexp_replace(shortened.door, '[^a-z0-9]+', '/', 'g'), '/'), ''),
    btrim(regexp_replace(said.door, '[^a-z0-9]+', '/', 'g'), '/')), '')
  FROM said, shortened
$$;

ALTER TABLE policy ADD COLUMN building_key text, ADD COLUMN unit_key text;
UPDATE policy SET building_key = building_key(e.answers::jsonb #> '{address,address}'),
    unit_key = unit_key(e.answers::jsonb #> '{address,address}')
  FROM policy_evidence e WHERE e.ref_id = policy.ref_id;
ALTER TABLE policy ALTER COLUMN building_key SET NOT NULL;
-- Only what is in force, or may come to be, stands in anybody's way.
CREATE INDEX policy_home ON policy (building_key, unit_key) WHERE status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN');

-- Whether a policy in force of somebody else covers this very home. Tenants are known by their mailbox (decision 0071).
CREATE FUNCTION home_is_taken(address jsonb, mailbox text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT unit_key(address) IS NOT NULL AND EXISTS (
    SELECT FROM policy p
    WHERE p.building_key = building_key(address) AND p.unit_key = unit_key(address)
      AND p.status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN') AND lower(p.tenant_email) IS DISTINCT FROM lower(mailbox))
$$;

-- Whether this tenant has a policy in force for the home already; a home that one of the two does not name may be the same.
CREATE FUNCTION home_is_held(address jsonb, mailbox text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM policy p
    WHERE p.building_key = building_key(address) AND coalesce(p.unit_key = unit_key(address), true)
      AND p.status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN') AND lower(p.tenant_email) = lower(mailbox))
$$;
