-- The schema of the first release. Every later change is a numbered file of its own (CONTRIBUTING.md, 'Change the database').
-- Times always come from the server, never from the database: the server's clock is a port.

-- Functions
-- ---------

-- The triggers of append-only tables. Their names say when rows may still be deleted.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND may_delete_all() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;

-- Rows can be deleted once their application, and its policy if any, has been erased.
CREATE FUNCTION refuse_change_unless_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Rows can be deleted once their policy has been erased.
CREATE FUNCTION refuse_change_unless_contract_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND (may_delete_all() OR EXISTS (
    SELECT FROM policy WHERE forgotten_at IS NOT NULL AND ref_id = coalesce(to_jsonb(OLD) ->> 'ref_id',
      (SELECT claim.ref_id FROM claim WHERE claim.id::text = to_jsonb(OLD) ->> 'claim_id')))) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;

-- Rows can be deleted once their account has been deleted.
CREATE FUNCTION refuse_change_unless_account_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND (may_delete_all() OR EXISTS (
    SELECT FROM account WHERE id = OLD.account_id AND deleted_at IS NOT NULL)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;

-- Spelling for comparison: 'ẞ', 'ß' and 'ss' are equal, so are 'Ä', 'ä' and 'ae'. Accents are dropped, punctuation
-- is kept.
CREATE FUNCTION plain_letters(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(regexp_replace(normalize(
    replace(replace(replace(replace(replace(replace(replace(replace(normalize(coalesce(written, ''), NFC),
      'Ä', 'ae'), 'ä', 'ae'), 'Ö', 'oe'), 'ö', 'oe'), 'Ü', 'ue'), 'ü', 'ue'), 'ẞ', 'ss'), 'ß', 'ss'),
    NFD), '[\u0300-\u036f]', '', 'g'))
$$;

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

CREATE FUNCTION ledger_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_cents) FROM ledger_entry WHERE event = new.event AND subject_id = new.subject_id) <> 0 THEN
    RAISE EXCEPTION 'the ledger does not balance for % of %', new.event, new.subject_id;
  END IF;
  RETURN NULL;
END
$$;

