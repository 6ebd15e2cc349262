-- contract: the sums by day, their triggers and views.
DROP FUNCTION IF EXISTS add_booked_money, add_earned_money, add_refunded_money, add_exposed_money, count_application, count_decision,
  count_due_premiums, count_due_instalments, count_failed_charge CASCADE;
DROP VIEW IF EXISTS counted_money, booked_money, earned_money, exposed_money, counted_figure;
DROP FUNCTION IF EXISTS application_stages;
DROP TABLE money_day, money_change, figure_day, figure_change;
