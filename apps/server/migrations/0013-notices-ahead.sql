-- When the tenant is told of the next yearly premium; null if there is nothing to tell, and once it was told.
ALTER TABLE policy ADD COLUMN premium_notice_at timestamptz;
-- When both sides are told of the agreed end; null without one, and once they were told.
ALTER TABLE policy ADD COLUMN end_notice_at timestamptz;
