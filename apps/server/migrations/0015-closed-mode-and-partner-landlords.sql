-- The desk's switch for the closed mode. Without a row nobody has used it, and the app is open.
CREATE TABLE closed_mode (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  closed boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL REFERENCES staff_account
);

-- Homes with a unit are looked up by building, too.
CREATE INDEX partner_property_home ON partner_property (building_key);

-- The partner who is the landlord of a home: who invited its tenant, otherwise whose list has the home. A home without
-- its unit matches each unit of the building, because nobody is asked for it; a listed building matches all its units.
CREATE FUNCTION landlord_partner(refid text, home jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', p.id, 'baseUrl', p.onboarding_base_url,
    'hasKey', EXISTS (SELECT FROM partner_key k WHERE k.partner_id = p.id AND k.revoked_at IS NULL))
  FROM partner p
  WHERE p.id = coalesce(
    (SELECT i.partner_id FROM invitation i WHERE i.ref_id = refid AND i.partner_id IS NOT NULL),
    (SELECT o.partner_id FROM used_offer o WHERE o.ref_id = refid),
    (SELECT h.partner_id FROM partner_property h JOIN partner q ON q.id = h.partner_id
     WHERE h.building_key = building_key(home) AND q.onboarding_base_url IS NOT NULL
       AND (h.unit_key IS NULL OR coalesce(h.unit_key = unit_key(home), true))
     ORDER BY h.unit_key IS NOT DISTINCT FROM unit_key(home) DESC, h.partner_id LIMIT 1))
$$;
