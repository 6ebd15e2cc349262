-- What the desk expects that an open claim will cost; the latest counts.
CREATE TABLE claim_estimate (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  claim_id uuid NOT NULL REFERENCES claim,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  note text NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL
);
CREATE INDEX claim_estimate_claim_id ON claim_estimate (claim_id, id);
CREATE TRIGGER claim_estimate_append_only BEFORE DELETE OR UPDATE ON claim_estimate
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

-- At the end of a closed month.
CREATE TABLE month_reserve (
  month date NOT NULL REFERENCES closed_month,
  country text NOT NULL CHECK (country IN ('de', 'at')),
  insurer text NOT NULL,
  currency text NOT NULL,
  -- Booked premiums of later days.
  unearned_cents bigint NOT NULL,
  open_claims_cents bigint NOT NULL,
  late_claims_cents bigint NOT NULL,
  -- What tenants owe, less what was written off.
  receivable_cents bigint NOT NULL,
  PRIMARY KEY (month, country, insurer, currency)
);
CREATE TRIGGER month_reserve_append_only BEFORE DELETE OR UPDATE ON month_reserve
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
