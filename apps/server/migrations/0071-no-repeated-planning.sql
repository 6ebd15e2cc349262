-- Before version 18, PostgreSQL plans an SQL function anew in each call, unless it can write the function's expression into
-- the statement, as for `application_stages`. It does even that anew for each statement in the condition of a trigger.
-- What often runs therefore calls no such function (docs/scale.md).
CREATE OR REPLACE FUNCTION policy_keeps_test_mode() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_test <> EXISTS (SELECT FROM test_application WHERE ref_id = NEW.ref_id) THEN
    RAISE EXCEPTION 'policy % must be a test exactly if its application is one', NEW.ref_id;
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION count_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stages_before text[] := '{}';
BEGIN
  IF tg_op = 'UPDATE' THEN
    stages_before := application_stages(OLD);
  END IF;
  INSERT INTO figure_change (day, figure, amount)
  SELECT (NEW.created_at AT TIME ZONE 'Europe/Berlin')::date, stage, CASE WHEN stage = ANY (stages_before) THEN -1 ELSE 1 END
  FROM (SELECT unnest(stages_before) UNION ALL SELECT unnest(application_stages(NEW))) AS mentioned (stage)
  WHERE NOT EXISTS (SELECT FROM test_application WHERE ref_id = NEW.ref_id) GROUP BY stage HAVING count(*) = 1;
  RETURN NEW;
END
$$;
-- Everything that `application_stages` reads. A change that leaves the stages as they were adds nothing.
CREATE OR REPLACE TRIGGER application_counted_again AFTER UPDATE ON application FOR EACH ROW
  WHEN ((OLD.last_completed_page, OLD.consents IS NULL, OLD.payment_period IS NULL, OLD.signed_at IS NULL)
    IS DISTINCT FROM (NEW.last_completed_page, NEW.consents IS NULL, NEW.payment_period IS NULL, NEW.signed_at IS NULL))
  EXECUTE FUNCTION count_application();

CREATE OR REPLACE FUNCTION count_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_change (day, figure, amount)
  SELECT (NEW.at AT TIME ZONE 'Europe/Berlin')::date, NEW.outcome, 1
  WHERE NOT EXISTS (SELECT FROM test_application WHERE ref_id = NEW.ref_id);
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION count_due_premiums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_change (day, figure, amount)
  SELECT (due_at AT TIME ZONE 'Europe/Berlin')::date, 'DUE', count(*) FROM added
  WHERE NOT EXISTS (SELECT FROM test_application WHERE ref_id = added.ref_id) GROUP BY 1;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION count_due_instalments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_change (day, figure, amount)
  SELECT due_on, 'DUE', count(*) FROM added
  WHERE NOT EXISTS (SELECT FROM test_application WHERE ref_id = added.ref_id) GROUP BY 1;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION count_failed_charge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_change (day, figure, amount)
  SELECT (NEW.answered_at AT TIME ZONE 'Europe/Berlin')::date, 'FAILED', 1
  FROM (
    SELECT ref_id FROM premium WHERE id = NEW.premium_id
    UNION ALL SELECT ref_id FROM instalment WHERE id = NEW.instalment_id
  ) AS debt WHERE NOT EXISTS (SELECT FROM test_application WHERE ref_id = debt.ref_id);
  RETURN NEW;
END
$$;

-- PL/pgSQL keeps the plan, and the triggers of append-only tables call it for each row that is deleted.
CREATE OR REPLACE FUNCTION is_row_of_test(gone jsonb) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM test_application WHERE ref_id = coalesce(gone ->> 'ref_id',
    (SELECT claim.ref_id FROM claim WHERE claim.id::text = gone ->> 'claim_id')));
END
$$;

-- The desk searches with it, and shows letters with the one below.
CREATE OR REPLACE FUNCTION search_query(typed text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (SELECT string_agg('''' || regexp_replace(word, 'strasse$', 'str') || ''':*', ' & ')::tsquery
    FROM unnest(regexp_split_to_array(plain_letters(typed),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+')) AS word WHERE word <> '');
END
$$;

CREATE OR REPLACE FUNCTION postal_address(contract text, now timestamp with time zone) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT p.tenant_name || ', ' || coalesce(
      CASE WHEN p.cover_start <= (now AT TIME ZONE 'Europe/Berlin')::date THEN p.full_address END,
      e.answers::jsonb #>> '{userInfo,address,fullAddress}', p.full_address)
    FROM policy p JOIN policy_evidence e USING (ref_id) WHERE p.ref_id = contract);
END
$$;
