-- Co-tenants join and leave a contract that is running (docs/policy.md, 'Changes').
ALTER TABLE co_tenant DROP CONSTRAINT co_tenant_state_check, DROP CONSTRAINT co_tenant_check1;
ALTER TABLE co_tenant
  -- The number of the terms with which they joined, and of those with which they left; null if they have not.
  ADD COLUMN joined_terms integer NOT NULL DEFAULT 1,
  ADD COLUMN left_terms integer,
  ADD CONSTRAINT co_tenant_state_check CHECK (state IN ('INVITED', 'SIGNED', 'REFUSED', 'LEFT')) NOT VALID,
  ADD CONSTRAINT co_tenant_consents_check CHECK ((state IN ('SIGNED', 'LEFT')) = (consents IS NOT NULL)) NOT VALID,
  ADD CONSTRAINT co_tenant_left_check CHECK ((state = 'LEFT') = (left_terms IS NOT NULL)) NOT VALID;
