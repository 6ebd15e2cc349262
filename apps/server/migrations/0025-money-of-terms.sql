-- Of a premium's amount, what was owed for the period before and too little to be charged; and what waits for the next one.
ALTER TABLE premium ADD COLUMN carried_cents integer NOT NULL DEFAULT 0;
ALTER TABLE policy ADD COLUMN carried_cents integer NOT NULL DEFAULT 0;
-- A premium that becomes cheaper is refunded in part, and once more if the policy then ends: its refunds are counted from 1.
ALTER TABLE refund ADD COLUMN number integer NOT NULL DEFAULT 1;
