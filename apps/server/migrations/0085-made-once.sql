-- What an Idempotency-Key made is made once, also where the server died before its answer was kept (decision 0164). The SHA-256 of whose
-- call it was and of the key; null without one.
ALTER TABLE claim ADD COLUMN request_key bytea;
CREATE UNIQUE INDEX claim_of_request ON claim (ref_id, request_key);
ALTER TABLE landlord_message ADD COLUMN request_key bytea;
CREATE UNIQUE INDEX landlord_message_of_request ON landlord_message (ref_id, request_key);
