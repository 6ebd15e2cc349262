-- contract
-- Partners try everything out in a sandbox, an installation of its own (docs/partners.md), so no row has a mode any more.
DROP TRIGGER policy_test_mode ON policy;
DROP TRIGGER test_application_mode ON test_application;
DROP FUNCTION policy_keeps_test_mode();
DROP FUNCTION application_keeps_test_mode();

-- In a sandbox, rows that are otherwise append-only can be deleted.
CREATE FUNCTION may_delete_all() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM installation WHERE is_sandbox);
END
$$;
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND may_delete_all() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
CREATE OR REPLACE FUNCTION refuse_change_unless_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND (may_delete_all() OR EXISTS (
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
  IF tg_op = 'DELETE' AND (may_delete_all() OR EXISTS (
    SELECT FROM policy WHERE forgotten_at IS NOT NULL AND ref_id = coalesce(to_jsonb(OLD) ->> 'ref_id',
      (SELECT claim.ref_id FROM claim WHERE claim.id::text = to_jsonb(OLD) ->> 'claim_id')))) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
CREATE OR REPLACE FUNCTION refuse_change_unless_application_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND (may_delete_all() OR EXISTS (
    SELECT FROM application WHERE ref_id = OLD.ref_id AND forgotten_at IS NOT NULL)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
CREATE OR REPLACE FUNCTION refuse_change_unless_account_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND (may_delete_all() OR EXISTS (
    SELECT FROM account WHERE id = OLD.account_id AND deleted_at IS NOT NULL)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
DROP FUNCTION is_row_of_test(jsonb);

-- The signed application with whose answers this one was begun.
ALTER TABLE application ADD COLUMN renewed_from text;

-- Nothing calls these.
DROP FUNCTION IF EXISTS landlord_partner(text, jsonb);
DROP FUNCTION IF EXISTS is_test(text);

DROP TABLE test_application;
DROP INDEX invitation_reference;
ALTER TABLE partner_key DROP COLUMN is_test;
ALTER TABLE invitation DROP COLUMN is_test;
ALTER TABLE policy DROP COLUMN is_test;
ALTER TABLE sandbox_charge DROP COLUMN is_test;
ALTER TABLE webhook_endpoint DROP COLUMN is_test;
