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
