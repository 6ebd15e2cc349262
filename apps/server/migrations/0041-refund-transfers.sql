-- A refund that the provider could not pay, and that a person at the desk transferred: the day, and the reference on the
-- bank statement.
ALTER TABLE refund ADD COLUMN transferred_on date;
ALTER TABLE refund ADD COLUMN transfer_reference text;
ALTER TABLE refund ADD COLUMN transferred_by uuid REFERENCES staff_account;
ALTER TABLE refund ADD CONSTRAINT refund_transferred
  CHECK (transferred_on IS NULL OR (status = 'PAID' AND transferred_by IS NOT NULL));

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_event_check;
ALTER TABLE ledger_entry ADD CHECK (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'CLAIM_PAID', 'REPAYMENT_OWED',
  'CHARGE_ASKED', 'CHARGE_SUCCEEDED', 'CHARGE_FAILED', 'DEBIT_RETURNED', 'DEBIT_LISTED', 'DEBIT_UNLISTED', 'REFUND_DUE',
  'REFUND_PAID', 'REFUND_RETURNED', 'REFUND_TRANSFERRED', 'REFUND_BY_HAND', 'REFUND_BY_HAND_RETURNED', 'CHARGEBACK',
  'CHARGEBACK_RETURNED', 'PROVIDER_FEE', 'PROVIDER_FEE_RETURNED', 'PAYOUT', 'PAYOUT_RETURNED', 'UNEXPLAINED_TAKEN',
  'UNEXPLAINED_RECEIVED'));
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account_check;
ALTER TABLE ledger_entry ADD CHECK (account IN ('RECEIVABLE', 'IN_COLLECTION', 'PROVIDER', 'PREMIUMS', 'CLAIMS',
  'CLAIMS_BANK', 'REPAYMENTS', 'PAYABLE', 'REFUNDS_BANK', 'REFUNDS_BY_HAND', 'CHARGEBACKS', 'FEES', 'BANK',
  'UNEXPLAINED'));

-- On the desk's money page a transferred refund reduces the premiums paid, like one that the provider paid.
CREATE OR REPLACE VIEW booked_money AS
SELECT entry.id AS entry_id, country, figure, (at AT TIME ZONE 'Europe/Berlin')::date AS day, counted.amount::numeric AS amount
FROM ledger_entry entry JOIN policy USING (ref_id) CROSS JOIN LATERAL (VALUES
  ('OPEN', CASE WHEN account = 'PREMIUMS' OR event IN ('CHARGE_SUCCEEDED', 'DEBIT_RETURNED') THEN -amount_cents END),
  ('PAID', CASE WHEN account IN ('PROVIDER', 'REFUNDS_BANK') THEN amount_cents END),
  ('CLAIMS_PAID', CASE WHEN account = 'CLAIMS' THEN amount_cents END)) AS counted (figure, amount)
WHERE counted.amount IS NOT NULL
  AND (event, account) IN (('PREMIUM_DUE', 'PREMIUMS'), ('PREMIUM_CANCELLED', 'PREMIUMS'), ('CHARGE_SUCCEEDED', 'PROVIDER'),
    ('DEBIT_RETURNED', 'PROVIDER'), ('REFUND_PAID', 'PROVIDER'), ('REFUND_RETURNED', 'PROVIDER'),
    ('REFUND_TRANSFERRED', 'REFUNDS_BANK'), ('CLAIM_PAID', 'CLAIMS'))
  AND NOT (event = 'CHARGE_SUCCEEDED' AND EXISTS (
    SELECT FROM charge_attempt WHERE charge_attempt.id = subject_id AND instalment_id IS NOT NULL))
  AND NOT (event = 'DEBIT_RETURNED' AND EXISTS (
    SELECT FROM provider_movement m JOIN charge_attempt a ON a.id = m.charge_attempt_id OR a.provider_charge_id = m.charge_id
    WHERE m.id = subject_id AND a.instalment_id IS NOT NULL));
DROP TRIGGER ledger_entry_counted ON ledger_entry;
CREATE TRIGGER ledger_entry_counted AFTER INSERT ON ledger_entry FOR EACH ROW
  WHEN (NEW.account IN ('PREMIUMS', 'PROVIDER', 'REFUNDS_BANK', 'CLAIMS')) EXECUTE FUNCTION add_booked_money();
