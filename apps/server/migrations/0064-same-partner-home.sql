-- A home that a partner lets as one, without a door, is one home: what is known of it is more than an address without a door
-- says of any other (decision 0100).
ALTER TABLE partner_property ADD COLUMN building_key text GENERATED ALWAYS AS (building_key(address)) STORED,
  ADD COLUMN unit_key text GENERATED ALWAYS AS (unit_key(address)) STORED;
CREATE INDEX partner_property_building ON partner_property (building_key) WHERE unit_key IS NULL;

CREATE OR REPLACE FUNCTION home_is_taken(address jsonb, mailbox text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM policy p
    WHERE p.building_key = building_key(home_is_taken.address)
      AND p.unit_key IS NOT DISTINCT FROM unit_key(home_is_taken.address)
      AND p.status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN') AND lower(p.tenant_email) IS DISTINCT FROM lower(mailbox))
  AND (unit_key(home_is_taken.address) IS NOT NULL OR EXISTS (
    SELECT FROM partner_property h
    WHERE h.building_key = building_key(home_is_taken.address) AND h.unit_key IS NULL))
$$;
