ALTER TABLE co_tenant VALIDATE CONSTRAINT co_tenant_state_check;
ALTER TABLE co_tenant VALIDATE CONSTRAINT co_tenant_consents_check;
ALTER TABLE co_tenant VALIDATE CONSTRAINT co_tenant_left_check;
