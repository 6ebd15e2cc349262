-- Until when the server that works on the request is presumed alive. Null for requests of the previous release.
ALTER TABLE idempotency ADD COLUMN leased_until timestamptz;
