-- What a policy covers and costs, from a day on. Later terms hold from their day on, whatever earlier ones said. The newest
-- terms are also in `policy`, for everything that reads what is in force.
CREATE TABLE policy_terms (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  number integer NOT NULL CHECK (number > 0),
  from_day date NOT NULL,
  deposit_cents integer NOT NULL CHECK (deposit_cents > 0),
  premium_cents integer NOT NULL CHECK (premium_cents > 0),
  payment_period text NOT NULL CHECK (payment_period IN ('YEARLY', 'MONTHLY')),
  insurance_start date NOT NULL,
  insurance_end date,
  tariff_version text NOT NULL,
  tenant_name text NOT NULL,
  landlord_name text,
  landlord_email text NOT NULL,
  full_address text NOT NULL,
  -- The payout that left the lower deposit; null for terms with another cause.
  claim_id uuid REFERENCES claim,
  created_at timestamptz NOT NULL,
  UNIQUE (ref_id, number),
  CHECK (insurance_end > insurance_start)
);
CREATE UNIQUE INDEX policy_terms_claim ON policy_terms (claim_id) WHERE claim_id IS NOT NULL;
CREATE TRIGGER policy_terms_append_only BEFORE DELETE OR UPDATE ON policy_terms
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();
