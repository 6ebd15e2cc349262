-- contract
-- The previous release refunds a premium once at most, and relies on this to plan no second one.
ALTER TABLE refund DROP CONSTRAINT refund_premium_id_key;
