-- Everybody who signed a policy but its first tenant, in the order of the contract.
ALTER TABLE policy ADD COLUMN co_tenant_names text[] NOT NULL DEFAULT '{}';
-- Their names and addresses, for the desk's search.
ALTER TABLE policy ADD COLUMN co_tenant_words text NOT NULL DEFAULT '';

-- The accounts of co-tenants. `account_policy` has those of first tenants.
CREATE TABLE account_co_tenant (
  co_tenant_id uuid PRIMARY KEY REFERENCES co_tenant ON DELETE CASCADE,
  ref_id text NOT NULL REFERENCES policy,
  account_id uuid NOT NULL REFERENCES account,
  UNIQUE (ref_id, account_id)
);
CREATE INDEX account_co_tenant_account ON account_co_tenant (account_id);

-- The co-tenant that a mail goes to; null for anybody else.
ALTER TABLE mail ADD COLUMN co_tenant_id uuid;

-- A co-tenant declares for all, by name.
ALTER TABLE declaration DROP CONSTRAINT declaration_declared_by_check, DROP CONSTRAINT declaration_check2;
ALTER TABLE declaration
  ADD CONSTRAINT declaration_declared_by_check
    CHECK (declared_by IN ('TENANT', 'CO_TENANT', 'LANDLORD', 'HEIR', 'OTHER')) NOT VALID,
  ADD CONSTRAINT declaration_check2
    CHECK ((declared_by IN ('CO_TENANT', 'HEIR', 'OTHER')) = (name IS NOT NULL)) NOT VALID;
