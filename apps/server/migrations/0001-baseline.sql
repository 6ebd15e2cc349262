-- Times always come from the server, never from the database: the server's clock is a port.

-- Append-only tables
-- ------------------

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;

-- Rows can be deleted once their application, and its policy if any, has been erased.
CREATE FUNCTION refuse_change_unless_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND EXISTS (
    SELECT FROM application a LEFT JOIN policy p USING (ref_id)
    WHERE a.ref_id = OLD.ref_id AND a.forgotten_at IS NOT NULL AND (p.ref_id IS NULL
      OR p.forgotten_at IS NOT NULL)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;

-- Rows can be deleted once their policy has been erased.
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

-- Rows can be deleted once their account has been deleted.
CREATE FUNCTION refuse_change_unless_account_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND EXISTS (SELECT FROM account WHERE id = OLD.account_id AND deleted_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;

-- Application
-- -----------

CREATE TABLE application (
  ref_id text PRIMARY KEY CHECK (ref_id ~ '^[0-9a-f]{24}$'),
  country text NOT NULL CHECK (country IN ('de', 'at')),
  locale text NOT NULL,
  last_completed_page text
    CHECK (last_completed_page IN ('TENANT_DETAILS', 'SUMMARY', 'INVITATION_DETAILS', 'RISK_CHECK',
      'PRIVATE_DOCUMENTS', 'PAYMENT_PERIOD', 'PAYMENT')),
  answers jsonb NOT NULL DEFAULT '{}',
  contact_keys jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  invited boolean NOT NULL DEFAULT false,
  consents jsonb,
  decision_id uuid,
  payment_period text CHECK (payment_period IN ('YEARLY', 'MONTHLY')),
  premium_cents integer CHECK (premium_cents > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  signed_at timestamptz,
  -- Tenants of staff housing must use a mail address of this domain.
  employee_email_domain text,
  -- Reminders sent, two at most; also 2 when no reminder may be sent.
  reminders integer NOT NULL DEFAULT 0,
  reminded_at timestamptz,
  forgotten_at timestamptz,
  -- Indexes use the day, because an index on the time would have to change with every save.
  last_active_on date NOT NULL GENERATED ALWAYS AS ((updated_at AT TIME ZONE 'Europe/Berlin')::date) STORED,
  CHECK ((payment_period IS NULL) = (premium_cents IS NULL)),
  CONSTRAINT application_forgotten
    CHECK (forgotten_at IS NULL OR ((answers = '{}') AND contact_keys = '{}' AND consents IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX application_decision ON application (decision_id);
CREATE INDEX application_stopped ON application (last_active_on)
  WHERE signed_at IS NULL AND reminders < 2 AND (contact_keys ->> 'tenantEmail') IS NOT NULL;
CREATE INDEX application_mailbox ON application ((contact_keys ->> 'tenantEmail'));
CREATE INDEX application_unsigned ON application (last_active_on) WHERE signed_at IS NULL AND forgotten_at IS NULL;

CREATE TABLE application_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  cause text NOT NULL,
  change jsonb NOT NULL,
  last_completed_page text,
  UNIQUE (ref_id, version)
);

-- The tenant's browser holds the token; only its SHA-256 is stored.
CREATE TABLE application_token (
  token_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX application_token_ref_id ON application_token (ref_id);

-- Answers stored for an Idempotency-Key, sealed with the key itself.
CREATE TABLE idempotency (
  key_hash bytea PRIMARY KEY,
  body_hash bytea NOT NULL,
  claim_id uuid NOT NULL UNIQUE,
  claimed_at timestamptz NOT NULL,
  status integer,
  answer bytea
);
CREATE INDEX idempotency_claimed_at ON idempotency (claimed_at);

-- How far /dev/clock has moved the server's clock. Empty in production.
CREATE TABLE clock_offset (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  offset_ms bigint NOT NULL
);

CREATE TABLE staff_account (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- The address in lower case.
  email_key text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('underwriter', 'administrator')),
  password_hash text NOT NULL,
  -- Created at the first login; required once totp_since is set.
  totp_secret bytea,
  totp_since timestamptz,
  -- The last used 30-second step. A code works once.
  totp_last_step bigint,
  -- The password is public: refused in production, no second factor elsewhere.
  demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  CHECK (totp_since IS NULL OR totp_secret IS NOT NULL)
);

CREATE TABLE staff_session (
  token_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_account,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX staff_session_staff ON staff_session (staff_id);

-- Who did what at the desk.
CREATE TABLE staff_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  act text NOT NULL,
  ref_id text REFERENCES application,
  detail jsonb NOT NULL
);
CREATE INDEX staff_act_ref_id ON staff_act (ref_id, at);
CREATE TRIGGER staff_act_append_only BEFORE UPDATE OR DELETE ON staff_act
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Risk decisions. A decision is never changed; a later one follows it and the application points to the latest.
CREATE TABLE decision (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  outcome text NOT NULL CHECK (outcome IN ('QUOTE', 'REFUSED', 'MANUAL_REVIEW')),
  reason text,
  required_documents text[] NOT NULL,
  rule_version text NOT NULL,
  tariff_version text NOT NULL,
  inputs jsonb NOT NULL,
  input_hash text NOT NULL,
  at timestamptz NOT NULL,
  -- Creation order; two decisions may have the same time.
  number bigint GENERATED ALWAYS AS IDENTITY,
  made_by text NOT NULL DEFAULT 'RULES' CHECK (made_by IN ('RULES', 'TENANT', 'STAFF')),
  staff_id uuid REFERENCES staff_account,
  follows uuid REFERENCES decision,
  -- What the person wrote to the tenant.
  note text,
  -- Why a person must decide, and since when. The same for all decisions of a chain.
  review_cause text CHECK (review_cause IN ('RULES', 'BUREAU_DOWN', 'ASKED')),
  opened_at timestamptz,
  -- The credit bureau's answer as received; null when it was not asked or did not answer.
  bureau_answer jsonb,
  CHECK ((made_by = 'STAFF') = (staff_id IS NOT NULL)),
  CHECK ((review_cause IS NULL) = (opened_at IS NULL)),
  CHECK (outcome <> 'MANUAL_REVIEW' OR opened_at IS NOT NULL)
);
CREATE INDEX decision_ref_id ON decision (ref_id);
CREATE INDEX decision_for_a_person ON decision (opened_at) WHERE outcome = 'MANUAL_REVIEW';
CREATE INDEX decision_opened ON decision (opened_at) WHERE opened_at IS NOT NULL;

-- A mailed link that continues an application in another browser. Works once.
CREATE TABLE resume_link (
  token_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- The signed application cannot continue; the link creates a new one with its answers.
  renews boolean NOT NULL DEFAULT false
);
CREATE INDEX resume_link_ref_id ON resume_link (ref_id);

-- Someone asked for a resume link. A job answers, so the response time does not reveal whether an application exists.
CREATE TABLE resume_request (
  id uuid PRIMARY KEY,
  email_key text NOT NULL,
  -- The application of the asking browser, if any.
  ref_id text REFERENCES application,
  created_at timestamptz NOT NULL
);
CREATE INDEX resume_request_created ON resume_request (created_at);

-- Mailboxes that opted out of reminders.
CREATE TABLE reminder_stop (
  email_hash bytea PRIMARY KEY,
  at timestamptz NOT NULL
);

-- The unsubscribe link of a reminder.
CREATE TABLE reminder_link (
  token_hash bytea PRIMARY KEY,
  email_hash bytea NOT NULL
);

-- When the next reminder of an unfinished application is due: one and three days after the last save at the same
-- local time, at least a day apart.
CREATE FUNCTION stopped_reminder_at(last_save timestamp with time zone, reminders integer,
  reminded_at timestamp with time zone) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
  SELECT greatest(
    (last_save AT TIME ZONE 'Europe/Berlin' + make_interval(days => CASE reminders WHEN 0 THEN 1 ELSE 3 END))
      AT TIME ZONE 'Europe/Berlin',
    reminded_at + interval '1 day')
$$;

-- Addresses
-- ---------

-- Spelling for comparison: 'ẞ', 'ß' and 'ss' are equal, so are 'Ä', 'ä' and 'ae'. Accents are dropped, punctuation
-- is kept.
CREATE FUNCTION plain_letters(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(regexp_replace(normalize(
    replace(replace(replace(replace(replace(replace(replace(replace(normalize(coalesce(written, ''), NFC),
      'Ä', 'ae'), 'ä', 'ae'), 'Ö', 'oe'), 'ö', 'oe'), 'Ü', 'ue'), 'ü', 'ue'), 'ẞ', 'ss'), 'ß', 'ss'),
    NFD), '[\u0300-\u036f]', '', 'g'))
$$;

-- In Austria the street number may contain the door: '3/2/14' is door '2/14' of number 3.
CREATE FUNCTION door_in_number(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN address ->> 'country' = 'at'
    THEN nullif(regexp_replace(address ->> 'streetNumber', '^[^/]*/?', ''), '') END
$$;

-- Identifies a building. Suffixes of a city name ('am Main', ', Leopoldstadt') are optional, so they are dropped.
CREATE FUNCTION building_key(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws('|', address ->> 'country', address ->> 'zip',
    regexp_replace(regexp_replace(plain_letters(address ->> 'city'),
      '\s*[,/(].*$|\s+(an|am|a\.|bei|b\.|im|in|i\.|ob|vor)(\s|[a-z]\.).*$', ''), '[^a-z0-9]', '', 'g'),
    regexp_replace(regexp_replace(plain_letters(address ->> 'street'), 'strasse', 'str', 'g'), '[^a-z0-9]', '', 'g'),
    regexp_replace(plain_letters(CASE WHEN door_in_number(address) IS NULL THEN address ->> 'streetNumber'
      ELSE split_part(address ->> 'streetNumber', '/', 1) END), '[^a-z0-9/-]', '', 'g'))
$$;

-- Identifies the home inside a building; null when the address names none.
CREATE FUNCTION unit_key(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  WITH said AS (
    SELECT plain_letters(concat_ws('/', door_in_number(address), nullif(address ->> 'unitName', ''))) AS door
  ), shortened AS (
    SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(door,
      '(obergeschoss|stockwerk|stock|etage)', 'og', 'g'), 'erdgeschoss', 'eg', 'g'), 'dachgeschoss', 'dg', 'g'),
      '\mlinks\M', 'li', 'g'), '\mrechts\M', 're', 'g'),
      '\m(top|tuer|wohnung|whg|apartment|app|apt|nummer|nr)\M|\mwohnungsnummer\M', '', 'g') AS door
    FROM said
  )
  SELECT nullif(coalesce(nullif(btrim(regexp_replace(shortened.door, '[^a-z0-9]+', '/', 'g'), '/'), ''),
    btrim(regexp_replace(said.door, '[^a-z0-9]+', '/', 'g'), '/')), '')
  FROM said, shortened
$$;

-- Imported places and streets. Empty until an operator imports them; each import swaps in new tables.
CREATE TABLE address_place (
  country text NOT NULL,
  zip text NOT NULL,
  city text NOT NULL,
  city_key text NOT NULL
);
CREATE INDEX address_place_country_zip_idx ON address_place (country, zip text_pattern_ops);
CREATE INDEX address_place_country_city_key_idx ON address_place (country, city_key text_pattern_ops);

CREATE TABLE address_street (
  country text NOT NULL,
  zip text NOT NULL,
  city text NOT NULL,
  city_key text NOT NULL,
  street text NOT NULL,
  street_key text NOT NULL,
  size smallint,
  letters integer
);
CREATE INDEX address_street_country_street_key_city_key_zip_idx
  ON address_street (country, street_key text_pattern_ops, city_key text_pattern_ops, zip);
CREATE INDEX address_street_country_city_key_street_key_idx
  ON address_street (country, city_key, street_key text_pattern_ops);

-- Each city that has streets, once. A search narrows down cities first.
CREATE TABLE address_city (
  country text NOT NULL,
  city_key text NOT NULL,
  size smallint,
  letters integer
);
CREATE INDEX address_city_country_city_key_idx ON address_city (country, city_key text_pattern_ops);

-- Partners and invitations
-- ------------------------

CREATE TABLE partner (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text NOT NULL,
  -- Public key (JWK) for signed links.
  signing_key jsonb,
  created_at timestamptz NOT NULL,
  -- Set by the operator only. Null: the partner has no application page and its homes are not suggested.
  onboarding_base_url text CHECK (onboarding_base_url LIKE 'https://%')
);

-- API keys. A partner may have several valid keys, so keys can be rotated without downtime.
CREATE TABLE partner_key (
  key_hash bytea PRIMARY KEY,
  partner_id text NOT NULL REFERENCES partner,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);

CREATE TABLE partner_property (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  partner_id text NOT NULL REFERENCES partner,
  -- The partner's own name for the home, unique per partner.
  reference text NOT NULL,
  address jsonb NOT NULL,
  full_address text NOT NULL,
  -- Search words, normalised by the server.
  words tsvector NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  building_key text GENERATED ALWAYS AS (building_key(address)) STORED,
  unit_key text GENERATED ALWAYS AS (unit_key(address)) STORED,
  UNIQUE (partner_id, reference)
);
CREATE INDEX partner_property_words ON partner_property USING gin (words);
CREATE INDEX partner_property_building ON partner_property (building_key) WHERE unit_key IS NULL;

-- The partner and the tenant know the secret in the link; only its SHA-256 is stored.
CREATE TABLE invitation (
  id_hash bytea PRIMARY KEY,
  partner_id text REFERENCES partner,
  status text NOT NULL CHECK (status IN ('OPEN', 'USED', 'WITHDRAWN', 'EXPIRED')),
  tenant_email text NOT NULL,
  full_address text NOT NULL,
  -- Input for the application; cleared when it was created or can no longer be.
  offer jsonb,
  ref_id text REFERENCES application UNIQUE,
  mail_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  forgotten_at timestamptz,
  CHECK ((status = 'OPEN') = (offer IS NOT NULL)),
  CHECK ((status = 'USED') = (ref_id IS NOT NULL)),
  CONSTRAINT invitation_forgotten
    CHECK (forgotten_at IS NULL OR ((status IN ('WITHDRAWN', 'EXPIRED')) AND tenant_email = '' AND full_address = ''))
);
CREATE INDEX invitation_partner ON invitation (partner_id, created_at);
CREATE INDEX invitation_to_forget ON invitation (expires_at) WHERE forgotten_at IS NULL AND status <> 'USED';

-- A partner's signed link creates one application.
CREATE TABLE used_offer (
  offer_hash bytea PRIMARY KEY,
  partner_id text NOT NULL REFERENCES partner,
  ref_id text NOT NULL REFERENCES application UNIQUE,
  used_at timestamptz NOT NULL
);

-- An invitation written on the landlord page, waiting for the landlord to confirm their own address.
CREATE TABLE landlord_invite (
  id uuid PRIMARY KEY,
  -- Input for the invitation; cleared when it was created.
  offer jsonb,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  mail_id uuid NOT NULL UNIQUE,
  -- SHA-256 of the sender's network, for rate limiting.
  network_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  CHECK ((confirmed_at IS NULL) = (offer IS NOT NULL))
);
CREATE INDEX landlord_invite_network ON landlord_invite (network_hash, created_at);
CREATE INDEX landlord_invite_expires ON landlord_invite (expires_at);

CREATE TABLE landlord_invite_link (
  token_hash bytea PRIMARY KEY,
  invite_id uuid NOT NULL REFERENCES landlord_invite ON DELETE CASCADE
);
CREATE INDEX landlord_invite_link_invite ON landlord_invite_link (invite_id);

-- Policy
-- ------

CREATE TABLE policy (
  -- One policy per application.
  ref_id text PRIMARY KEY REFERENCES application,
  contract_number text NOT NULL UNIQUE,
  status text NOT NULL
    CHECK (status IN ('SIGNED', 'ACCEPTED', 'ACTIVE', 'PAST_DUE', 'CANCELLATION_REQUESTED', 'ENDED', 'DECLINED',
      'WITHDRAWN')),
  country text NOT NULL CHECK (country IN ('de', 'at')),
  language text NOT NULL CHECK (language IN ('de', 'en')),
  tenant_name text NOT NULL,
  tenant_email text NOT NULL,
  landlord_name text,
  landlord_email text NOT NULL,
  full_address text NOT NULL,
  currency text NOT NULL,
  deposit_cents integer NOT NULL CHECK (deposit_cents > 0),
  cold_rent_cents integer NOT NULL CHECK (cold_rent_cents >= 0),
  premium_cents integer NOT NULL CHECK (premium_cents > 0),
  payment_period text NOT NULL CHECK (payment_period IN ('YEARLY', 'MONTHLY')),
  insurance_start date NOT NULL,
  insurance_end date,
  card_method_id text NOT NULL,
  signed_at timestamptz NOT NULL,
  answered_at timestamptz,
  decline_reason text,
  -- Null until the landlord has accepted.
  cover_start date,
  -- The next premium and when it is due; null when none follows.
  next_premium_number integer NOT NULL,
  next_premium_at timestamptz,
  -- When cover runs out; null without an agreed end and after it ended.
  ends_at timestamptz,
  building_key text NOT NULL,
  unit_key text,
  -- The first day without cover; null while the policy goes on and when cover never began.
  covered_until date,
  -- The last day on which an ended policy must be kept, and why.
  kept_until date,
  kept_because text CHECK (kept_because IN ('BOOKS', 'CLAIMS')),
  forgotten_at timestamptz,
  -- The first day that is free of premium, set when the moving out is confirmed.
  premium_until date,
  -- The partner that may act for the landlord through the API.
  partner_id text REFERENCES partner,
  CHECK (insurance_end > insurance_start),
  CHECK (status IN ('ENDED', 'WITHDRAWN') OR ((cover_start IS NULL) = (status IN ('SIGNED', 'DECLINED')))),
  CHECK (next_premium_at IS NULL OR cover_start IS NOT NULL),
  CHECK (next_premium_at IS NULL OR status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN')),
  CHECK ((kept_until IS NULL) = (kept_because IS NULL)),
  CHECK (forgotten_at IS NULL OR ((kept_until IS NOT NULL) AND tenant_name = '' AND tenant_email = ''
    AND landlord_name IS NULL AND landlord_email = '' AND full_address = '' AND building_key = ''
      AND unit_key IS NULL AND card_method_id = '')),
  CONSTRAINT policy_kept CHECK ((kept_until IS NULL) = (status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN')))
);
CREATE INDEX policy_premium_due ON policy (next_premium_at) WHERE next_premium_at IS NOT NULL;
CREATE INDEX policy_ending ON policy (ends_at) WHERE ends_at IS NOT NULL;
CREATE INDEX policy_home ON policy (building_key, unit_key) WHERE status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN');
CREATE INDEX policy_to_forget ON policy (kept_until) WHERE kept_until IS NOT NULL AND forgotten_at IS NULL;
CREATE INDEX policy_of_partner ON policy (partner_id, ref_id) WHERE partner_id IS NOT NULL;

-- Whether someone else's policy covers this home. Tenants are told apart by mailbox. Without a unit, only a
-- partner's property that is one home counts.
CREATE FUNCTION home_is_taken(address jsonb, mailbox text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM policy p
    WHERE p.building_key = building_key(home_is_taken.address)
      AND p.unit_key IS NOT DISTINCT FROM unit_key(home_is_taken.address)
      AND p.status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN') AND lower(p.tenant_email) IS DISTINCT FROM lower(mailbox))
  AND (unit_key(home_is_taken.address) IS NOT NULL OR EXISTS (
    SELECT FROM partner_property h
    WHERE h.building_key = building_key(home_is_taken.address) AND h.unit_key IS NULL))
$$;

-- Whether this tenant already has a policy for the home. An address without a unit matches every unit of the building.
CREATE FUNCTION home_is_held(address jsonb, mailbox text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM policy p
    WHERE p.building_key = building_key(address) AND coalesce(p.unit_key = unit_key(address), true)
      AND p.status NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN') AND lower(p.tenant_email) = lower(mailbox))
$$;

-- The partner whose invitation or signed link created the application, while landlord and building are still the
-- invited ones.
CREATE FUNCTION partner_of(refid text, mailbox text, building text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(i.partner_id, o.partner_id)
  FROM application_history h LEFT JOIN invitation i ON i.ref_id = h.ref_id LEFT JOIN used_offer o ON o.ref_id = h.ref_id
  WHERE h.ref_id = refid AND h.version = 1
    AND lower(h.change #>> '{landlordInfo,email}') = lower(mailbox)
    AND building_key(h.change #> '{address,address}') = building
$$;

-- Proof of signature: who signed what, when, from where and with which consents.
CREATE TABLE policy_evidence (
  ref_id text PRIMARY KEY REFERENCES policy,
  signed_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text,
  consents jsonb NOT NULL,
  decision_id uuid NOT NULL REFERENCES decision,
  tariff_version text NOT NULL,
  premium_cents integer NOT NULL,
  payment_period text NOT NULL,
  -- The signed answers as text, so that their SHA-256 can be verified byte by byte.
  answers text NOT NULL,
  answers_hash bytea NOT NULL
);
CREATE TRIGGER policy_evidence_append_only BEFORE UPDATE OR DELETE ON policy_evidence
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- The consents that were signed with a policy.
CREATE FUNCTION signed_consents(signed policy_evidence) RETURNS TABLE(consent text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'news' WHERE signed.answers::jsonb #>> '{userInfo,newsAgreement}' = 'true'
  UNION ALL SELECT 'electronicCommunication' WHERE signed.consents ->> 'electronicCommunication' = 'true'
$$;

-- Where a tenant receives letters: the insured home once cover has begun, before that the address in the application.
CREATE FUNCTION postal_address(contract text, now timestamp with time zone) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT p.tenant_name || ', ' || coalesce(
    CASE WHEN p.cover_start <= (now AT TIME ZONE 'Europe/Berlin')::date THEN p.full_address END,
    e.answers::jsonb #>> '{userInfo,address,fullAddress}', p.full_address)
  FROM policy p JOIN policy_evidence e USING (ref_id) WHERE p.ref_id = contract
$$;

CREATE TABLE policy_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  from_status text,
  to_status text NOT NULL,
  at timestamptz NOT NULL,
  cause text NOT NULL CHECK (cause IN ('tenant', 'landlord', 'calendar', 'card')),
  -- The partner whose program acted for the landlord; null for the mailed link.
  partner_id text REFERENCES partner
);
CREATE INDEX policy_history_ref_id ON policy_history (ref_id, id);
CREATE TRIGGER policy_history_append_only BEFORE UPDATE OR DELETE ON policy_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE landlord_link (
  token_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  -- personal: may answer. short: shared by the tenant, read-only.
  kind text NOT NULL CHECK (kind IN ('personal', 'short')),
  created_at timestamptz NOT NULL
);
CREATE INDEX landlord_link_ref_id ON landlord_link (ref_id);

-- Reminders and the deadline for the landlord's answer.
CREATE TABLE landlord_wait (
  ref_id text PRIMARY KEY REFERENCES policy,
  asked_at timestamptz NOT NULL,
  reminders integer NOT NULL DEFAULT 0,
  -- When to remind or to give up; null when nothing is left to wait for.
  next_at timestamptz
);
CREATE INDEX landlord_wait_next ON landlord_wait (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE landlord_message (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  message text NOT NULL,
  at timestamptz NOT NULL,
  -- SHA-256 of caller and Idempotency-Key; a repeated request finds the first message.
  request_key bytea
);
CREATE INDEX landlord_message_ref_id ON landlord_message (ref_id, at);
CREATE UNIQUE INDEX landlord_message_of_request ON landlord_message (ref_id, request_key);

-- The code that verifies a certificate. Created when the certificate is first requested.
CREATE TABLE certificate (
  ref_id text PRIMARY KEY REFERENCES policy,
  code text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL
);
CREATE TRIGGER certificate_append_only BEFORE UPDATE OR DELETE ON certificate
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- PDFs exactly as people received them, stored once per content.
CREATE TABLE paper (
  sha256 bytea PRIMARY KEY,
  bytes bytea NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE TRIGGER paper_append_only BEFORE UPDATE ON paper
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Which documents an applicant received before signing, when and how.
CREATE TABLE given_paper (
  ref_id text NOT NULL REFERENCES application,
  kind text NOT NULL,
  sha256 bytea NOT NULL REFERENCES paper,
  version text NOT NULL,
  how text NOT NULL CHECK (how IN ('MAILED', 'DOWNLOADED')),
  at timestamptz NOT NULL,
  PRIMARY KEY (ref_id, kind, sha256, how)
);
CREATE INDEX given_paper_sha256 ON given_paper (sha256);
CREATE TRIGGER given_paper_append_only BEFORE UPDATE OR DELETE ON given_paper
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_forgotten();

-- The signed contract and its attachments, written together with the policy.
CREATE TABLE policy_paper (
  ref_id text NOT NULL REFERENCES policy,
  kind text NOT NULL,
  sha256 bytea NOT NULL REFERENCES paper,
  version text NOT NULL,
  -- Null for the signed contract, which is created by signing.
  given_at timestamptz,
  PRIMARY KEY (ref_id, kind)
);
CREATE INDEX policy_paper_sha256 ON policy_paper (sha256);
CREATE TRIGGER policy_paper_append_only BEFORE UPDATE OR DELETE ON policy_paper
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- A cancelled policy waits for the landlord's release of liability; the landlord is reminded.
CREATE TABLE cancellation (
  ref_id text PRIMARY KEY REFERENCES policy,
  requested_at timestamptz NOT NULL,
  reason text,
  reminders integer NOT NULL DEFAULT 0,
  -- Null when no reminder is left.
  remind_at timestamptz
);
CREATE INDEX cancellation_remind ON cancellation (remind_at) WHERE remind_at IS NOT NULL;

CREATE TABLE release_of_liability (
  ref_id text PRIMARY KEY REFERENCES policy,
  signed_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text,
  partner_id text REFERENCES partner,
  signed_by text,
  CHECK ((partner_id IS NULL) = (signed_by IS NULL))
);
CREATE TRIGGER release_of_liability_append_only BEFORE UPDATE OR DELETE ON release_of_liability
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- A withdrawal without login. A job answers, so the response does not reveal whether a policy exists.
CREATE TABLE withdrawal_request (
  id uuid PRIMARY KEY,
  contract_number text NOT NULL,
  email_key text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX withdrawal_request_created ON withdrawal_request (created_at);

-- A tenant who cancelled proves that they moved out and stops paying from then on, even before the landlord's release.
CREATE TABLE moving_out (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  -- As stated by the tenant.
  moved_out_on date NOT NULL,
  given_at timestamptz NOT NULL,
  -- Null while open. DROPPED: no longer needed, because the landlord released or the tenant stays.
  outcome text CHECK (outcome IN ('CONFIRMED', 'REFUSED', 'DROPPED')),
  decided_at timestamptz,
  -- The day that the proof shows, and the first day free of premium.
  confirmed_on date,
  premium_until date,
  note text,
  staff_id uuid REFERENCES staff_account,
  CHECK ((outcome IS NULL) = (decided_at IS NULL)),
  CHECK ((outcome IS NOT DISTINCT FROM 'CONFIRMED') = (confirmed_on IS NOT NULL)),
  CHECK ((confirmed_on IS NULL) = (premium_until IS NULL)),
  CHECK (premium_until >= confirmed_on),
  CHECK (outcome IS DISTINCT FROM 'REFUSED' OR note IS NOT NULL),
  CHECK ((COALESCE(outcome, 'DROPPED') = 'DROPPED') = (staff_id IS NULL))
);
CREATE UNIQUE INDEX moving_out_open ON moving_out (ref_id) WHERE outcome IS NULL;
CREATE UNIQUE INDEX moving_out_confirmed ON moving_out (ref_id) WHERE outcome = 'CONFIRMED';
CREATE INDEX moving_out_ref_id ON moving_out (ref_id, given_at);
CREATE TRIGGER moving_out_decided BEFORE UPDATE ON moving_out
  FOR EACH ROW WHEN ((old.outcome IS NOT NULL)) EXECUTE FUNCTION refuse_change_unless_contract_forgotten();
CREATE TRIGGER moving_out_kept BEFORE DELETE ON moving_out
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- The tenant is asked once for a rating, some time after cover began.
CREATE TABLE rating (
  ref_id text PRIMARY KEY REFERENCES policy,
  -- Null once asked, or when the tenant is not to be asked.
  ask_at timestamptz,
  rated_at timestamptz,
  landlord_rating smallint CHECK (landlord_rating BETWEEN 1 AND 5),
  provider_rating smallint CHECK (provider_rating BETWEEN 1 AND 5),
  recommend boolean,
  message text,
  CHECK ((rated_at IS NULL) = (landlord_rating IS NULL)),
  CHECK ((rated_at IS NULL) = (provider_rating IS NULL)),
  CHECK ((rated_at IS NULL) = (recommend IS NULL))
);
CREATE INDEX rating_ask ON rating (ask_at) WHERE ask_at IS NOT NULL;

CREATE TABLE rating_link (
  id_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES rating
);

-- Billing
-- -------

-- The application's card setup at the payment provider. Each country has its own provider account.
CREATE TABLE card_setup (
  ref_id text NOT NULL REFERENCES application,
  country text NOT NULL,
  setup_id text NOT NULL,
  -- The last confirmed card, kept while another setup is open.
  method_id text,
  PRIMARY KEY (ref_id, country)
);

CREATE TABLE card_link (
  token_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  created_at timestamptz NOT NULL
);
CREATE INDEX card_link_ref_id ON card_link (ref_id);

-- Every card that replaced another.
CREATE TABLE card_change (
  ref_id text NOT NULL REFERENCES policy,
  method_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (ref_id, method_id)
);
CREATE TRIGGER card_change_append_only BEFORE UPDATE OR DELETE ON card_change
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

CREATE TABLE premium (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  number integer NOT NULL,
  period_from date NOT NULL,
  period_until date NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  -- DUE: a charge is planned or in progress. UNPAID: every attempt failed.
  status text NOT NULL CHECK (status IN ('DUE', 'PAID', 'UNPAID', 'CANCELLED')),
  due_at timestamptz NOT NULL,
  -- Local day of the first failed attempt; retries are scheduled from it.
  first_failed_on date,
  CHECK (period_until > period_from),
  UNIQUE (ref_id, number)
);
CREATE INDEX premium_for_a_person ON premium (due_at) WHERE status = 'UNPAID';

-- What a landlord claims under a guarantee.
CREATE TABLE claim (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  reported_at timestamptz NOT NULL,
  -- The last day on which the tenant may object.
  object_until date NOT NULL,
  -- The partner whose program reported the claim; null for the mailed link.
  partner_id text REFERENCES partner,
  -- SHA-256 of caller and Idempotency-Key; a repeated request finds the first claim.
  request_key bytea
);
CREATE INDEX claim_ref_id ON claim (ref_id, reported_at);
CREATE UNIQUE INDEX claim_of_request ON claim (ref_id, request_key);
CREATE TRIGGER claim_append_only BEFORE UPDATE OR DELETE ON claim
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

CREATE TABLE claim_item (
  claim_id uuid NOT NULL REFERENCES claim,
  number integer NOT NULL CHECK (number > 0),
  description text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  PRIMARY KEY (claim_id, number)
);
CREATE TRIGGER claim_item_append_only BEFORE UPDATE OR DELETE ON claim_item
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

CREATE TABLE claim_decision (
  claim_id uuid PRIMARY KEY REFERENCES claim,
  outcome text NOT NULL CHECK (outcome IN ('ACCEPTED', 'PARTLY', 'REFUSED')),
  granted_cents integer NOT NULL CHECK (granted_cents >= 0),
  -- Granted per item, in the order of the items.
  item_cents integer[] NOT NULL,
  note text,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  CHECK ((outcome = 'REFUSED') = (granted_cents = 0)),
  CHECK (outcome = 'ACCEPTED' OR note IS NOT NULL)
);
CREATE TRIGGER claim_decision_append_only BEFORE UPDATE OR DELETE ON claim_decision
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

CREATE TABLE claim_objection (
  claim_id uuid PRIMARY KEY REFERENCES claim,
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE TRIGGER claim_objection_append_only BEFORE UPDATE OR DELETE ON claim_objection
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- What a tenant owes after an accepted claim.
CREATE TABLE repayment (
  id uuid PRIMARY KEY,
  -- Null after the claim was erased with its policy; the amounts stay in the books.
  claim_id uuid REFERENCES claim ON DELETE SET NULL UNIQUE,
  ref_id text NOT NULL REFERENCES policy,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  owed_at timestamptz NOT NULL,
  -- The last day to choose instalments, the instant at which it is over, and the due day when nothing was chosen.
  choose_until date NOT NULL,
  choice_ends_at timestamptz NOT NULL,
  due_on date NOT NULL,
  -- Null until instalments are agreed.
  parts integer CHECK (parts BETWEEN 1 AND 12),
  planned_at timestamptz,
  planned_by text CHECK (planned_by IN ('tenant', 'calendar')),
  paid_at timestamptz,
  CHECK (due_on > choose_until),
  CHECK (paid_at >= planned_at),
  CHECK (num_nonnulls(parts, planned_at, planned_by) IN (0, 3))
);
CREATE INDEX repayment_ref_id ON repayment (ref_id);
CREATE INDEX repayment_to_plan ON repayment (choice_ends_at) WHERE parts IS NULL;

CREATE FUNCTION instalments_must_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT (r.parts, r.amount_cents) IS DISTINCT FROM (count(i.id), sum(i.amount_cents))
      FROM repayment r LEFT JOIN instalment i ON i.repayment_id = r.id
      WHERE r.id = new.repayment_id GROUP BY r.id) THEN
    RAISE EXCEPTION 'the instalments of % do not add up', new.repayment_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE TABLE instalment (
  id uuid PRIMARY KEY,
  repayment_id uuid NOT NULL REFERENCES repayment,
  ref_id text NOT NULL REFERENCES policy,
  number integer NOT NULL CHECK (number > 0),
  due_on date NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  -- As for a premium.
  status text NOT NULL CHECK (status IN ('DUE', 'PAID', 'UNPAID')),
  -- Local day of the first failed attempt; retries are scheduled from it.
  first_failed_on date,
  UNIQUE (repayment_id, number)
);
CREATE INDEX instalment_ref_id ON instalment (ref_id);
CREATE CONSTRAINT TRIGGER instalment_adds_up AFTER INSERT OR UPDATE OF amount_cents
  ON instalment DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION instalments_must_add_up();

-- One try to charge a premium or an instalment.
CREATE TABLE charge_attempt (
  -- Also the provider's idempotency key.
  id uuid PRIMARY KEY,
  premium_id uuid REFERENCES premium,
  number integer NOT NULL,
  status text NOT NULL CHECK (status IN ('INTENDED', 'ASKED', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
  -- When to charge or, once asked, when to ask the provider about the outcome.
  try_at timestamptz NOT NULL,
  asked_at timestamptz,
  answered_at timestamptz,
  -- How often the provider did not answer.
  unanswered integer NOT NULL DEFAULT 0,
  -- Lease of the worker, by the database's clock. Saves double work; the idempotency key prevents double charges.
  leased_until timestamptz,
  provider_charge_id text,
  failure_code text,
  -- The card of this attempt. A new card on the policy does not change it.
  method_id text,
  instalment_id uuid REFERENCES instalment,
  -- A payment that the tenant confirms on the spot waits until then; afterwards it is cancelled at the provider.
  present_until timestamptz,
  CHECK (num_nonnulls(premium_id, instalment_id) = 1),
  CHECK (present_until IS NULL OR status <> 'INTENDED'),
  UNIQUE (premium_id, number),
  UNIQUE (instalment_id, number)
);
CREATE INDEX charge_attempt_open ON charge_attempt (try_at) WHERE status IN ('INTENDED', 'ASKED');
CREATE UNIQUE INDEX charge_attempt_one_open ON charge_attempt (premium_id) WHERE status IN ('INTENDED', 'ASKED');
CREATE UNIQUE INDEX charge_attempt_one_paid ON charge_attempt (premium_id) WHERE status = 'SUCCEEDED';
CREATE UNIQUE INDEX charge_attempt_one_open_instalment ON charge_attempt (instalment_id)
  WHERE status IN ('INTENDED', 'ASKED');
CREATE UNIQUE INDEX charge_attempt_one_paid_instalment ON charge_attempt (instalment_id) WHERE status = 'SUCCEEDED';

CREATE TABLE refund (
  -- Also the provider's idempotency key.
  id uuid PRIMARY KEY,
  -- A premium is refunded once at most.
  premium_id uuid NOT NULL REFERENCES premium UNIQUE,
  ref_id text NOT NULL REFERENCES policy,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  status text NOT NULL CHECK (status IN ('DUE', 'PAID')),
  due_at timestamptz NOT NULL,
  -- When to ask the provider, for the first time or again with the same key.
  try_at timestamptz NOT NULL,
  unanswered integer NOT NULL DEFAULT 0,
  leased_until timestamptz,
  paid_at timestamptz,
  provider_refund_id text
);
CREATE INDEX refund_open ON refund (try_at) WHERE status = 'DUE';
CREATE INDEX refund_ref_id ON refund (ref_id);

CREATE FUNCTION ledger_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_cents) FROM ledger_entry WHERE event = new.event AND subject_id = new.subject_id) <> 0 THEN
    RAISE EXCEPTION 'the ledger does not balance for % of %', new.event, new.subject_id;
  END IF;
  RETURN NULL;
END
$$;

-- Double-entry, append-only. The entries of one event add up to zero.
CREATE TABLE ledger_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event text NOT NULL
    CHECK (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'REPAYMENT_OWED', 'CHARGE_ASKED', 'CHARGE_SUCCEEDED',
      'CHARGE_FAILED', 'REFUND_DUE', 'REFUND_PAID')),
  -- The premium, charge attempt, refund or repayment.
  subject_id uuid NOT NULL,
  ref_id text NOT NULL REFERENCES policy,
  account text NOT NULL
    CHECK (account IN ('RECEIVABLE', 'IN_COLLECTION', 'PROVIDER', 'PREMIUMS', 'REPAYMENTS', 'PAYABLE')),
  -- Positive: debit. Negative: credit.
  amount_cents integer NOT NULL CHECK (amount_cents <> 0),
  currency text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (event, subject_id, account)
);
CREATE INDEX ledger_entry_ref_id ON ledger_entry (ref_id, id);
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_entry_balances AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_must_balance();

-- Webhook events of the payment provider. Each event is stored once, however often it is delivered.
CREATE TABLE payment_notice (
  country text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  -- No foreign key: the event may arrive before our row is committed.
  attempt_id uuid,
  received_at timestamptz NOT NULL,
  -- Set when a person must look at it.
  trouble text,
  settled_at timestamptz,
  settled_by uuid REFERENCES staff_account,
  note text,
  CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
  CHECK ((settled_at IS NULL) = (note IS NULL)),
  PRIMARY KEY (country, id)
);
CREATE INDEX payment_notice_trouble ON payment_notice (received_at) WHERE trouble IS NOT NULL;
CREATE INDEX payment_notice_attempt ON payment_notice (attempt_id) WHERE attempt_id IS NOT NULL;

-- The sandbox payment provider's own books. No foreign keys to our tables: it stands in for another company.
CREATE TABLE sandbox_setup (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  country text NOT NULL,
  customer text NOT NULL,
  secret text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('open', 'requires_action', 'succeeded')),
  -- Last four digits of the card that waits for confirmation.
  asked_for text,
  method_id text,
  created_at timestamptz NOT NULL
);

CREATE TABLE sandbox_method (
  id text PRIMARY KEY,
  setup_id text NOT NULL REFERENCES sandbox_setup,
  behaviour text NOT NULL,
  last_four text NOT NULL
);

CREATE TABLE sandbox_charge (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  idempotency_key text NOT NULL UNIQUE,
  country text NOT NULL,
  method_id text NOT NULL REFERENCES sandbox_method,
  ref_id text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  description text NOT NULL,
  status text NOT NULL CHECK (status IN ('succeeded', 'failed', 'requires_action', 'canceled')),
  code text,
  at timestamptz NOT NULL,
  -- Lets the browser confirm the payment.
  secret text UNIQUE
);

CREATE TABLE sandbox_refund (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  charge_id text NOT NULL REFERENCES sandbox_charge(id),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  at timestamptz NOT NULL
);

-- Documents
-- ---------

-- Files uploaded by tenants and landlords. The bytes are in the document storage.
CREATE TABLE document (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  ref_id text NOT NULL REFERENCES application,
  type text NOT NULL,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL,
  storage_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- The desk asked for a better file; this one no longer counts.
  superseded_at timestamptz,
  -- WAITING: in quarantine until a scanner answers.
  scan text NOT NULL DEFAULT 'CLEAN' CHECK (scan IN ('WAITING', 'CLEAN', 'INFECTED')),
  scan_tries integer NOT NULL DEFAULT 0,
  leased_until timestamptz,
  -- No job scans or deletes the file before this time.
  try_at timestamptz,
  -- Removed by the tenant.
  removed_at timestamptz,
  -- The bytes are gone; the row remains as a record.
  deleted_at timestamptz,
  -- A repeated upload with the same Idempotency-Key finds this document.
  idempotency_hash bytea,
  claim_id uuid REFERENCES claim ON DELETE SET NULL,
  -- Null for documents of the risk check.
  brought_by text CHECK (brought_by IN ('tenant', 'landlord')),
  moving_out_id uuid REFERENCES moving_out ON DELETE SET NULL,
  CHECK (deleted_at IS NULL OR file_name = ''),
  CHECK (claim_id IS NULL OR brought_by IS NOT NULL),
  CHECK (moving_out_id IS NULL OR ((brought_by = 'tenant') AND claim_id IS NULL)),
  CONSTRAINT document_type_check CHECK (
    CASE WHEN brought_by IS NULL THEN type IN ('PASSPORT', 'STUDENT_DOCUMENT', 'WORK_CONTRACT')
      ELSE type IN ('CLAIM_FILE', 'MOVING_OUT_PROOF') END)
);
CREATE INDEX document_ref_id ON document (ref_id, created_at);
CREATE INDEX document_to_scan ON document (try_at) WHERE scan = 'WAITING' AND removed_at IS NULL;
CREATE INDEX document_refused ON document (try_at)
  WHERE deleted_at IS NULL AND ((removed_at IS NOT NULL) OR scan = 'INFECTED');
CREATE INDEX document_kept ON document (created_at) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX document_idempotency ON document (ref_id, idempotency_hash)
  WHERE idempotency_hash IS NOT NULL AND removed_at IS NULL AND deleted_at IS NULL AND superseded_at IS NULL
    AND scan <> 'INFECTED';
CREATE INDEX document_claim_id ON document (claim_id, created_at) WHERE claim_id IS NOT NULL;
CREATE INDEX document_moving_out_id ON document (moving_out_id, created_at) WHERE moving_out_id IS NOT NULL;

-- A one-time download link for the desk, valid for a minute.
CREATE TABLE document_link (
  key_hash bytea PRIMARY KEY,
  document_id text NOT NULL REFERENCES document ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES staff_account,
  created_at timestamptz NOT NULL
);
CREATE INDEX document_link_created ON document_link (created_at);

-- An upload in progress. The row exists before the first byte is stored, so a crash leaves no unknown file and
-- concurrent uploads are counted.
CREATE TABLE upload (
  storage_key text PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  begun_at timestamptz NOT NULL,
  -- By the database's clock. An upload that is still open afterwards belongs to a dead server.
  alive_until timestamptz NOT NULL,
  ended_at timestamptz,
  claim_id uuid REFERENCES claim ON DELETE SET NULL,
  brought_by text CHECK (brought_by IN ('tenant', 'landlord')),
  moving_out_id uuid REFERENCES moving_out ON DELETE SET NULL
);
CREATE INDEX upload_ref_id ON upload (ref_id, begun_at);
CREATE INDEX upload_open ON upload (alive_until) WHERE ended_at IS NULL;
CREATE INDEX upload_ended ON upload (ended_at) WHERE ended_at IS NOT NULL;

-- Mails
-- -----

-- Mails to send. One row per reason, so nothing is mailed twice.
CREATE TABLE mail (
  id uuid PRIMARY KEY,
  reason text NOT NULL UNIQUE,
  kind text NOT NULL,
  ref_id text REFERENCES application,
  to_address text NOT NULL,
  language text NOT NULL,
  country text NOT NULL,
  -- Input for the text. Contains no secret: links are created when the mail is sent.
  data jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING', 'SENT', 'REFUSED', 'POST', 'POSTED')),
  created_at timestamptz NOT NULL,
  send_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- Lease of the worker, by the database's clock.
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text,
  -- The secret of an invitation link, which the partner knows before the mail is sent. Cleared by sending.
  secret text,
  -- Null: our own address.
  reply_to text,
  -- Delete the row once it is sent: everything else about the recipient is already deleted.
  forget boolean NOT NULL DEFAULT false,
  CHECK (secret IS NULL OR status = 'WAITING'),
  CONSTRAINT mail_belongs
    CHECK (ref_id IS NOT NULL OR kind IN ('tenant-invitation', 'invitation-confirmation', 'data-deleted'))
);
CREATE INDEX mail_waiting ON mail (send_at) WHERE status = 'WAITING';
CREATE INDEX mail_ref_id ON mail (ref_id, kind);
CREATE INDEX mail_to_address ON mail (lower(to_address), created_at);
CREATE INDEX mail_of_invitation ON mail (created_at) WHERE ref_id IS NULL;
CREATE INDEX mail_for_the_post ON mail (created_at) WHERE status = 'POST';
CREATE INDEX mail_to_forget ON mail (id) WHERE forget;

-- Sent mails when no mail server is configured.
CREATE TABLE outbox_mail (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The mail's id: a mail sent twice is kept once.
  id uuid NOT NULL UNIQUE,
  to_address text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  attachments jsonb NOT NULL,
  sent_at timestamptz NOT NULL,
  reply_to text,
  -- List-Unsubscribe (RFC 8058).
  unsubscribe_url text
);

-- Accounts
-- --------

CREATE TABLE account (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- The address in lower case: one account per address.
  email_key text NOT NULL UNIQUE,
  -- argon2id; null until the tenant sets a password.
  password_hash text,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);

-- A phone number logs in to one account: the first that used it.
CREATE TABLE account_phone (
  phone_key text PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account
);

CREATE TABLE account_policy (
  ref_id text PRIMARY KEY REFERENCES policy,
  account_id uuid NOT NULL REFERENCES account
);
CREATE INDEX account_policy_account ON account_policy (account_id);

CREATE TABLE account_token (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- A login link sets no password and a password link logs nobody in.
  purpose text NOT NULL DEFAULT 'PASSWORD' CHECK (purpose IN ('PASSWORD', 'LOGIN', 'DELETION'))
);
CREATE INDEX account_token_account ON account_token (account_id);

CREATE TABLE account_session (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  id uuid NOT NULL UNIQUE,
  browser text CHECK (browser IN ('chrome', 'edge', 'firefox', 'opera', 'safari')),
  system text CHECK (system IN ('android', 'ios', 'linux', 'macos', 'windows'))
);
CREATE INDEX account_session_account ON account_session (account_id);

-- Failed logins since the last successful one, kept for unknown accounts too.
CREATE TABLE login_try (
  login_hash bytea PRIMARY KEY,
  tries integer NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL
);
CREATE INDEX login_try_last ON login_try (last_at);

-- Someone asked for a password or login link. A job answers, so the response time does not reveal whether an account
-- exists.
CREATE TABLE password_request (
  id uuid PRIMARY KEY,
  login_kind text NOT NULL CHECK (login_kind IN ('email', 'phone')),
  login_key text NOT NULL,
  created_at timestamptz NOT NULL,
  wants text NOT NULL DEFAULT 'PASSWORD' CHECK (wants IN ('PASSWORD', 'LOGIN'))
);
CREATE INDEX password_request_created ON password_request (created_at);

CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  name text,
  browser text CHECK (browser IN ('chrome', 'edge', 'firefox', 'opera', 'safari')),
  system text CHECK (system IN ('android', 'ios', 'linux', 'macos', 'windows')),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_account ON passkey (account_id);

-- WebAuthn challenges: short-lived, used once. account_id is null for a login.
CREATE TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY,
  account_id uuid REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);

-- Consents and their withdrawals. The last entry of a kind counts.
CREATE TABLE account_consent (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  consent text NOT NULL CHECK (consent IN ('news', 'electronicCommunication', 'analytics', 'errorReporting')),
  given boolean NOT NULL,
  text_version text NOT NULL,
  at timestamptz NOT NULL,
  -- The policy that the consent was signed with; null when it was given in the account.
  ref_id text REFERENCES policy,
  browser text CHECK (browser IN ('chrome', 'edge', 'firefox', 'opera', 'safari')),
  system text CHECK (system IN ('android', 'ios', 'linux', 'macos', 'windows')),
  CHECK (given OR ref_id IS NULL)
);
CREATE INDEX account_consent_account ON account_consent (account_id, consent, id);
CREATE INDEX account_consent_ref_id ON account_consent (ref_id) WHERE ref_id IS NOT NULL;
CREATE TRIGGER account_consent_append_only BEFORE UPDATE OR DELETE ON account_consent
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_account_deleted();

ALTER TABLE application ADD CONSTRAINT application_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decision(id);
