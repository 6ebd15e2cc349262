-- What the desk's figures count, by day in Berlin (decision 0029). Whatever changes a count adds to figure_change in the same
-- transaction, and a worker adds the changes to figure_day. Nothing is counted here: the worker counts all rows once, while
-- figure_day is still empty.
CREATE TABLE figure_day (
  day date NOT NULL,
  -- A stage of applications that were begun on the day, what the rules decided, or what became of a charge.
  figure text NOT NULL CHECK (figure IN ('STARTED', 'ANSWERED', 'CONFIRMED', 'QUOTED', 'CHOSEN', 'SIGNED',
    'QUOTE', 'REFUSED', 'MANUAL_REVIEW', 'DUE', 'FAILED')),
  amount bigint NOT NULL,
  PRIMARY KEY (day, figure)
);
CREATE TABLE figure_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  figure text NOT NULL,
  amount bigint NOT NULL
);

-- A changed answer can reset the progress, so a later stage does not imply the earlier ones.
CREATE FUNCTION application_stages(begun application) RETURNS text[] LANGUAGE sql IMMUTABLE
  RETURN array_remove(ARRAY['STARTED',
    CASE WHEN begun.last_completed_page IS NOT NULL THEN 'ANSWERED' END,
    CASE WHEN begun.consents IS NOT NULL THEN 'CONFIRMED' END,
    CASE WHEN begun.last_completed_page IN ('RISK_CHECK', 'PRIVATE_DOCUMENTS', 'PAYMENT_PERIOD', 'PAYMENT') THEN 'QUOTED' END,
    CASE WHEN begun.payment_period IS NOT NULL THEN 'CHOSEN' END,
    CASE WHEN begun.signed_at IS NOT NULL THEN 'SIGNED' END], NULL);

CREATE VIEW counted_figure AS
SELECT (at AT TIME ZONE 'Europe/Berlin')::date AS day, figure, 1 AS amount
FROM (
  SELECT ref_id, created_at AS at, unnest(application_stages(application)) AS figure FROM application
  UNION ALL SELECT ref_id, at, outcome FROM decision WHERE made_by = 'RULES'
  UNION ALL SELECT ref_id, due_at, 'DUE' FROM premium
  UNION ALL SELECT ref_id, due_on::timestamp AT TIME ZONE 'Europe/Berlin', 'DUE' FROM instalment
  UNION ALL SELECT coalesce(premium.ref_id, instalment.ref_id), answered_at, 'FAILED'
    FROM charge_attempt LEFT JOIN premium ON premium.id = premium_id LEFT JOIN instalment ON instalment.id = instalment_id
    WHERE charge_attempt.status = 'FAILED'
) AS event WHERE ref_id NOT IN (SELECT ref_id FROM test_application);

-- An application is marked as a test by the statement that creates it, so a trigger that runs afterwards knows. Rows of tests
-- are never counted, and no others are deleted.
CREATE FUNCTION count_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stages_before text[] := '{}';
BEGIN
  IF tg_op = 'UPDATE' THEN
    stages_before := application_stages(OLD);
  END IF;
  INSERT INTO figure_change (day, figure, amount)
  SELECT (NEW.created_at AT TIME ZONE 'Europe/Berlin')::date, stage, CASE WHEN stage = ANY (stages_before) THEN -1 ELSE 1 END
  FROM (SELECT unnest(stages_before) UNION ALL SELECT unnest(application_stages(NEW))) AS mentioned (stage)
  WHERE NOT is_test(NEW.ref_id) GROUP BY stage HAVING count(*) = 1;
  RETURN NEW;
END
$$;
CREATE TRIGGER application_counted AFTER INSERT ON application FOR EACH ROW EXECUTE FUNCTION count_application();
CREATE TRIGGER application_counted_again AFTER UPDATE ON application FOR EACH ROW
  WHEN (application_stages(OLD) <> application_stages(NEW)) EXECUTE FUNCTION count_application();

CREATE FUNCTION count_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_change (day, figure, amount)
  SELECT (NEW.at AT TIME ZONE 'Europe/Berlin')::date, NEW.outcome, 1 WHERE NOT is_test(NEW.ref_id);
  RETURN NEW;
END
$$;
CREATE TRIGGER decision_counted AFTER INSERT ON decision FOR EACH ROW
  WHEN (NEW.made_by = 'RULES') EXECUTE FUNCTION count_decision();

-- Many premiums are written by one statement, so their days are added once for all of them.
CREATE FUNCTION count_due_premiums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_change (day, figure, amount)
  SELECT (due_at AT TIME ZONE 'Europe/Berlin')::date, 'DUE', count(*) FROM added WHERE NOT is_test(ref_id) GROUP BY 1;
  RETURN NULL;
END
$$;
CREATE TRIGGER premiums_counted_due AFTER INSERT ON premium REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_due_premiums();

CREATE FUNCTION count_due_instalments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_change (day, figure, amount)
  SELECT due_on, 'DUE', count(*) FROM added WHERE NOT is_test(ref_id) GROUP BY 1;
  RETURN NULL;
END
$$;
CREATE TRIGGER instalments_counted_due AFTER INSERT ON instalment REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_due_instalments();

-- A failed attempt stays failed.
CREATE FUNCTION count_failed_charge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_change (day, figure, amount)
  SELECT (NEW.answered_at AT TIME ZONE 'Europe/Berlin')::date, 'FAILED', 1
  FROM (
    SELECT ref_id FROM premium WHERE id = NEW.premium_id
    UNION ALL SELECT ref_id FROM instalment WHERE id = NEW.instalment_id
  ) AS debt WHERE NOT is_test(ref_id);
  RETURN NEW;
END
$$;
CREATE TRIGGER charge_attempt_counted AFTER UPDATE OF status ON charge_attempt FOR EACH ROW
  WHEN (NEW.status = 'FAILED' AND OLD.status <> 'FAILED') EXECUTE FUNCTION count_failed_charge();

-- Nothing uses them any more since money is kept as sums by day.
DROP INDEX ledger_entry_at, premium_period;
