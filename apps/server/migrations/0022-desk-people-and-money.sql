-- Administrators invite people to the desk by mail. Until the invited person follows the link there is no password.
ALTER TABLE staff_account ALTER COLUMN password_hash DROP NOT NULL;
-- The latest mail with a link to set up password and authenticator.
ALTER TABLE staff_account ADD COLUMN link_mail_id uuid;
CREATE TABLE staff_link (
  token_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_account,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_link_staff ON staff_link (staff_id);
-- For the day of everybody's last login.
CREATE INDEX staff_act_login ON staff_act (staff_id, at) WHERE act = 'log-in';
ALTER TABLE mail DROP CONSTRAINT mail_belongs;
ALTER TABLE mail ADD CONSTRAINT mail_belongs CHECK (ref_id IS NOT NULL
  OR kind IN ('tenant-invitation', 'invitation-confirmation', 'data-deleted', 'withdrawal-received', 'staff-link'));

-- For the desk's figures about money. Rows are added in the order of their days, so these indexes stay tiny.
CREATE INDEX ledger_entry_at ON ledger_entry USING brin (at);
CREATE INDEX premium_period ON premium USING brin (period_from);
CREATE INDEX premium_open ON premium (ref_id) WHERE status IN ('DUE', 'UNPAID');
