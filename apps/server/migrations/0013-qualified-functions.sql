-- pg_restore runs without a search path, and generated columns call these functions. A body of this form is resolved
-- when it is created, so it finds the other functions wherever it runs.
CREATE OR REPLACE FUNCTION building_key(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN concat_ws('|', address ->> 'country', address ->> 'zip',
    regexp_replace(regexp_replace(plain_letters(address ->> 'city'),
      '\s*[,/(].*$|\s+(an|am|a\.|bei|b\.|im|in|i\.|ob|vor)(\s|[a-z]\.).*$', ''), '[^a-z0-9]', '', 'g'),
    regexp_replace(regexp_replace(plain_letters(address ->> 'street'), 'strasse', 'str', 'g'), '[^a-z0-9]', '', 'g'),
    regexp_replace(plain_letters(CASE WHEN door_in_number(address) IS NULL THEN address ->> 'streetNumber'
      ELSE split_part(address ->> 'streetNumber', '/', 1) END), '[^a-z0-9/-]', '', 'g'));

CREATE OR REPLACE FUNCTION unit_key(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
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
  FROM said, shortened;
END;
