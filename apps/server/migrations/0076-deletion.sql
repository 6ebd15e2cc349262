-- What names a tenant is deleted on request, and what has to be kept when its time is over (decision 0149).

-- The last day on which a contract that is over is kept, and whether because of the books or of claims (domain/kept-until.ts).
ALTER TABLE policy
  ADD COLUMN kept_until date,
  ADD COLUMN kept_because text CHECK (kept_because IN ('BOOKS', 'CLAIMS')),
  ADD COLUMN forgotten_at timestamptz,
  ADD CHECK ((kept_until IS NULL) = (kept_because IS NULL)),
  ADD CHECK (forgotten_at IS NULL OR (kept_until IS NOT NULL AND tenant_name = '' AND tenant_email = '' AND landlord_name IS NULL
    AND landlord_email = '' AND full_address = '' AND building_key = '' AND unit_key IS NULL AND card_method_id = ''));
WITH over AS (
  SELECT p.ref_id, p.country, extract(year FROM max(h.at) AT TIME ZONE 'Europe/Berlin')::integer AS year,
    EXISTS (SELECT FROM premium WHERE premium.ref_id = p.ref_id) AS charged
  FROM policy p JOIN policy_history h USING (ref_id)
  WHERE p.status IN ('ENDED', 'DECLINED', 'WITHDRAWN') AND h.to_status = p.status GROUP BY p.ref_id
)
UPDATE policy SET kept_because = CASE WHEN charged THEN 'BOOKS' ELSE 'CLAIMS' END,
    kept_until = make_date(year + CASE WHEN NOT charged THEN 3 WHEN over.country = 'de' THEN 8 ELSE 7 END, 12, 31)
  FROM over WHERE over.ref_id = policy.ref_id;
ALTER TABLE policy ADD CONSTRAINT policy_kept CHECK ((kept_until IS NULL) = (status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN')));
CREATE INDEX policy_to_forget ON policy (kept_until) WHERE kept_until IS NOT NULL AND forgotten_at IS NULL;

-- A signed application is emptied like another one: what was signed stands in the evidence.
ALTER TABLE application DROP CONSTRAINT application_check1;
ALTER TABLE application ADD CONSTRAINT application_forgotten CHECK
  (forgotten_at IS NULL OR (answers = '{}' AND contact_keys = '{}' AND consents IS NULL));

-- Proofs go when their contract is forgotten, and no sooner.
CREATE FUNCTION refuse_change_unless_contract_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND EXISTS (
    SELECT FROM policy WHERE forgotten_at IS NOT NULL AND ref_id = coalesce(to_jsonb(OLD) ->> 'ref_id',
      (SELECT claim.ref_id FROM claim WHERE claim.id::text = to_jsonb(OLD) ->> 'claim_id'))) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
DROP TRIGGER release_append_only ON release_of_liability;
CREATE TRIGGER release_of_liability_append_only BEFORE UPDATE OR DELETE ON release_of_liability
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();
DO $$
DECLARE proof text;
BEGIN
  FOREACH proof IN ARRAY ARRAY['policy_evidence', 'policy_paper', 'certificate', 'card_change', 'claim', 'claim_item',
    'claim_decision', 'claim_objection'] LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', proof || '_append_only', proof);
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION '
      'refuse_change_unless_contract_forgotten()', proof || '_append_only', proof);
  END LOOP;
END
$$;

-- What somebody was given before signing stays as long as the contract does.
CREATE OR REPLACE FUNCTION refuse_change_unless_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND EXISTS (
    SELECT FROM application a LEFT JOIN policy p USING (ref_id)
    WHERE a.ref_id = OLD.ref_id AND a.forgotten_at IS NOT NULL AND (p.ref_id IS NULL OR p.forgotten_at IS NOT NULL)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;

-- Consents go with their account.
ALTER TABLE account ADD COLUMN deleted_at timestamptz;
CREATE FUNCTION refuse_change_unless_account_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND EXISTS (SELECT FROM account WHERE id = OLD.account_id AND deleted_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
DROP TRIGGER account_consent_append_only ON account_consent;
CREATE TRIGGER account_consent_append_only BEFORE UPDATE OR DELETE ON account_consent
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_account_deleted();

ALTER TABLE account_token DROP CONSTRAINT account_token_purpose_check;
ALTER TABLE account_token ADD CONSTRAINT account_token_purpose_check CHECK (purpose IN ('PASSWORD', 'LOGIN', 'DELETION'));

-- The confirmation comes when there is nothing left that it could belong to.
ALTER TABLE mail DROP CONSTRAINT mail_belongs;
ALTER TABLE mail ADD CONSTRAINT mail_belongs CHECK
  (ref_id IS NOT NULL OR kind IN ('tenant-invitation', 'invitation-confirmation', 'data-deleted'));
-- Receipts that were still to be sent when everything was deleted, and that confirmation, go once they were.
ALTER TABLE mail ADD COLUMN forget boolean NOT NULL DEFAULT false;
CREATE INDEX mail_to_forget ON mail (id) WHERE forget;
