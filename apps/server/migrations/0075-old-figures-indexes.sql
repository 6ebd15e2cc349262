-- The indexes of 0074 have all that the figures read.
DROP INDEX ledger_entry_figures_by_time, ledger_entry_figures_of_month, ledger_entry_counted_by_month, ledger_entry_later_days_by_month, ledger_entry_written_off;
