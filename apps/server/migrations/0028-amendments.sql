-- Changes of a contract that somebody asked for (docs/policy.md, 'Changes').
CREATE TABLE amendment (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  kind text NOT NULL,
  -- What becomes different, and what it was before; each kind has a schema. `before` is written once it applies.
  change jsonb NOT NULL,
  before jsonb,
  state text NOT NULL DEFAULT 'ASKED' CHECK (state IN ('ASKED', 'AGREED', 'IN_FORCE', 'REFUSED', 'TAKEN_BACK', 'EXPIRED')),
  asked_by text NOT NULL CHECK (asked_by IN ('TENANT', 'LANDLORD', 'PARTNER', 'STAFF')),
  partner_id text REFERENCES partner,
  staff_id uuid REFERENCES staff_account,
  asked_at timestamptz NOT NULL,
  -- Who has yet to agree, and who did or refused, when and from where.
  waits_for text[] NOT NULL,
  answers jsonb NOT NULL DEFAULT '[]',
  -- The last day to agree, then the first day on which it applies.
  until_day date NOT NULL,
  from_day date,
  -- When it expires or applies; null once it is decided.
  due_at timestamptz,
  decided_at timestamptz,
  reason text,
  CHECK ((asked_by = 'PARTNER') = (partner_id IS NOT NULL)),
  CHECK ((asked_by = 'STAFF') = (staff_id IS NOT NULL)),
  CHECK ((state IN ('ASKED', 'AGREED')) = (decided_at IS NULL)),
  CHECK ((decided_at IS NULL) = (due_at IS NOT NULL)),
  CHECK (state <> 'AGREED' OR from_day IS NOT NULL AND waits_for = '{}'),
  CHECK (state <> 'IN_FORCE' OR before IS NOT NULL AND from_day IS NOT NULL)
);
CREATE UNIQUE INDEX amendment_open ON amendment (ref_id, kind) WHERE decided_at IS NULL;
CREATE INDEX amendment_ref_id ON amendment (ref_id, asked_at);
CREATE INDEX amendment_due ON amendment (due_at) WHERE due_at IS NOT NULL;
CREATE TRIGGER amendment_decided BEFORE UPDATE ON amendment
  FOR EACH ROW WHEN ((old.decided_at IS NOT NULL)) EXECUTE FUNCTION refuse_change_unless_contract_forgotten();
CREATE TRIGGER amendment_kept BEFORE DELETE ON amendment
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- A landlord whom another one replaced. Claims that they had reported by then stay theirs.
CREATE TABLE former_landlord (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  name text,
  email text NOT NULL,
  address text,
  language text,
  replaced_at timestamptz NOT NULL
);
CREATE INDEX former_landlord_ref_id ON former_landlord (ref_id, replaced_at);
CREATE TRIGGER former_landlord_append_only BEFORE DELETE OR UPDATE ON former_landlord
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- The postal address of a landlord who replaced another; null for the first one, whose address is in the signed answers.
ALTER TABLE policy ADD COLUMN landlord_address text;

-- The account of a former landlord; null for the landlord of today.
ALTER TABLE payout_account ADD COLUMN former_landlord_id uuid;
ALTER TABLE payout_account ADD CONSTRAINT payout_account_former_landlord FOREIGN KEY (former_landlord_id)
  REFERENCES former_landlord ON DELETE SET NULL NOT VALID;

ALTER TABLE link DROP CONSTRAINT link_kind_check;
ALTER TABLE link ADD CONSTRAINT link_kind_check CHECK (kind IN ('account-change', 'amendment', 'application', 'confirmation',
  'deletion', 'desk-access', 'first-password', 'former-landlord', 'invitation', 'landlord-page', 'landlord-reading', 'login',
  'new-application', 'new-password', 'no-reminders', 'partner-login', 'payment', 'rating', 'resume')) NOT VALID;
