-- Whether an accepted policy of someone else covers this home. A contract that no landlord has accepted covers nothing:
-- otherwise anybody could keep the real tenant out by signing first. `home_is_taken` serves the previous release.
CREATE FUNCTION home_is_covered(address jsonb, mailbox text, test boolean) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM policy p
    WHERE p.building_key = building_key(home_is_covered.address) AND p.is_test = home_is_covered.test
      AND p.unit_key IS NOT DISTINCT FROM unit_key(home_is_covered.address)
      AND p.status NOT IN ('SIGNED', 'ENDED', 'DECLINED', 'WITHDRAWN')
      AND lower(p.tenant_email) IS DISTINCT FROM lower(mailbox))
  AND (unit_key(home_is_covered.address) IS NOT NULL OR EXISTS (
    SELECT FROM partner_property h
    WHERE h.building_key = building_key(home_is_covered.address) AND h.unit_key IS NULL))
$$;
