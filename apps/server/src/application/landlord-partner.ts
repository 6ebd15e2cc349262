/** SQL for the application, and for the keys of its home. */
interface Terms {
  refId: string;
  building: string;
  unit: string;
}

/**
 * SQL of the partner who is the landlord of a home, as `LandlordPartner`: who invited its tenant, otherwise whose list has
 * the home. A home without its unit matches each unit of the building, because nobody is asked for it; a listed building
 * matches all its units.
 */
export const landlordPartner = ({ refId, building, unit }: Terms) => `
  (SELECT jsonb_build_object('id', p.id, 'baseUrl', p.onboarding_base_url,
    'hasKey', EXISTS (SELECT FROM partner_key k WHERE k.partner_id = p.id AND k.revoked_at IS NULL))
  FROM partner p
  WHERE p.id = coalesce(
    (SELECT i.partner_id FROM invitation i WHERE i.ref_id = ${refId} AND i.partner_id IS NOT NULL),
    (SELECT o.partner_id FROM used_offer o WHERE o.ref_id = ${refId}),
    (SELECT h.partner_id FROM partner_property h JOIN partner q ON q.id = h.partner_id
     WHERE h.building_key = ${building} AND q.onboarding_base_url IS NOT NULL
       AND coalesce(h.unit_key = ${unit}, true)
     ORDER BY h.unit_key IS NOT DISTINCT FROM ${unit} DESC, h.partner_id LIMIT 1)))`;
