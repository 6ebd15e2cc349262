-- The partner who may do the landlord's part by its programs (decision 0162): whose invitation or signed link made the
-- application, as long as landlord and building are still the ones that it named.
ALTER TABLE policy ADD COLUMN partner_id text REFERENCES partner;
CREATE INDEX policy_of_partner ON policy (partner_id, ref_id) WHERE partner_id IS NOT NULL;

CREATE FUNCTION partner_of(refid text, mailbox text, building text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(i.partner_id, o.partner_id)
  FROM application_history h LEFT JOIN invitation i ON i.ref_id = h.ref_id LEFT JOIN used_offer o ON o.ref_id = h.ref_id
  WHERE h.ref_id = refid AND h.version = 1
    AND lower(h.change #>> '{landlordInfo,email}') = lower(mailbox)
    AND building_key(h.change #> '{address,address}') = building
$$;
UPDATE policy SET partner_id = partner_of(ref_id, landlord_email, building_key) WHERE forgotten_at IS NULL;

-- By whose program the landlord's part was done; null where it was by the mailed link, or nobody's.
ALTER TABLE policy_history ADD COLUMN partner_id text REFERENCES partner;
ALTER TABLE release_of_liability ADD COLUMN partner_id text REFERENCES partner, ADD COLUMN signed_by text,
  ADD CHECK ((partner_id IS NULL) = (signed_by IS NULL));
