-- When a change of the status was recorded, if later than the time from which it counts. A withdrawal counts from its
-- declaration, but partners who poll for changes can only see it from now on.
ALTER TABLE policy_history ADD COLUMN recorded_at timestamptz;
