-- contract
-- PREMIUM_PAYABLE, what we owe the insurer, was called PREMIUMS. The insurance tax is booked apart.
-- In hundredths of a percent, as it was when the contract was signed. The premiums contain it.
ALTER TABLE policy ADD COLUMN insurance_tax_bp integer NOT NULL DEFAULT 0;

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_event_check;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_event_check CHECK (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED',
  'CLAIM_PAID', 'REPAYMENT_OWED', 'CHARGE_ASKED', 'CHARGE_SUCCEEDED', 'CHARGE_FAILED', 'DEBIT_RETURNED', 'DEBIT_LISTED',
  'DEBIT_UNLISTED', 'REFUND_DUE', 'REFUND_PAID', 'REFUND_RETURNED', 'REFUND_TRANSFERRED', 'REFUND_BY_HAND',
  'REFUND_BY_HAND_RETURNED', 'CHARGEBACK', 'CHARGEBACK_RETURNED', 'PROVIDER_FEE', 'PROVIDER_FEE_RETURNED', 'PAYOUT',
  'PAYOUT_RETURNED', 'UNEXPLAINED_TAKEN', 'UNEXPLAINED_RECEIVED', 'TRANSFER_RECEIVED', 'PREMIUM_WRITTEN_OFF',
  'COMMISSION_EARNED', 'COMMISSION_GIVEN_BACK', 'COMMISSION_WRITTEN_OFF', 'INSURANCE_TAX_DUE', 'INSURANCE_TAX_CANCELLED',
  'INSURANCE_TAX_WRITTEN_OFF', 'REMITTED', 'INSURANCE_TAX_REMITTED')) NOT VALID;
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account_check;

-- Until the last of these files, only the old name may change.
DROP TRIGGER ledger_entry_unchanged ON ledger_entry;
CREATE TRIGGER ledger_entry_unchanged BEFORE UPDATE ON ledger_entry FOR EACH ROW
  WHEN (OLD.account <> 'PREMIUMS') EXECUTE FUNCTION refuse_change();
DROP TRIGGER month_sum_append_only ON month_sum;
CREATE TRIGGER month_sum_append_only BEFORE DELETE ON month_sum
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER month_sum_unchanged BEFORE UPDATE ON month_sum FOR EACH ROW
  WHEN (OLD.account <> 'PREMIUMS') EXECUTE FUNCTION refuse_change();
