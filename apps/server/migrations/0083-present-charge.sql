-- A charge that the tenant is there for, whose bank asks at every payment (decision 0163): until then it waits for the
-- confirmation; after that the provider is told to end it, so that it cannot go through beside the next one.
ALTER TABLE charge_attempt ADD COLUMN present_until timestamptz,
  ADD CHECK (present_until IS NULL OR status <> 'INTENDED');

-- The same in the sandbox's books. The secret is for the browser of whoever confirms.
ALTER TABLE sandbox_charge ADD COLUMN secret text UNIQUE;
ALTER TABLE sandbox_charge DROP CONSTRAINT sandbox_charge_status_check;
ALTER TABLE sandbox_charge ADD CONSTRAINT sandbox_charge_status_check
  CHECK (status IN ('succeeded', 'failed', 'requires_action', 'canceled'));