-- 'jana+1@…' and 'jana+2@…' are one mailbox.
CREATE FUNCTION mailbox_of(address text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN regexp_replace(lower(address), '\+[^@]*@', '@');

-- The words of a text as the desk's search finds them: 'Torstraße 12' as 'torstrasse', 'torstr' and '12' (docs/desk.md).
CREATE FUNCTION search_words(said text) RETURNS tsvector LANGUAGE sql IMMUTABLE
  RETURN array_to_tsvector(array_remove(regexp_split_to_array(
    plain_letters(said) || ' ' || replace(plain_letters(said), 'strasse', 'str'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+'), ''));

-- What the desk searches for. In PL/pgSQL, which keeps its plan; PostgreSQL cannot inline it (docs/scale.md).
CREATE FUNCTION search_query(typed text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (SELECT string_agg('''' || regexp_replace(word, 'strasse$', 'str') || ''':*', ' & ')::tsquery
    FROM unnest(regexp_split_to_array(plain_letters(typed),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+')) AS word WHERE word <> '');
END
$$;

-- Rows can be deleted once their application has been emptied, even if its policy is kept.
CREATE FUNCTION refuse_change_unless_application_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND (may_delete_all() OR EXISTS (
    SELECT FROM application WHERE ref_id = OLD.ref_id AND forgotten_at IS NOT NULL)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;

-- In a sandbox, rows that are otherwise append-only can be deleted.
CREATE FUNCTION may_delete_all() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM installation WHERE is_sandbox);
END
$$;

-- People of the desk
-- ------------------

CREATE TABLE staff_account (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- The address in lower case.
  email_key text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('underwriter', 'administrator')),
  password_hash text,
  -- Created at the first login; required once totp_since is set.
  totp_secret bytea,
  totp_since timestamptz,
  -- The last used 30-second step. A code works once.
  totp_last_step bigint,
  -- The password is public: refused in production, no second factor elsewhere.
  demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  -- The latest mail with a link to set up password and authenticator.
  link_mail_id uuid,
  CHECK (totp_since IS NULL OR totp_secret IS NOT NULL)
);

-- Platform
-- --------

-- Whether this database belongs to a sandbox: decided at the first start, and never changed (docs/operations.md).
CREATE TABLE installation (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  is_sandbox boolean NOT NULL
);

-- How far /dev/clock has moved the server's clock. Empty in production.
CREATE TABLE clock_offset (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  offset_ms bigint NOT NULL
);

-- The desk's switch for the closed mode. Without a row nobody has used it, and the app is open.
CREATE TABLE closed_mode (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  closed boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL REFERENCES staff_account
);

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

-- Uses that are counted for a network: wrong logins, requested mails, invitations. `key` names what is counted, for whom
-- (hashed) and in which period. `expire` is in ms since 1970. The columns are those that rate-limiter-flexible expects.
CREATE TABLE usage_count (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint NOT NULL
);
CREATE INDEX usage_count_expire ON usage_count (expire);

-- Rows of background work whose handling failed. `retry_at` is null once a row is set aside for a person.
CREATE TABLE failed_work (
  task text NOT NULL,
  key text NOT NULL,
  tries integer NOT NULL,
  error text NOT NULL,
  failed_at timestamptz NOT NULL,
  retry_at timestamptz,
  PRIMARY KEY (task, key)
);

-- When what has to happen regularly last happened: a backup, a comparison with the card provider's books, a run of retention
-- that left nothing behind. `problems`: what the last run found, such as differences between the books.
CREATE TABLE last_run (
  name text PRIMARY KEY,
  at timestamptz NOT NULL,
  problems integer NOT NULL DEFAULT 0
);
-- Counts from now, so that a run that never happens is noticed.
INSERT INTO last_run (name, at) VALUES ('backup', now()), ('reconcile', now()), ('retention', now());

-- Where each process tries every ten seconds whether the database can still write. An attempt is rolled back, but it makes
-- the table grow by a page, which fails as soon as the disk is full. Unlogged, so it costs no write-ahead log.
CREATE UNLOGGED TABLE write_probe (
  filler text NOT NULL
);
ALTER TABLE write_probe ALTER COLUMN filler SET STORAGE PLAIN;

-- Partners
-- --------

CREATE TABLE partner (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text NOT NULL,
  -- Public key (JWK) for signed links.
  signing_key jsonb,
  created_at timestamptz NOT NULL,
  -- Set by the operator only. Null: the partner has no application page and its homes are not suggested.
  onboarding_base_url text CHECK (onboarding_base_url ~~ 'https://%'),
  -- The demo partner's key and its signing key are public, so production refuses it.
  demo boolean NOT NULL DEFAULT false
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
  building_key text NOT NULL,
  unit_key text,
  UNIQUE (partner_id, reference)
);
CREATE INDEX partner_property_words ON partner_property USING gin (words);
CREATE INDEX partner_property_building ON partner_property (building_key) WHERE unit_key IS NULL;
-- Homes with a unit are looked up by building, too.
CREATE INDEX partner_property_home ON partner_property (building_key);

-- The people of a partner who use its page. One mailbox may belong to people of several partners.
CREATE TABLE partner_person (
  id uuid PRIMARY KEY,
  partner_id text NOT NULL REFERENCES partner,
  email text NOT NULL,
  email_key text NOT NULL,
  name text NOT NULL,
  language text NOT NULL,
  added_at timestamptz NOT NULL,
  removed_at timestamptz,
  -- The latest mail with a link to log in.
  link_mail_id uuid,
  -- Mails to a partner's people name the support of their country.
  country text NOT NULL
);
CREATE UNIQUE INDEX partner_person_mailbox ON partner_person (partner_id, email_key) WHERE removed_at IS NULL;
CREATE INDEX partner_person_email ON partner_person (email_key);
CREATE INDEX partner_person_removed ON partner_person (removed_at) WHERE removed_at IS NOT NULL;

-- Asked for by anybody; a worker looks up the person, so that the answer does not tell whether there is one.
CREATE TABLE partner_login_request (
  id uuid PRIMARY KEY,
  email_key text NOT NULL,
  country text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Application
-- -----------

CREATE TABLE application (
  ref_id text PRIMARY KEY CHECK (ref_id ~ '^[0-9a-f]{24}$'),
  country text NOT NULL CHECK (country IN ('de', 'at')),
  locale text NOT NULL,
  last_completed_page text CHECK (last_completed_page IN ('TENANT_DETAILS', 'SUMMARY', 'INVITATION_DETAILS',
    'RISK_CHECK', 'PRIVATE_DOCUMENTS', 'PAYMENT_PERIOD', 'PAYMENT')),
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
  -- The signed application with whose answers this one was begun.
  renewed_from text,
  CHECK ((payment_period IS NULL) = (premium_cents IS NULL)),
  CONSTRAINT application_forgotten CHECK (forgotten_at IS NULL OR answers = '{}' AND contact_keys = '{}'
    AND consents IS NULL)
) WITH (fillfactor = 80);
CREATE INDEX application_decision ON application (decision_id);
-- Without the time of the last save, because an index with it would have to change with every save.
CREATE INDEX application_stopped ON application (ref_id) WHERE signed_at IS NULL AND reminders < 2
  AND (contact_keys ->> 'tenantEmail') IS NOT NULL;
CREATE INDEX application_mailbox ON application (((contact_keys ->> 'tenantEmail')));
CREATE INDEX application_unsigned ON application (ref_id) WHERE signed_at IS NULL AND forgotten_at IS NULL;
-- The desk's figures: how long signing took, and the ratings of the last days.
CREATE INDEX application_signed ON application (signed_at) INCLUDE (created_at, ref_id) WHERE signed_at IS NOT NULL;
-- The figures by day.
CREATE INDEX application_begun ON application (created_at) INCLUDE (last_completed_page, payment_period, signed_at);
CREATE INDEX application_confirmed ON application (created_at) WHERE consents IS NOT NULL;

CREATE TABLE application_history (
  ref_id text NOT NULL REFERENCES application,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  cause text NOT NULL,
  change jsonb NOT NULL,
  last_completed_page text,
  PRIMARY KEY (ref_id, version)
);

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
CREATE INDEX decision_refused ON decision (at) WHERE opened_at IS NULL AND outcome = 'REFUSED';
-- Cases, except those that were forgotten: their inputs are empty.
CREATE INDEX decision_listed ON decision (at DESC, ref_id) WHERE (opened_at IS NOT NULL OR outcome = 'REFUSED')
  AND inputs <> '{}';
CREATE INDEX decision_of_rules ON decision (at) INCLUDE (outcome) WHERE made_by = 'RULES';

-- The words by which the desk finds an application that was refused or that a person reviews (docs/desk.md). A table of its
-- own, because an index on the answers would make every save slower.
CREATE TABLE case_words (
  ref_id text PRIMARY KEY REFERENCES application,
  words tsvector NOT NULL
);
CREATE INDEX case_words_words ON case_words USING gin (words);

-- Homes that an application or a network has asked about: whether a home is insured is not for everybody to find out.
CREATE TABLE home_question (
  asker_hash bytea NOT NULL,
  home_hash bytea NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (asker_hash, home_hash)
);
CREATE INDEX home_question_asked_at ON home_question (asked_at);

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

-- Addresses
-- ---------

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
CREATE INDEX address_street_country_street_key_city_key_zip_idx ON address_street (country, street_key
  text_pattern_ops, city_key text_pattern_ops, zip);
CREATE INDEX address_street_country_city_key_street_key_idx ON address_street (country, city_key, street_key
  text_pattern_ops);

-- Each city that has streets, once. A search narrows down cities first.
CREATE TABLE address_city (
  country text NOT NULL,
  city_key text NOT NULL,
  size smallint,
  letters integer
);
CREATE INDEX address_city_country_city_key_idx ON address_city (country, city_key text_pattern_ops);

-- Streets that are suggested besides those that come along: of partners' homes, and those that five applications named.
-- Without house numbers and without any trace of who named them.
CREATE TABLE known_street (
  country text NOT NULL,
  zip text NOT NULL,
  city text NOT NULL,
  street text NOT NULL,
  street_key text NOT NULL
);
CREATE UNIQUE INDEX known_street_key ON known_street (country, street_key text_pattern_ops, zip, city);

-- Who named a street that is not known yet. Deleted when the street becomes known, and with what the application contains.
CREATE TABLE street_mention (
  ref_id text NOT NULL REFERENCES application,
  country text NOT NULL,
  zip text NOT NULL,
  city text NOT NULL,
  street text NOT NULL,
  street_key text NOT NULL,
  PRIMARY KEY (country, zip, city, street_key, ref_id)
);
CREATE INDEX street_mention_application ON street_mention (ref_id);

-- Invitations
-- -----------

-- The partner and the tenant know the secret in the link; only its SHA-256 is stored.
CREATE TABLE invitation (
  id_hash bytea PRIMARY KEY,
  partner_id text REFERENCES partner,
  status text NOT NULL CHECK (status IN ('OPEN', 'USED', 'WITHDRAWN', 'EXPIRED')),
  tenant_email text NOT NULL,
  full_address text NOT NULL,
  -- Input for the application; cleared when it was created or can no longer be.
  offer jsonb,
  ref_id text UNIQUE REFERENCES application,
  mail_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  forgotten_at timestamptz,
  public_id text NOT NULL DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 24) UNIQUE,
  reference text,
  insurance_start date,
  insurance_end date,
  CHECK ((status = 'OPEN') = (offer IS NOT NULL)),
  CHECK ((status = 'USED') = (ref_id IS NOT NULL)),
  CONSTRAINT invitation_forgotten CHECK (forgotten_at IS NULL OR status IN ('WITHDRAWN', 'EXPIRED')
    AND tenant_email = '' AND full_address = ''),
  CHECK (reference IS NULL OR partner_id IS NOT NULL)
);
CREATE INDEX invitation_to_forget ON invitation (expires_at) WHERE forgotten_at IS NULL AND status <> 'USED';
CREATE INDEX invitation_partner ON invitation (partner_id, created_at, public_id);
-- A partner uses a reference once.
CREATE UNIQUE INDEX invitation_reference_of_partner ON invitation (partner_id, reference) WHERE status <> 'WITHDRAWN';

-- A partner's signed link creates one application.
CREATE TABLE used_offer (
  offer_hash bytea PRIMARY KEY,
  partner_id text NOT NULL REFERENCES partner,
  ref_id text NOT NULL UNIQUE REFERENCES application,
  used_at timestamptz NOT NULL,
  -- Events name the rental of a signed link, too.
  reference text
);

-- An invitation written on the landlord page, waiting for the landlord to confirm their own address.
CREATE TABLE landlord_invite (
  id uuid PRIMARY KEY,
  -- Input for the invitation; cleared when it was created.
  offer jsonb,
  language text NOT NULL,
  mail_id uuid NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  CHECK ((confirmed_at IS NULL) = (offer IS NOT NULL))
);
CREATE INDEX landlord_invite_expires ON landlord_invite (expires_at);

-- Policy
-- ------

CREATE TABLE policy (
  -- One policy per application.
  ref_id text PRIMARY KEY REFERENCES application,
  contract_number text NOT NULL UNIQUE,
  country text NOT NULL CHECK (country IN ('de', 'at')),
  language text NOT NULL,
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
  kept_because text CHECK (kept_because IN ('LETTERS', 'VOUCHERS')),
  forgotten_at timestamptz,
  -- The first day that is free of premium, set when the moving out is confirmed.
  premium_until date,
  -- The partner that may act for the landlord through the API.
  partner_id text REFERENCES partner,
  -- When the bank forbade further charges of the policy's card; null again once there is another card.
  card_refused_at timestamptz,
  -- The day by which the landlord returns the cash deposit, as confirmed on accepting; null if the tenant has paid no cash.
  cash_return_on date,
  -- The last day of the class of records that is deleted next; null while the policy runs and once nothing is left.
  forget_after date,
  -- The language in which the landlord acted last; null before, when the language of the home's country is used.
  landlord_language text,
  -- A policy's cover, its payment and its leaving apart. Its one status follows from them (policyStatus).
  cover_state text NOT NULL DEFAULT 'SIGNED' CHECK (cover_state IN ('SIGNED', 'ACCEPTED', 'ENDED', 'DECLINED',
    'WITHDRAWN')),
  -- PAST_DUE: a premium is unpaid whose charge failed. UNCHARGED: no charge has succeeded or failed.
  payment_state text NOT NULL DEFAULT 'UNCHARGED' CHECK (payment_state IN ('UNCHARGED', 'PAID', 'PAST_DUE')),
  leaving_state text NOT NULL DEFAULT 'STAYING' CHECK (leaving_state IN ('STAYING', 'CANCELLATION_REQUESTED')),
  CHECK (insurance_end > insurance_start),
  CHECK (next_premium_at IS NULL OR cover_start IS NOT NULL),
  CHECK ((kept_until IS NULL) = (kept_because IS NULL)),
  CHECK (forgotten_at IS NULL OR kept_until IS NOT NULL AND tenant_name = '' AND tenant_email = ''
    AND landlord_name IS NULL AND landlord_email = '' AND full_address = '' AND building_key = ''
    AND unit_key IS NULL AND card_method_id = ''),
  CONSTRAINT policy_covered CHECK (cover_state IN ('ENDED', 'WITHDRAWN')
    OR (cover_start IS NULL) = (cover_state IN ('SIGNED', 'DECLINED'))),
  CONSTRAINT policy_kept_once_over CHECK ((kept_until IS NULL) = (cover_state NOT IN ('ENDED', 'DECLINED',
    'WITHDRAWN'))),
  CONSTRAINT policy_pays_while_accepted CHECK (next_premium_at IS NULL OR cover_state = 'ACCEPTED'),
  CONSTRAINT policy_leaves_while_accepted CHECK (leaving_state = 'STAYING' OR cover_state = 'ACCEPTED')
);
CREATE INDEX policy_premium_due ON policy (next_premium_at) WHERE next_premium_at IS NOT NULL;
CREATE INDEX policy_ending ON policy (ends_at) WHERE ends_at IS NOT NULL;
CREATE INDEX policy_of_partner ON policy (partner_id, ref_id) WHERE partner_id IS NOT NULL;
CREATE INDEX policy_to_forget ON policy (forget_after) WHERE forget_after IS NOT NULL;
CREATE INDEX policy_words ON policy USING gin (search_words(tenant_name || ' ' || tenant_email || ' ' ||
  coalesce(landlord_name, '') || ' ' || landlord_email || ' ' || full_address || ' ' || contract_number || ' ' ||
  replace(contract_number, '-', '') || ' ' || ref_id));
-- The desk's lists, in their order.
CREATE INDEX policy_signed ON policy (signed_at DESC, ref_id);
-- Whether a home is insured is asked with each address that a tenant enters.
CREATE INDEX policy_building ON policy (building_key);
CREATE INDEX policy_exposure ON policy (cover_start) INCLUDE (covered_until, country, deposit_cents);
CREATE INDEX policy_listed_status ON policy ((CASE
  WHEN cover_state <> 'ACCEPTED' THEN cover_state
  WHEN leaving_state = 'CANCELLATION_REQUESTED' THEN 'CANCELLATION_REQUESTED'
  WHEN payment_state = 'PAST_DUE' THEN 'PAST_DUE'
  WHEN payment_state = 'PAID' THEN 'ACTIVE'
  ELSE 'ACCEPTED'
END), signed_at DESC, ref_id);
CREATE INDEX policy_running_home ON policy (building_key, unit_key) WHERE cover_state NOT IN ('ENDED', 'DECLINED',
  'WITHDRAWN');

CREATE TABLE policy_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  from_status text,
  to_status text NOT NULL,
  at timestamptz NOT NULL,
  cause text NOT NULL CHECK (cause IN ('tenant', 'landlord', 'calendar', 'card')),
  -- The partner whose program acted for the landlord; null for the mailed link.
  partner_id text REFERENCES partner,
  -- When a change of the status was recorded, if later than the time from which it counts. A withdrawal counts from its
  -- declaration, but partners who poll for changes can only see it from now on.
  recorded_at timestamptz
);
CREATE INDEX policy_history_ref_id ON policy_history (ref_id, id);
CREATE TRIGGER policy_history_append_only BEFORE DELETE OR UPDATE ON policy_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

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
CREATE TRIGGER policy_evidence_append_only BEFORE DELETE OR UPDATE ON policy_evidence
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

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
  CHECK ((NOT (outcome IS DISTINCT FROM 'CONFIRMED')) = (confirmed_on IS NOT NULL)),
  CHECK ((confirmed_on IS NULL) = (premium_until IS NULL)),
  CHECK (premium_until >= confirmed_on),
  CHECK (outcome IS DISTINCT FROM 'REFUSED' OR note IS NOT NULL),
  CHECK ((coalesce(outcome, 'DROPPED') = 'DROPPED') = (staff_id IS NULL))
);
CREATE UNIQUE INDEX moving_out_open ON moving_out (ref_id) WHERE outcome IS NULL;
CREATE UNIQUE INDEX moving_out_confirmed ON moving_out (ref_id) WHERE outcome = 'CONFIRMED';
CREATE INDEX moving_out_ref_id ON moving_out (ref_id, given_at);
CREATE TRIGGER moving_out_decided BEFORE UPDATE ON moving_out
  FOR EACH ROW WHEN ((old.outcome IS NOT NULL)) EXECUTE FUNCTION refuse_change_unless_contract_forgotten();
CREATE TRIGGER moving_out_kept BEFORE DELETE ON moving_out
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- Documents of a policy
-- ---------------------

-- The code that verifies a certificate. Created when the certificate is first requested.
CREATE TABLE certificate (
  ref_id text PRIMARY KEY REFERENCES policy,
  code text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL
);
CREATE TRIGGER certificate_append_only BEFORE DELETE OR UPDATE ON certificate
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

CREATE TABLE policy_document (
  sha256 bytea PRIMARY KEY,
  bytes bytea NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE TRIGGER policy_document_append_only BEFORE UPDATE ON policy_document
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE given_document (
  ref_id text NOT NULL REFERENCES application,
  kind text NOT NULL,
  sha256 bytea NOT NULL REFERENCES policy_document,
  version text NOT NULL,
  how text NOT NULL CHECK (how IN ('MAILED', 'DOWNLOADED')),
  at timestamptz NOT NULL,
  PRIMARY KEY (ref_id, kind, sha256, how)
);
CREATE INDEX given_document_sha256 ON given_document (sha256);
CREATE TRIGGER given_document_append_only BEFORE DELETE OR UPDATE ON given_document
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_forgotten();

CREATE TABLE signed_document (
  ref_id text NOT NULL REFERENCES policy,
  kind text NOT NULL,
  sha256 bytea NOT NULL REFERENCES policy_document,
  version text NOT NULL,
  given_at timestamptz,
  PRIMARY KEY (ref_id, kind)
);
CREATE INDEX signed_document_sha256 ON signed_document (sha256);
CREATE TRIGGER signed_document_append_only BEFORE DELETE OR UPDATE ON signed_document
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- Claims
-- ------

-- Where a landlord's claims are paid to. Each change is another row; the latest that counts and was not dropped is used.
CREATE TABLE payout_account (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  iban text NOT NULL,
  holder text NOT NULL,
  entered_at timestamptz NOT NULL,
  counts_from timestamptz NOT NULL,
  -- By the landlord, before it counted.
  dropped_at timestamptz,
  -- Which request entered an account or used a link, so that its repeat succeeds although the first answer was lost.
  request_key bytea
);
CREATE INDEX payout_account_ref_id ON payout_account (ref_id, counts_from);

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
CREATE TRIGGER claim_append_only BEFORE DELETE OR UPDATE ON claim
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

CREATE TABLE claim_item (
  claim_id uuid NOT NULL REFERENCES claim,
  number integer NOT NULL CHECK (number > 0),
  description text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  PRIMARY KEY (claim_id, number)
);
CREATE TRIGGER claim_item_append_only BEFORE DELETE OR UPDATE ON claim_item
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
CREATE TRIGGER claim_decision_append_only BEFORE DELETE OR UPDATE ON claim_decision
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

CREATE TABLE claim_objection (
  claim_id uuid PRIMARY KEY REFERENCES claim,
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE TRIGGER claim_objection_append_only BEFORE DELETE OR UPDATE ON claim_objection
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- The transfer to the landlord of what was granted. The tenant owes the repayment from then on.
CREATE TABLE claim_payout (
  claim_id uuid PRIMARY KEY REFERENCES claim,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  -- The day of the transfer, and its reference on the bank statement.
  paid_on date NOT NULL,
  reference text NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  -- Null where a partner reported the claim.
  account_id uuid REFERENCES payout_account
);
CREATE INDEX claim_payout_reference ON claim_payout (reference);
CREATE TRIGGER claim_payout_append_only BEFORE DELETE OR UPDATE ON claim_payout
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- Documents of tenants
-- --------------------

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
  CHECK (moving_out_id IS NULL OR brought_by = 'tenant' AND claim_id IS NULL),
  CHECK (CASE
    WHEN brought_by IS NULL THEN type IN ('PASSPORT', 'STUDENT_DOCUMENT', 'WORK_CONTRACT')
    ELSE type IN ('CLAIM_FILE', 'MOVING_OUT_PROOF')
  END)
);
CREATE INDEX document_ref_id ON document (ref_id, created_at);
CREATE INDEX document_to_scan ON document (try_at) WHERE scan = 'WAITING' AND removed_at IS NULL;
CREATE INDEX document_refused ON document (try_at) WHERE deleted_at IS NULL AND (removed_at IS NOT NULL
  OR scan = 'INFECTED');
CREATE INDEX document_kept ON document (created_at) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX document_idempotency ON document (ref_id, idempotency_hash) WHERE idempotency_hash IS NOT NULL
  AND removed_at IS NULL AND deleted_at IS NULL AND superseded_at IS NULL AND scan <> 'INFECTED';
CREATE INDEX document_claim_id ON document (claim_id, created_at) WHERE claim_id IS NOT NULL;
CREATE INDEX document_moving_out_id ON document (moving_out_id, created_at) WHERE moving_out_id IS NOT NULL;
-- Files that are deleted by their age: of the risk check, and proofs of moving out.
CREATE INDEX document_to_delete ON document (created_at) WHERE deleted_at IS NULL AND (brought_by IS NULL
  OR moving_out_id IS NOT NULL);

-- A one-time download link for the desk, valid for a minute.
CREATE TABLE document_link (
  key_hash bytea PRIMARY KEY,
  document_id text NOT NULL REFERENCES document ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES staff_account,
  created_at timestamptz NOT NULL
);
CREATE INDEX document_link_created ON document_link (created_at);

-- Where the uploaded documents are: the id of a folder, or the name of a bucket. A server that keeps them elsewhere warns.
CREATE TABLE document_place (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  place text NOT NULL
);

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
  moving_out_id uuid REFERENCES moving_out ON DELETE SET NULL,
  -- Quotas count the bytes of uploads by network. While a file arrives, `bytes` is how many it may become.
  network_hash bytea,
  bytes bigint NOT NULL DEFAULT 0
);
CREATE INDEX upload_ref_id ON upload (ref_id, begun_at);
CREATE INDEX upload_open ON upload (alive_until) WHERE ended_at IS NULL;
CREATE INDEX upload_ended ON upload (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX upload_network_hash ON upload (network_hash, begun_at);

-- Billing
-- -------

-- What a policy was or is paid with, as its provider shows it. A method without a row is a card.
CREATE TABLE payment_method (
  ref_id text NOT NULL REFERENCES policy,
  method_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('card', 'sepa_debit')),
  -- Of the card's number or the IBAN; null if the provider does not tell.
  last_four text,
  -- Of the mandate that the owner of the account gave.
  mandate_reference text,
  since timestamptz NOT NULL,
  PRIMARY KEY (ref_id, method_id),
  CHECK ((kind = 'sepa_debit') = (mandate_reference IS NOT NULL))
);

-- The application's card setup at the payment provider. Each country has its own provider account.
CREATE TABLE card_setup (
  ref_id text NOT NULL REFERENCES application,
  country text NOT NULL,
  setup_id text NOT NULL,
  -- The last confirmed card, kept while another setup is open.
  method_id text,
  -- How the provider shows the last confirmed method.
  method jsonb,
  PRIMARY KEY (ref_id, country)
);

-- Every card that replaced another.
CREATE TABLE card_change (
  ref_id text NOT NULL REFERENCES policy,
  method_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (ref_id, method_id)
);
CREATE TRIGGER card_change_append_only BEFORE DELETE OR UPDATE ON card_change
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
  UNIQUE (ref_id, number),
  CHECK (period_until > period_from)
);
CREATE INDEX premium_for_a_person ON premium (due_at) WHERE status = 'UNPAID';
CREATE INDEX premium_open ON premium (ref_id) WHERE status IN ('DUE', 'UNPAID');
-- The desk's list of charges, in its order.
CREATE INDEX premium_owed ON premium (due_at, ref_id, id) WHERE status IN ('DUE', 'UNPAID');
CREATE INDEX premium_due ON premium (due_at);

-- What a tenant owes after an accepted claim.
CREATE TABLE repayment (
  id uuid PRIMARY KEY,
  -- Null after the claim was erased with its policy; the amounts stay in the books.
  claim_id uuid UNIQUE REFERENCES claim ON DELETE SET NULL,
  ref_id text NOT NULL REFERENCES policy,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  owed_at timestamptz NOT NULL,
  -- The last day to choose instalments, the instant at which it is over, and the due day when nothing was chosen.
  choose_until date NOT NULL,
  choice_ends_at timestamptz NOT NULL,
  due_on date NOT NULL,
  -- Null until instalments are agreed.
  parts integer CHECK (parts >= 1 AND parts <= 12),
  planned_at timestamptz,
  planned_by text CHECK (planned_by IN ('tenant', 'calendar')),
  paid_at timestamptz,
  -- When to remind the tenant of an invoice; null when no reminder is left.
  remind_at timestamptz,
  CHECK (due_on > choose_until),
  CHECK (paid_at >= planned_at),
  CHECK (num_nonnulls(parts, planned_at, planned_by) IN (0, 3))
);
CREATE INDEX repayment_ref_id ON repayment (ref_id);
CREATE INDEX repayment_to_plan ON repayment (choice_ends_at) WHERE parts IS NULL;
CREATE INDEX repayment_to_remind ON repayment (remind_at) WHERE remind_at IS NOT NULL;

CREATE TABLE instalment (
  id uuid PRIMARY KEY,
  repayment_id uuid NOT NULL REFERENCES repayment,
  ref_id text NOT NULL REFERENCES policy,
  number integer NOT NULL CHECK (number > 0),
  due_on date NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  -- As for a premium.
  status text NOT NULL CHECK (status IN ('DUE', 'PAID', 'UNPAID', 'INVOICED')),
  -- Local day of the first failed attempt; retries are scheduled from it.
  first_failed_on date,
  UNIQUE (repayment_id, number)
);
CREATE INDEX instalment_ref_id ON instalment (ref_id);
CREATE INDEX instalment_for_a_person ON instalment (due_on) WHERE status = 'UNPAID';
CREATE INDEX instalment_due ON instalment (due_on);
CREATE CONSTRAINT TRIGGER instalment_adds_up AFTER INSERT OR UPDATE OF amount_cents ON instalment DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION instalments_must_add_up();

-- One try to charge a premium or an instalment.
CREATE TABLE charge_attempt (
  -- Also the provider's idempotency key.
  id uuid PRIMARY KEY,
  premium_id uuid REFERENCES premium,
  number integer NOT NULL,
  status text NOT NULL CHECK (status IN ('INTENDED', 'ASKED', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'RETURNED')),
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
  -- When the provider first answered that the bank takes days; null for a card.
  pending_since timestamptz,
  returned_at timestamptz,
  -- The account for which the tenant was told amount and day beforehand.
  announced_method text,
  -- The last four digits of the card that was charged, as the provider names them; null until somebody asks for them.
  card_digits text CHECK (card_digits ~ '^[0-9]{4}$'),
  -- The idempotency key at the provider. It follows from what is charged, so a restored database makes the same one.
  provider_key text,
  UNIQUE (premium_id, number),
  UNIQUE (instalment_id, number),
  CHECK (num_nonnulls(premium_id, instalment_id) = 1),
  CHECK (present_until IS NULL OR status <> 'INTENDED')
);
CREATE INDEX charge_attempt_open ON charge_attempt (try_at) WHERE status IN ('INTENDED', 'ASKED');
CREATE UNIQUE INDEX charge_attempt_one_open ON charge_attempt (premium_id) WHERE status IN ('INTENDED', 'ASKED');
CREATE UNIQUE INDEX charge_attempt_one_paid ON charge_attempt (premium_id) WHERE status = 'SUCCEEDED';
CREATE UNIQUE INDEX charge_attempt_one_open_instalment ON charge_attempt (instalment_id) WHERE status IN ('INTENDED',
  'ASKED');
CREATE UNIQUE INDEX charge_attempt_one_paid_instalment ON charge_attempt (instalment_id) WHERE status = 'SUCCEEDED';
CREATE INDEX charge_attempt_provider_charge ON charge_attempt (provider_charge_id) WHERE provider_charge_id IS NOT
  NULL;
CREATE INDEX charge_attempt_paid ON charge_attempt (answered_at) WHERE status = 'SUCCEEDED';
CREATE UNIQUE INDEX charge_attempt_provider_key ON charge_attempt (provider_key) WHERE provider_key IS NOT NULL;
CREATE INDEX charge_attempt_failed ON charge_attempt (answered_at) WHERE status = 'FAILED';

CREATE TABLE refund (
  -- Also the provider's idempotency key.
  id uuid PRIMARY KEY,
  -- A premium is refunded once at most.
  premium_id uuid NOT NULL UNIQUE REFERENCES premium,
  ref_id text NOT NULL REFERENCES policy,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  status text NOT NULL CHECK (status IN ('DUE', 'PENDING', 'PAID', 'FAILED')),
  due_at timestamptz NOT NULL,
  -- When to ask the provider, for the first time or again with the same key.
  try_at timestamptz NOT NULL,
  unanswered integer NOT NULL DEFAULT 0,
  leased_until timestamptz,
  paid_at timestamptz,
  provider_refund_id text,
  failure_code text,
  -- A refund that the provider could not pay, and that a person at the desk transferred: the day, and the reference on the
  -- bank statement.
  transferred_on date,
  transfer_reference text,
  transferred_by uuid REFERENCES staff_account,
  provider_key text,
  CONSTRAINT refund_transferred CHECK (transferred_on IS NULL OR status = 'PAID' AND transferred_by IS NOT NULL)
);
CREATE INDEX refund_ref_id ON refund (ref_id);
CREATE INDEX refund_open ON refund (try_at) WHERE status IN ('DUE', 'PENDING');
CREATE INDEX refund_provider_refund ON refund (provider_refund_id) WHERE provider_refund_id IS NOT NULL;
CREATE UNIQUE INDEX refund_provider_key ON refund (provider_key) WHERE provider_key IS NOT NULL;

-- Double-entry, append-only. The entries of one event add up to zero.
CREATE TABLE ledger_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event text NOT NULL CHECK (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'CLAIM_PAID', 'REPAYMENT_OWED',
    'CHARGE_ASKED', 'CHARGE_SUCCEEDED', 'CHARGE_FAILED', 'DEBIT_RETURNED', 'DEBIT_LISTED', 'DEBIT_UNLISTED',
    'REFUND_DUE', 'REFUND_PAID', 'REFUND_RETURNED', 'REFUND_TRANSFERRED', 'REFUND_BY_HAND',
    'REFUND_BY_HAND_RETURNED', 'CHARGEBACK', 'CHARGEBACK_RETURNED', 'PROVIDER_FEE', 'PROVIDER_FEE_RETURNED',
    'PAYOUT', 'PAYOUT_RETURNED', 'UNEXPLAINED_TAKEN', 'UNEXPLAINED_RECEIVED')),
  -- The premium, charge attempt, refund or repayment.
  subject_id uuid NOT NULL,
  ref_id text REFERENCES policy,
  account text NOT NULL CHECK (account IN ('RECEIVABLE', 'IN_COLLECTION', 'PROVIDER', 'PREMIUMS', 'CLAIMS',
    'CLAIMS_BANK', 'REPAYMENTS', 'PAYABLE', 'REFUNDS_BANK', 'REFUNDS_BY_HAND', 'CHARGEBACKS', 'FEES', 'BANK',
    'UNEXPLAINED')),
  -- Positive: debit. Negative: credit.
  amount_cents integer NOT NULL CHECK (amount_cents <> 0),
  currency text NOT NULL,
  at timestamptz NOT NULL,
  -- The policy's country; null for movements at the provider that belong to no policy. And the days that the premium, or its
  -- refunded part, pays for; null for bookings that are about no premium.
  country text,
  period_from date,
  period_until date,
  UNIQUE (event, subject_id, account),
  CONSTRAINT ledger_entry_period CHECK ((period_from IS NULL) = (period_until IS NULL)
    AND period_from < period_until)
) WITH (autovacuum_vacuum_insert_scale_factor = 0.01);
CREATE INDEX ledger_entry_ref_id ON ledger_entry (ref_id, id);
-- The ledger by month, the premiums of later days, and the sum that is guaranteed.
CREATE INDEX ledger_entry_counted ON ledger_entry (at) INCLUDE (country, event, account, amount_cents, period_from)
  WHERE account IN ('PREMIUMS', 'PROVIDER', 'REFUNDS_BANK', 'CLAIMS');
CREATE INDEX ledger_entry_unearned ON ledger_entry (period_until) INCLUDE (country, period_from, amount_cents, at)
  WHERE account = 'PREMIUMS';
CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE ON ledger_entry
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
  -- The provider's ids of what the notice is about: a dispute, a refund or a payment, and the payment concerned.
  subject_id text,
  charge_id text,
  amount_cents integer,
  PRIMARY KEY (country, id),
  CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
  CHECK ((settled_at IS NULL) = (note IS NULL))
);
CREATE INDEX payment_notice_trouble ON payment_notice (received_at) WHERE trouble IS NOT NULL;
CREATE INDEX payment_notice_attempt ON payment_notice (attempt_id) WHERE attempt_id IS NOT NULL;
CREATE INDEX payment_notice_subject ON payment_notice (country, subject_id) WHERE trouble IS NOT NULL;

-- When to read an account's movements next; null while nothing is expected.
CREATE TABLE provider_account (
  country text PRIMARY KEY,
  read_at timestamptz
);
CREATE INDEX provider_account_to_read ON provider_account (read_at) WHERE read_at IS NOT NULL;
INSERT INTO provider_account (country) VALUES ('de'), ('at');

-- Every movement of our balance at the provider, as the provider's own books list it.
CREATE TABLE provider_movement (
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  country text NOT NULL,
  provider_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('charge', 'charge failed', 'refund', 'refund returned', 'dispute', 'payout',
    'fee', 'other')),
  -- Positive: money for us. The fee lowers the balance further when it is positive.
  amount_cents integer NOT NULL,
  fee_cents integer NOT NULL,
  currency text NOT NULL,
  -- By the provider's clock.
  at timestamptz NOT NULL,
  -- The provider's ids of the payment, and of the refund, dispute or payout that moved the money.
  charge_id text,
  source_id text,
  charge_attempt_id uuid,
  refund_id uuid,
  -- Null until the ledger contains it: a charge waits for its answer.
  booked_at timestamptz,
  -- Whether what a bank has returned may be debited again.
  may_try_again boolean NOT NULL DEFAULT false,
  -- What the provider's books say about the charge or refund of a movement: our key, and the premium or instalment.
  charge_key text,
  refund_key text,
  ref_id text,
  debt text,
  UNIQUE (country, provider_id)
);
CREATE INDEX provider_movement_at ON provider_movement (country, at);
CREATE INDEX provider_movement_waiting ON provider_movement (country, position) WHERE booked_at IS NULL;
CREATE INDEX provider_movement_charge ON provider_movement (charge_id) WHERE charge_id IS NOT NULL;
-- The refunds and chargebacks of a tenant's payments.
CREATE INDEX provider_movement_taken_back ON provider_movement (charge_attempt_id) WHERE kind IN ('refund',
  'dispute');
-- The charges at the provider for one premium or instalment.
CREATE INDEX provider_movement_debt ON provider_movement (ref_id, debt) WHERE kind = 'charge';

-- The database that this one was when money last moved, and whether money is held because it is another one now, such as
-- a restored backup (docs/recovery.md).
CREATE TABLE money_hold (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Null where the role may not read them.
  system_id text,
  timeline text,
  database_id text NOT NULL,
  -- Charges and refunds at the provider until then are known, or an operator has seen them.
  known_until timestamptz NOT NULL,
  held_at timestamptz,
  reason text CHECK (reason IN ('another database', 'another timeline', 'behind the provider')),
  CHECK ((held_at IS NULL) = (reason IS NULL))
);

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
  last_four text NOT NULL,
  -- The sandbox's accounts and debits.
  mandate_reference text
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
  status text NOT NULL CHECK (status IN ('succeeded', 'failed', 'requires_action', 'canceled', 'pending')),
  code text,
  at timestamptz NOT NULL,
  -- Lets the browser confirm the payment.
  secret text UNIQUE,
  settles_at timestamptz,
  returned_at timestamptz
);

CREATE TABLE sandbox_refund (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  charge_id text NOT NULL REFERENCES sandbox_charge (id),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  at timestamptz NOT NULL
);

-- Leaving
-- -------

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
CREATE TRIGGER release_of_liability_append_only BEFORE DELETE OR UPDATE ON release_of_liability
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- A withdrawal without login. A job answers, so the response does not reveal whether a policy exists.
CREATE TABLE withdrawal_request (
  id uuid PRIMARY KEY,
  contract_number text NOT NULL,
  email_key text NOT NULL,
  created_at timestamptz NOT NULL,
  -- A withdrawal that matches no contract waits for a person, so it is kept with the name that was typed.
  name text,
  unmatched_at timestamptz
);
CREATE INDEX withdrawal_request_created ON withdrawal_request (created_at) WHERE unmatched_at IS NULL;
CREATE INDEX withdrawal_request_unmatched ON withdrawal_request (unmatched_at) WHERE unmatched_at IS NOT NULL;

-- Landlord
-- --------

-- Reminders and the deadline for the landlord's answer.
CREATE TABLE landlord_wait (
  ref_id text PRIMARY KEY REFERENCES policy,
  asked_at timestamptz NOT NULL,
  reminders integer NOT NULL DEFAULT 0,
  -- When to remind or to give up; null when nothing is left to wait for.
  next_at timestamptz
);
CREATE INDEX landlord_wait_next ON landlord_wait (next_at) WHERE next_at IS NOT NULL;

-- What a landlord asks us on the page, and what the desk answers by mail.
CREATE TABLE landlord_question (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  message text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- SHA-256 of caller and Idempotency-Key; a repeated request finds the first question.
  request_key bytea,
  answer text,
  answered_at timestamptz,
  staff_id uuid REFERENCES staff_account,
  CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (staff_id IS NULL))
);
CREATE INDEX landlord_question_ref_id ON landlord_question (ref_id, asked_at);
CREATE UNIQUE INDEX landlord_question_of_request ON landlord_question (ref_id, request_key);
CREATE INDEX landlord_question_open ON landlord_question (asked_at) WHERE answered_at IS NULL;

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

