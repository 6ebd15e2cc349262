-- What happened to the people of a policy and changes how we treat it, such as a suspicion or a death (docs/circumstances.md).
CREATE TABLE circumstance (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  kind text NOT NULL CHECK (kind IN ('SUSPICION', 'DEATH', 'TENANT_INSOLVENT', 'LANDLORD_INSOLVENT')),
  -- The day of the death or of the opening of the proceedings; null for a suspicion.
  happened_on date,
  -- Heirs or administrator.
  contact_name text,
  contact_email text,
  contact_address text,
  note text NOT NULL,
  recorded_by uuid NOT NULL REFERENCES staff_account,
  recorded_at timestamptz NOT NULL,
  -- Null while it lasts.
  ended_at timestamptz,
  ended_by uuid REFERENCES staff_account,
  outcome text,
  end_note text,
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK ((kind = 'SUSPICION') = (happened_on IS NULL))
);
CREATE UNIQUE INDEX circumstance_open ON circumstance (ref_id, kind) WHERE ended_at IS NULL;
CREATE INDEX circumstance_ref_id ON circumstance (ref_id);

-- Somebody other than the landlord who receives payouts, as agreed in writing.
CREATE TABLE agreed_payee (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  name text NOT NULL,
  reason text NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL
);
CREATE INDEX agreed_payee_ref_id ON agreed_payee (ref_id);
CREATE TRIGGER agreed_payee_append_only BEFORE DELETE OR UPDATE ON agreed_payee
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();
