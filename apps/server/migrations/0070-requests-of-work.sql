-- The id of the request that caused a mail or an event, for log lines. Null if no request did, or the previous release wrote it.
ALTER TABLE mail ADD COLUMN request_id text;
ALTER TABLE webhook_event ADD COLUMN request_id text;
