-- When it happened and the month in which it counts, beside when it was posted (`at`). Closing a month stores its sums
-- for ever; what becomes known later counts in the first open month (docs/books.md).
CREATE TABLE closed_month (
  -- Its first day. Months are closed in order.
  month date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  closed_at timestamptz NOT NULL,
  asked_by uuid NOT NULL REFERENCES staff_account,
  approved_by uuid NOT NULL REFERENCES staff_account,
  CHECK (asked_by <> approved_by)
);
CREATE TRIGGER closed_month_append_only BEFORE DELETE OR UPDATE ON closed_month
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE month_sum (
  month date NOT NULL REFERENCES closed_month,
  country text NOT NULL CHECK (country IN ('de', 'at')),
  insurer text NOT NULL,
  currency text NOT NULL,
  account text NOT NULL,
  debit_cents bigint NOT NULL,
  credit_cents bigint NOT NULL,
  entries integer NOT NULL,
  -- Of these, how many happened in a month that was closed already.
  late_entries integer NOT NULL,
  PRIMARY KEY (month, country, insurer, currency, account)
);
CREATE TRIGGER month_sum_append_only BEFORE DELETE OR UPDATE ON month_sum
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE ledger_entry ADD COLUMN value_day date, ADD COLUMN month date;

-- Also fills what the previous release leaves out. Whoever closes a month holds the lock alone, so an entry is either in the
-- stored sums or finds the month closed.
CREATE FUNCTION place_in_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('close-month', 0));
  NEW.value_day := coalesce(NEW.value_day, (NEW.at AT TIME ZONE 'Europe/Berlin')::date);
  NEW.month := greatest(date_trunc('month', NEW.value_day::timestamp)::date,
    (SELECT (max(month) + interval '1 month')::date FROM closed_month));
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_entry_month BEFORE INSERT ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION place_in_month();

-- Older entries get their day and month once; nothing else ever changes.
DROP TRIGGER ledger_entry_append_only ON ledger_entry;
CREATE TRIGGER ledger_entry_append_only BEFORE DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entry_unchanged BEFORE UPDATE ON ledger_entry FOR EACH ROW
  WHEN (OLD.month IS NOT NULL OR (OLD.event, OLD.subject_id, OLD.ref_id, OLD.account, OLD.amount_cents, OLD.currency, OLD.at)
    IS DISTINCT FROM (NEW.event, NEW.subject_id, NEW.ref_id, NEW.account, NEW.amount_cents, NEW.currency, NEW.at))
  EXECUTE FUNCTION refuse_change();
