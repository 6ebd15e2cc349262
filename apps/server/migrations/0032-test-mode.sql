-- What a partner begins with a test key is a test, from the invitation to the last charge (docs/partners.md).
ALTER TABLE partner_key ADD COLUMN is_test boolean NOT NULL DEFAULT false;
ALTER TABLE invitation ADD COLUMN is_test boolean NOT NULL DEFAULT false;
ALTER TABLE invitation ADD CHECK (NOT is_test OR partner_id IS NOT NULL);
-- Live invitations and tests have references of their own.
ALTER TABLE invitation DROP CONSTRAINT invitation_reference;
ALTER TABLE invitation ADD CONSTRAINT invitation_reference UNIQUE (partner_id, reference, is_test);

-- The applications that are tests, and whose. A small table of its own, so that nothing reads all applications to find them.
CREATE TABLE test_application (
  ref_id text PRIMARY KEY REFERENCES application,
  partner_id text NOT NULL REFERENCES partner
);
CREATE INDEX test_application_partner ON test_application (partner_id, ref_id);

CREATE FUNCTION is_test(refid text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM test_application WHERE ref_id = refid)
$$;

-- A policy is a test exactly if its application is one.
ALTER TABLE policy ADD COLUMN is_test boolean NOT NULL DEFAULT false;
CREATE FUNCTION policy_keeps_test_mode() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_test <> is_test(NEW.ref_id) THEN
    RAISE EXCEPTION 'policy % must be a test exactly if its application is one', NEW.ref_id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER policy_test_mode BEFORE INSERT OR UPDATE OF is_test, ref_id ON policy
  FOR EACH ROW EXECUTE FUNCTION policy_keeps_test_mode();

CREATE FUNCTION application_keeps_test_mode() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' OR EXISTS (SELECT FROM policy WHERE ref_id = coalesce(NEW.ref_id, OLD.ref_id)) THEN
    RAISE EXCEPTION 'application % must stay what it began as', coalesce(NEW.ref_id, OLD.ref_id);
  END IF;
  RETURN coalesce(NEW, OLD);
END
$$;
CREATE TRIGGER test_application_mode BEFORE INSERT OR UPDATE OR DELETE ON test_application
  FOR EACH ROW EXECUTE FUNCTION application_keeps_test_mode();

-- A test policy never blocks a live one, nor the reverse. The functions without a mode serve the previous release.
CREATE FUNCTION home_is_taken(address jsonb, mailbox text, test boolean) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM policy p
    WHERE p.building_key = building_key(home_is_taken.address) AND p.is_test = home_is_taken.test
      AND p.unit_key IS NOT DISTINCT FROM unit_key(home_is_taken.address)
      AND p.status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN') AND lower(p.tenant_email) IS DISTINCT FROM lower(mailbox))
  AND (unit_key(home_is_taken.address) IS NOT NULL OR EXISTS (
    SELECT FROM partner_property h
    WHERE h.building_key = building_key(home_is_taken.address) AND h.unit_key IS NULL))
$$;
CREATE OR REPLACE FUNCTION home_is_taken(address jsonb, mailbox text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT home_is_taken(address, mailbox, false)
$$;
CREATE FUNCTION home_is_held(address jsonb, mailbox text, test boolean) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM policy p
    WHERE p.building_key = building_key(address) AND coalesce(p.unit_key = unit_key(address), true)
      AND p.is_test = test
      AND p.status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN') AND lower(p.tenant_email) = lower(mailbox))
$$;
CREATE OR REPLACE FUNCTION home_is_held(address jsonb, mailbox text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT home_is_held(address, mailbox, false)
$$;

-- Whether a partner's programs can act for the landlord depends on the keys of the application's mode.
CREATE OR REPLACE FUNCTION landlord_partner(refid text, home jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', p.id, 'baseUrl', p.onboarding_base_url,
    'hasKey', EXISTS (SELECT FROM partner_key k
      WHERE k.partner_id = p.id AND k.revoked_at IS NULL AND k.is_test = is_test(refid)))
  FROM partner p
  WHERE p.id = coalesce(
    (SELECT i.partner_id FROM invitation i WHERE i.ref_id = refid AND i.partner_id IS NOT NULL),
    (SELECT o.partner_id FROM used_offer o WHERE o.ref_id = refid),
    (SELECT h.partner_id FROM partner_property h JOIN partner q ON q.id = h.partner_id
     WHERE h.building_key = building_key(home) AND q.onboarding_base_url IS NOT NULL
       AND (h.unit_key IS NULL OR coalesce(h.unit_key = unit_key(home), true))
     ORDER BY h.unit_key IS NOT DISTINCT FROM unit_key(home) DESC, h.partner_id LIMIT 1))
$$;

-- The sandbox answers for tests beside a real provider; its books contain only what is no test.
ALTER TABLE sandbox_charge ADD COLUMN is_test boolean NOT NULL DEFAULT false;

-- Tests can be deleted at any time, also what is otherwise append-only.
CREATE FUNCTION is_row_of_test(gone jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT is_test(coalesce(gone ->> 'ref_id',
    (SELECT claim.ref_id FROM claim WHERE claim.id::text = gone ->> 'claim_id')))
$$;
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND is_row_of_test(to_jsonb(OLD)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
CREATE OR REPLACE FUNCTION refuse_change_unless_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND (is_row_of_test(to_jsonb(OLD)) OR EXISTS (
    SELECT FROM application a LEFT JOIN policy p USING (ref_id)
    WHERE a.ref_id = OLD.ref_id AND a.forgotten_at IS NOT NULL AND (p.ref_id IS NULL
      OR p.forgotten_at IS NOT NULL))) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
CREATE OR REPLACE FUNCTION refuse_change_unless_contract_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND (is_row_of_test(to_jsonb(OLD)) OR EXISTS (
    SELECT FROM policy WHERE forgotten_at IS NOT NULL AND ref_id = coalesce(to_jsonb(OLD) ->> 'ref_id',
      (SELECT claim.ref_id FROM claim WHERE claim.id::text = to_jsonb(OLD) ->> 'claim_id')))) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
CREATE OR REPLACE FUNCTION refuse_change_unless_application_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND (is_row_of_test(to_jsonb(OLD)) OR EXISTS (
    SELECT FROM application WHERE ref_id = OLD.ref_id AND forgotten_at IS NOT NULL)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
