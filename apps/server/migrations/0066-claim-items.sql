-- What a claim is made of, and what a person at the desk decided on it. None of it is ever changed (decision 0143).

CREATE TABLE claim_item (
  claim_id uuid NOT NULL REFERENCES claim,
  number integer NOT NULL CHECK (number > 0),
  description text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  PRIMARY KEY (claim_id, number)
);
INSERT INTO claim_item (claim_id, number, description, amount_cents) SELECT id, 1, description, amount_cents FROM claim;
ALTER TABLE claim DROP COLUMN description;
CREATE TRIGGER claim_item_append_only BEFORE UPDATE OR DELETE ON claim_item
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE claim_decision (
  -- One for each claim: of two people at once one is first.
  claim_id uuid PRIMARY KEY REFERENCES claim,
  outcome text NOT NULL CHECK (outcome IN ('ACCEPTED', 'PARTLY', 'REFUSED')),
  granted_cents integer NOT NULL CHECK (granted_cents >= 0),
  -- By item, in their order; they add up to what is granted.
  item_cents integer[] NOT NULL,
  note text,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  CHECK ((outcome = 'REFUSED') = (granted_cents = 0)),
  CHECK (outcome = 'ACCEPTED' OR note IS NOT NULL)
);
CREATE TRIGGER claim_decision_append_only BEFORE UPDATE OR DELETE ON claim_decision
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
