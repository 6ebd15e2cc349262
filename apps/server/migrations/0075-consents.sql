-- What a tenant agreed to and may take back, with its history (decision 0147); the last entry of a kind holds.
CREATE TABLE account_consent (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  consent text NOT NULL CHECK (consent IN ('news', 'electronicCommunication', 'analytics', 'errorReporting')),
  given boolean NOT NULL,
  text_version text NOT NULL,
  at timestamptz NOT NULL,
  -- The contract that it was given with; null for what was said in the account, and then on what.
  ref_id text REFERENCES policy,
  browser text CHECK (browser IN ('chrome', 'edge', 'firefox', 'opera', 'safari')),
  system text CHECK (system IN ('android', 'ios', 'linux', 'macos', 'windows')),
  CHECK (given OR ref_id IS NULL)
);
CREATE INDEX account_consent_account ON account_consent (account_id, consent, id);
CREATE INDEX account_consent_ref_id ON account_consent (ref_id) WHERE ref_id IS NOT NULL;
CREATE TRIGGER account_consent_append_only BEFORE UPDATE OR DELETE ON account_consent
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What was signed with a contract; the summary shows the wish for news among the answers, and its consents are its time.
CREATE FUNCTION signed_consents(signed policy_evidence) RETURNS TABLE (consent text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'news' WHERE signed.answers::jsonb #>> '{userInfo,newsAgreement}' = 'true'
  UNION ALL SELECT 'electronicCommunication' WHERE signed.consents ->> 'electronicCommunication' = 'true'
$$;
INSERT INTO account_consent (account_id, consent, given, text_version, at, ref_id)
  SELECT owner.account_id, signed.consent, true, e.consents ->> 'textVersion', (e.consents ->> 'at')::timestamptz, e.ref_id
  FROM policy_evidence e JOIN account_policy owner USING (ref_id), signed_consents(e) AS signed
  ORDER BY e.signed_at;

-- Mails that a tenant is to have on paper: POST until somebody has printed and posted them (decision 0148).
ALTER TABLE mail DROP CONSTRAINT mail_status_check;
ALTER TABLE mail ADD CONSTRAINT mail_status_check CHECK (status IN ('WAITING', 'SENT', 'REFUSED', 'POST', 'POSTED'));
CREATE INDEX mail_for_the_post ON mail (created_at) WHERE status = 'POST';

-- Where a tenant is written to: at home from the day cover begins, until then at the address of the application.
CREATE FUNCTION postal_address(contract text, now timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT p.tenant_name || ', ' || coalesce(
    CASE WHEN p.cover_start <= (now AT TIME ZONE 'Europe/Berlin')::date THEN p.full_address END,
    e.answers::jsonb #>> '{userInfo,address,fullAddress}', p.full_address)
  FROM policy p JOIN policy_evidence e USING (ref_id) WHERE p.ref_id = contract
$$;
