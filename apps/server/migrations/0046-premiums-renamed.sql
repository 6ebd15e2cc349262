-- contract
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account_check CHECK (account IN ('RECEIVABLE', 'IN_COLLECTION',
  'PROVIDER', 'PREMIUM_PAYABLE', 'CLAIMS', 'CLAIMS_BANK', 'REPAYMENTS', 'PAYABLE', 'REFUNDS_BANK', 'REFUNDS_BY_HAND',
  'CHARGEBACKS', 'FEES', 'BANK', 'UNEXPLAINED', 'RECEIVED_BANK', 'WRITTEN_OFF', 'COMMISSION', 'INSURANCE_TAX',
  'REMITTED_BANK')) NOT VALID;
DROP TRIGGER ledger_entry_unchanged ON ledger_entry;
DROP TRIGGER ledger_entry_append_only ON ledger_entry;
CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
DROP TRIGGER month_sum_unchanged ON month_sum;
DROP TRIGGER month_sum_append_only ON month_sum;
CREATE TRIGGER month_sum_append_only BEFORE DELETE OR UPDATE ON month_sum
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
DROP INDEX ledger_entry_counted, ledger_entry_in_figures, ledger_entry_figures_by_month, ledger_entry_unearned;
