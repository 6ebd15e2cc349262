-- `ledger_entry_later_days_by_month` has all of it.
DROP INDEX ledger_entry_later_days;
