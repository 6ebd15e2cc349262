-- The transfer to the landlord of what was granted. The tenant owes the repayment from then on.
CREATE TABLE claim_payout (
  claim_id uuid PRIMARY KEY REFERENCES claim,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  -- The day of the transfer, and its reference on the bank statement.
  paid_on date NOT NULL,
  reference text NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL
);
CREATE TRIGGER claim_payout_append_only BEFORE UPDATE OR DELETE ON claim_payout
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_contract_forgotten();

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_event_check;
ALTER TABLE ledger_entry ADD CHECK (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'CLAIM_PAID', 'REPAYMENT_OWED',
  'CHARGE_ASKED', 'CHARGE_SUCCEEDED', 'CHARGE_FAILED', 'REFUND_DUE', 'REFUND_PAID', 'REFUND_RETURNED',
  'REFUND_BY_HAND', 'REFUND_BY_HAND_RETURNED', 'CHARGEBACK', 'CHARGEBACK_RETURNED', 'PROVIDER_FEE',
  'PROVIDER_FEE_RETURNED', 'PAYOUT', 'PAYOUT_RETURNED', 'UNEXPLAINED_TAKEN', 'UNEXPLAINED_RECEIVED'));
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account_check;
ALTER TABLE ledger_entry ADD CHECK (account IN ('RECEIVABLE', 'IN_COLLECTION', 'PROVIDER', 'PREMIUMS', 'CLAIMS',
  'CLAIMS_BANK', 'REPAYMENTS', 'PAYABLE', 'REFUNDS_BY_HAND', 'CHARGEBACKS', 'FEES', 'BANK', 'UNEXPLAINED'));

-- INVOICED: the tenant did not choose how to pay. It is charged only while the tenant pays it on the page.
ALTER TABLE instalment DROP CONSTRAINT instalment_status_check;
ALTER TABLE instalment ADD CHECK (status IN ('DUE', 'PAID', 'UNPAID', 'INVOICED'));
-- When to remind the tenant of an invoice; null when no reminder is left.
ALTER TABLE repayment ADD COLUMN remind_at timestamptz;
CREATE INDEX repayment_to_remind ON repayment (remind_at) WHERE remind_at IS NOT NULL;

-- Charges that were planned without the tenant's choice become invoices.
UPDATE instalment SET status = 'INVOICED'
  FROM repayment WHERE repayment.id = repayment_id AND planned_by = 'calendar' AND paid_at IS NULL;
UPDATE charge_attempt SET status = 'CANCELLED'
  FROM instalment i WHERE i.id = instalment_id AND i.status = 'INVOICED' AND charge_attempt.status = 'INTENDED';
UPDATE repayment SET remind_at = (due_on + 1)::timestamp AT TIME ZONE 'Europe/Berlin'
  WHERE planned_by = 'calendar' AND paid_at IS NULL;
