-- The desk's money page reads a month that is over from here, and the open one from the ledger (decision 0030).
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

-- The policy's country; null for movements at the provider that belong to no policy. And the days that the premium, or its
-- refunded part, pays for; null for bookings that are about no premium.
ALTER TABLE ledger_entry ADD COLUMN country text;
ALTER TABLE ledger_entry ADD COLUMN period_from date;
ALTER TABLE ledger_entry ADD COLUMN period_until date;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_period
  CHECK ((period_from IS NULL) = (period_until IS NULL) AND period_from < period_until) NOT VALID;

-- Index-only scans need pages that were vacuumed, and the open month is the newest part of a table that only grows.
ALTER TABLE ledger_entry SET (autovacuum_vacuum_insert_scale_factor = 0.01);