-- Accounts of tenants
-- -------------------

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
CREATE TRIGGER account_consent_append_only BEFORE DELETE OR UPDATE ON account_consent
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_account_deleted();

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

-- Rating
-- ------

-- The tenant is asked once for a rating, some time after cover began.
CREATE TABLE rating (
  ref_id text PRIMARY KEY REFERENCES policy,
  -- Null once asked, or when the tenant is not to be asked.
  ask_at timestamptz,
  rated_at timestamptz,
  landlord_rating smallint CHECK (landlord_rating >= 1 AND landlord_rating <= 5),
  provider_rating smallint CHECK (provider_rating >= 1 AND provider_rating <= 5),
  recommend boolean,
  message text,
  CHECK ((rated_at IS NULL) = (landlord_rating IS NULL)),
  CHECK ((rated_at IS NULL) = (provider_rating IS NULL)),
  CHECK ((rated_at IS NULL) = (recommend IS NULL))
);
CREATE INDEX rating_ask ON rating (ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX rating_rated ON rating (rated_at DESC, ref_id) WHERE rated_at IS NOT NULL;

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
  -- Before signing, a mailbox from which nobody has followed a link gets only a few mails a day (docs/mail.md).
  -- When the mail was let through: from then on it counts, and is never held back again.
  admitted_at timestamptz,
  -- When somebody followed the mail's link.
  followed_at timestamptz,
  -- Whether the last try failed because the mail server refuses us, whoever the recipient is.
  misconfigured boolean NOT NULL DEFAULT false,
  -- When somebody at the desk dealt with a refused mail in another way, such as by phone.
  settled_at timestamptz,
  -- The mailbox to which the limits on mails count a mail (docs/mail.md, 'Before signing').
  mailbox text NOT NULL,
  -- The id of the request that caused a mail or an event, for log lines. Null if no request did.
  request_id text,
  CHECK (secret IS NULL OR status = 'WAITING'),
  CONSTRAINT mail_belongs CHECK (ref_id IS NOT NULL OR kind IN ('tenant-invitation', 'invitation-confirmation',
    'data-deleted', 'withdrawal-received', 'staff-link', 'partner-welcome', 'partner-login-link', 'webhook-off'))
);
CREATE INDEX mail_waiting ON mail (send_at) WHERE status = 'WAITING';
CREATE INDEX mail_ref_id ON mail (ref_id, kind);
CREATE INDEX mail_to_address ON mail (lower(to_address), created_at);
CREATE INDEX mail_of_invitation ON mail (created_at) WHERE ref_id IS NULL;
CREATE INDEX mail_for_the_post ON mail (created_at) WHERE status = 'POST';
CREATE INDEX mail_to_forget ON mail (id) WHERE forget;
CREATE INDEX mail_mailbox ON mail (mailbox_of(to_address), created_at);
CREATE INDEX mail_misconfigured ON mail (id) WHERE misconfigured AND status = 'WAITING';
CREATE INDEX mail_given_up ON mail (created_at) WHERE status = 'REFUSED';
CREATE INDEX mail_troubled ON mail (created_at DESC, id) WHERE status IN ('REFUSED', 'POST') OR status = 'WAITING'
  AND last_error IS NOT NULL;
