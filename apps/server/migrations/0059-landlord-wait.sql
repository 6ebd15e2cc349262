-- The tenant has signed, and the landlord's answer is waited for: reminded, and in the end given up (decision 0067).
-- Contracts that were signed before wait as they were agreed, without an end.
CREATE TABLE landlord_wait (
  ref_id text PRIMARY KEY REFERENCES policy,
  asked_at timestamptz NOT NULL,
  reminders integer NOT NULL DEFAULT 0,
  -- When to remind or to give up; null once there is nothing left to wait for.
  next_at timestamptz
);
CREATE INDEX landlord_wait_next ON landlord_wait (next_at) WHERE next_at IS NOT NULL;

-- Such a link does not go on with the application, which is signed, but makes another with its answers.
ALTER TABLE resume_link ADD COLUMN renews boolean NOT NULL DEFAULT false;
