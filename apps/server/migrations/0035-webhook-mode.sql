-- A partner's test key has webhooks of its own, which are told of tests alone.
ALTER TABLE webhook_endpoint ADD COLUMN is_test boolean NOT NULL DEFAULT false;
