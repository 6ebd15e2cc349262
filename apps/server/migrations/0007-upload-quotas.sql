-- Quotas count the bytes of uploads by network. While a file arrives, `bytes` is how many it may become.
ALTER TABLE upload ADD COLUMN network_hash bytea;
ALTER TABLE upload ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
CREATE INDEX upload_network_hash ON upload (network_hash, begun_at);