-- Which documents the mails of invitations had attached, so that forgetting an application does not delete them.
CREATE INDEX mail_of_invitation_information ON mail (((data #>> '{firstInformation,sha256}'::text[]))) WHERE ref_id
  IS NULL;
CREATE INDEX mail_by_mailbox ON mail (mailbox, created_at);

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

-- Webhooks
-- --------

-- Where a partner's programs are told of changes (docs/partners.md).
CREATE TABLE webhook_endpoint (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  partner_id text NOT NULL REFERENCES partner,
  url text NOT NULL,
  -- Empty: all of them.
  events text[] NOT NULL,
  -- Not hashed, because it signs.
  secret bytea NOT NULL,
  -- Signs as well, so that a receiver can change over.
  old_secret bytea,
  old_secret_until timestamptz,
  created_at timestamptz NOT NULL,
  off_at timestamptz,
  off_because text CHECK (off_because IN ('PARTNER', 'GONE', 'FAILING')),
  -- Since the first failure after the last success.
  failing_since timestamptz,
  -- Nothing is sent before.
  rest_until timestamptz,
  -- One delivery at a time. By the database's clock.
  leased_until timestamptz,
  CHECK ((off_at IS NULL) = (off_because IS NULL)),
  CHECK ((old_secret IS NULL) = (old_secret_until IS NULL))
);
CREATE INDEX webhook_endpoint_partner ON webhook_endpoint (partner_id, created_at);

-- What happened to a partner's invitation, guarantee or claim, written in the transaction of the change.
CREATE TABLE webhook_event (
  -- The order of the events of one application, whose row or policy is locked meanwhile.
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Follows from what happened, so that nothing is told twice.
  id text NOT NULL UNIQUE,
  partner_id text NOT NULL REFERENCES partner,
  ref_id text NOT NULL REFERENCES application,
  type text NOT NULL,
  at timestamptz NOT NULL,
  data jsonb NOT NULL,
  request_id text
);
CREATE INDEX webhook_event_at ON webhook_event (at);

CREATE TABLE webhook_delivery (
  endpoint_id text NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
  event_number bigint NOT NULL REFERENCES webhook_event ON DELETE CASCADE,
  ref_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING', 'DELIVERED', 'GIVEN_UP')),
  -- Since it was last put in the queue.
  attempts integer NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL,
  last_tried_at timestamptz,
  last_status integer,
  last_error text CHECK (last_error IN ('ADDRESS_NOT_PUBLIC', 'NAME_UNKNOWN', 'CONNECTION_FAILED',
    'CERTIFICATE_INVALID', 'TIMEOUT', 'EVENT_INVALID')),
  PRIMARY KEY (endpoint_id, event_number)
);
CREATE INDEX webhook_delivery_event ON webhook_delivery (event_number);
CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint_id, try_at) WHERE status = 'WAITING';
CREATE INDEX webhook_delivery_order ON webhook_delivery (endpoint_id, ref_id, event_number) WHERE status = 'WAITING';
-- The desk's list.
CREATE INDEX webhook_delivery_not_taken ON webhook_delivery (event_number DESC) WHERE status = 'GIVEN_UP'
  OR status = 'WAITING' AND last_tried_at IS NOT NULL;

-- One test event at a time for a partner. The row outlives a server that died while it waited for the answer.
CREATE TABLE webhook_test (
  partner_id text PRIMARY KEY REFERENCES partner,
  leased_until timestamptz NOT NULL
);

-- Links, sessions and logins
-- --------------------------

-- The secrets that mails and pages hand out. Only hashes are stored (docs/security.md).
CREATE TABLE link (
  hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('account-change', 'application', 'confirmation', 'deletion', 'desk-access',
    'first-password', 'landlord-page', 'landlord-reading', 'login', 'new-application', 'new-password',
    'no-reminders', 'partner-login', 'payment', 'rating', 'resume')),
  -- The id of what it opens. Its kind says of which table.
  subject text NOT NULL,
  -- Null: as long as the subject is kept.
  expires_at timestamptz,
  used_at timestamptz,
  -- The hash of the Idempotency-Key of the request that used it.
  request_key bytea,
  mail_id uuid
);
CREATE INDEX link_subject ON link (subject);
CREATE INDEX link_expires ON link (expires_at) WHERE expires_at IS NOT NULL;

-- Logins of tenants, of the desk and of partners' people.
CREATE TABLE session (
  hash bytea PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('account', 'partner-person', 'staff')),
  -- The id of the account or person.
  subject uuid NOT NULL,
  began_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  browser text CHECK (browser IN ('chrome', 'edge', 'firefox', 'opera', 'safari')),
  system text CHECK (system IN ('android', 'ios', 'linux', 'macos', 'windows'))
);
CREATE INDEX session_subject ON session (subject);
CREATE INDEX session_expires ON session (expires_at);

