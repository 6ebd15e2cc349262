-- The server computes the keys of homes, and stores them (docs/addresses.md, 'The same home').
ALTER TABLE partner_property
  ALTER COLUMN building_key DROP EXPRESSION,
  ALTER COLUMN unit_key DROP EXPRESSION;

-- The previous release writes no keys.
CREATE FUNCTION add_home_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.building_key := building_key(NEW.address);
  NEW.unit_key := unit_key(NEW.address);
  RETURN NEW;
END
$$;
CREATE TRIGGER partner_property_added BEFORE INSERT ON partner_property FOR EACH ROW
  WHEN (NEW.building_key IS NULL) EXECUTE FUNCTION add_home_keys();
CREATE TRIGGER partner_property_changed BEFORE UPDATE OF address ON partner_property FOR EACH ROW
  WHEN (NEW.address <> OLD.address
    AND (NEW.building_key, NEW.unit_key) IS NOT DISTINCT FROM (OLD.building_key, OLD.unit_key))
  EXECUTE FUNCTION add_home_keys();
