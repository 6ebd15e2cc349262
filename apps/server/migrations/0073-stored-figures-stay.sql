-- The figures of a closed month never change, like its sums.
CREATE TRIGGER money_month_append_only BEFORE DELETE OR UPDATE ON money_month
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