-- Failed logins since the last successful one, kept for unknown accounts too.
CREATE TABLE login_try (
  login_hash bytea PRIMARY KEY,
  tries integer NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL
);
CREATE INDEX login_try_last ON login_try (last_at);

-- Work of the desk
-- ----------------

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
-- For the day of everybody's last login.
CREATE INDEX staff_act_login ON staff_act (staff_id, at) WHERE act = 'log-in';
CREATE TRIGGER staff_act_append_only BEFORE DELETE OR UPDATE ON staff_act
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What people at the desk noted about an application or its policy. A correction is another note.
CREATE TABLE desk_note (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  note text NOT NULL
);
CREATE INDEX desk_note_ref_id ON desk_note (ref_id, at);
CREATE TRIGGER desk_note_append_only BEFORE DELETE OR UPDATE ON desk_note
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_application_forgotten();

-- Who at the desk works on a case, a claim or a proof of moving out. Without a row nobody has taken it.
CREATE TABLE desk_assignment (
  kind text NOT NULL CHECK (kind IN ('CASE', 'CLAIM', 'MOVING_OUT')),
  -- The refId of a case, the id of a claim or of a proof.
  subject_id text NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);

-- After the last failed charge of a debt the tenant is told that somebody will be in touch. Who has been, and when.
CREATE TABLE desk_contact (
  attempt_id uuid PRIMARY KEY REFERENCES charge_attempt,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL
);

-- The desk's money page reads a month that is over from here, and the open one from the ledger (decision 0029).
CREATE TABLE money_month (
  -- Its first day.
  month date NOT NULL,
  country text NOT NULL,
  earned_cents bigint NOT NULL,
  paid_cents bigint NOT NULL,
  -- At the end of the month, like the two below.
  open_cents bigint NOT NULL,
  exposure_cents bigint NOT NULL,
  -- Booked premiums of later days.
  unearned_cents bigint NOT NULL,
  claims_paid_cents bigint NOT NULL,
  stored_at timestamptz NOT NULL,
  PRIMARY KEY (month, country)
);

ALTER TABLE application ADD FOREIGN KEY (decision_id) REFERENCES decision;

-- The consents that were signed with a policy.
CREATE FUNCTION signed_consents(signed policy_evidence) RETURNS TABLE(consent text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'news' WHERE signed.answers::jsonb #>> '{userInfo,newsAgreement}' = 'true'
  UNION ALL SELECT 'electronicCommunication' WHERE signed.consents ->> 'electronicCommunication' = 'true'
$$;
