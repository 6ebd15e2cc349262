-- What the desk's money page adds up, by day (decision 0029). Whatever changes a counted row adds to money_change in the same
-- transaction, so nobody waits for a row that everybody changes. A worker adds the changes to money_day. Nothing is counted
-- here: the worker counts all rows once, while money_day is still empty.
CREATE TABLE money_day (
  country text NOT NULL,
  figure text NOT NULL CHECK (figure IN ('PAID', 'OPEN', 'CLAIMS_PAID', 'EXPOSURE', 'EARNED_PER_DAY')),
  day date NOT NULL,
  -- In cents. PAID and CLAIMS_PAID happened on the day; the others change on the day and stay so.
  amount numeric NOT NULL,
  PRIMARY KEY (country, figure, day)
);
CREATE TABLE money_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country text NOT NULL,
  figure text NOT NULL,
  day date NOT NULL,
  amount numeric NOT NULL
);

-- The ledger contains no tests. What tenants repay after a claim is no premium.
CREATE VIEW booked_money AS
SELECT entry.id AS entry_id, country, figure, (at AT TIME ZONE 'Europe/Berlin')::date AS day, counted.amount::numeric AS amount
FROM ledger_entry entry JOIN policy USING (ref_id) CROSS JOIN LATERAL (VALUES
  ('OPEN', CASE WHEN account = 'PREMIUMS' OR event IN ('CHARGE_SUCCEEDED', 'DEBIT_RETURNED') THEN -amount_cents END),
  ('PAID', CASE WHEN account = 'PROVIDER' THEN amount_cents END),
  ('CLAIMS_PAID', CASE WHEN account = 'CLAIMS' THEN amount_cents END)) AS counted (figure, amount)
WHERE counted.amount IS NOT NULL
  AND (event, account) IN (('PREMIUM_DUE', 'PREMIUMS'), ('PREMIUM_CANCELLED', 'PREMIUMS'), ('CHARGE_SUCCEEDED', 'PROVIDER'),
    ('DEBIT_RETURNED', 'PROVIDER'), ('REFUND_PAID', 'PROVIDER'), ('REFUND_RETURNED', 'PROVIDER'), ('CLAIM_PAID', 'CLAIMS'))
  AND NOT (event = 'CHARGE_SUCCEEDED' AND EXISTS (
    SELECT FROM charge_attempt WHERE charge_attempt.id = subject_id AND instalment_id IS NOT NULL))
  AND NOT (event = 'DEBIT_RETURNED' AND EXISTS (
    SELECT FROM provider_movement m JOIN charge_attempt a ON a.id = m.charge_attempt_id OR a.provider_charge_id = m.charge_id
    WHERE m.id = subject_id AND a.instalment_id IS NOT NULL));

-- A premium, and what is refunded of it, is earned evenly over the days that it pays for.
CREATE VIEW earned_money AS
SELECT premium.id AS premium_id, refund_id, ref_id, country, 'EARNED_PER_DAY' AS figure, edge.day,
  sign * part.cents::numeric / (until - period_from) AS amount
FROM premium JOIN policy USING (ref_id)
  CROSS JOIN LATERAL (
    SELECT NULL::uuid AS refund_id, premium.amount_cents AS cents
    UNION ALL SELECT refund.id, -refund.amount_cents FROM refund WHERE refund.premium_id = premium.id) AS part
  CROSS JOIN LATERAL (
    SELECT greatest(least(period_until, coalesce(premium_until, covered_until)), period_from + 1) AS until) AS paid
  CROSS JOIN LATERAL (VALUES (period_from, 1), (until, -1)) AS edge (day, sign)
WHERE premium.status <> 'CANCELLED' AND NOT is_test;

CREATE VIEW exposed_money AS
SELECT ref_id, country, 'EXPOSURE' AS figure, edge.day, (sign * deposit_cents)::numeric AS amount
FROM policy CROSS JOIN LATERAL (VALUES (cover_start, 1), (covered_until, -1)) AS edge (day, sign)
WHERE edge.day IS NOT NULL AND cover_start < coalesce(covered_until, 'infinity') AND NOT is_test;

CREATE VIEW counted_money AS
SELECT country, figure, day, amount FROM booked_money
UNION ALL SELECT country, figure, day, amount FROM earned_money
UNION ALL SELECT country, figure, day, amount FROM exposed_money;

CREATE FUNCTION add_booked_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_change (country, figure, day, amount)
  SELECT country, figure, day, amount FROM booked_money WHERE entry_id = NEW.id;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_entry_counted AFTER INSERT ON ledger_entry FOR EACH ROW
  WHEN (NEW.account IN ('PREMIUMS', 'PROVIDER', 'CLAIMS')) EXECUTE FUNCTION add_booked_money();

-- Before a row changes, what it counted is taken back.
CREATE FUNCTION add_earned_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_change (country, figure, day, amount)
  SELECT country, figure, day, CASE tg_when WHEN 'BEFORE' THEN -amount ELSE amount END
  FROM earned_money WHERE premium_id = NEW.id;
  RETURN NEW;
END
$$;
CREATE TRIGGER premium_counted AFTER INSERT ON premium FOR EACH ROW EXECUTE FUNCTION add_earned_money();
CREATE TRIGGER premium_taken_back BEFORE UPDATE OF status, amount_cents, period_from, period_until ON premium FOR EACH ROW
  WHEN ((OLD.status = 'CANCELLED', OLD.amount_cents, OLD.period_from, OLD.period_until)
    IS DISTINCT FROM (NEW.status = 'CANCELLED', NEW.amount_cents, NEW.period_from, NEW.period_until))
  EXECUTE FUNCTION add_earned_money();
CREATE TRIGGER premium_counted_again AFTER UPDATE OF status, amount_cents, period_from, period_until ON premium FOR EACH ROW
  WHEN ((OLD.status = 'CANCELLED', OLD.amount_cents, OLD.period_from, OLD.period_until)
    IS DISTINCT FROM (NEW.status = 'CANCELLED', NEW.amount_cents, NEW.period_from, NEW.period_until))
  EXECUTE FUNCTION add_earned_money();

-- Amount and premium of a refund never change.
CREATE FUNCTION add_refunded_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_change (country, figure, day, amount)
  SELECT country, figure, day, amount FROM earned_money WHERE premium_id = NEW.premium_id AND refund_id = NEW.id;
  RETURN NEW;
END
$$;
CREATE TRIGGER refund_counted AFTER INSERT ON refund FOR EACH ROW EXECUTE FUNCTION add_refunded_money();

CREATE FUNCTION add_exposed_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_change (country, figure, day, amount)
  SELECT country, figure, day, CASE tg_when WHEN 'BEFORE' THEN -amount ELSE amount END
  FROM (
    SELECT country, figure, day, amount FROM exposed_money WHERE ref_id = NEW.ref_id
    UNION ALL SELECT country, figure, day, amount FROM earned_money WHERE ref_id = NEW.ref_id
  ) AS counted;
  RETURN NEW;
END
$$;
CREATE TRIGGER policy_counted AFTER INSERT ON policy FOR EACH ROW EXECUTE FUNCTION add_exposed_money();
CREATE TRIGGER policy_taken_back BEFORE UPDATE OF cover_start, covered_until, premium_until, deposit_cents, country ON policy
  FOR EACH ROW WHEN ((OLD.cover_start, OLD.covered_until, OLD.premium_until, OLD.deposit_cents, OLD.country)
    IS DISTINCT FROM (NEW.cover_start, NEW.covered_until, NEW.premium_until, NEW.deposit_cents, NEW.country))
  EXECUTE FUNCTION add_exposed_money();
CREATE TRIGGER policy_counted_again AFTER UPDATE OF cover_start, covered_until, premium_until, deposit_cents, country ON policy
  FOR EACH ROW WHEN ((OLD.cover_start, OLD.covered_until, OLD.premium_until, OLD.deposit_cents, OLD.country)
    IS DISTINCT FROM (NEW.cover_start, NEW.covered_until, NEW.premium_until, NEW.deposit_cents, NEW.country))
  EXECUTE FUNCTION add_exposed_money();
