-- A file that comes again with its Idempotency-Key, because the answer was lost, becomes no second document (decision 0138).
ALTER TABLE document ADD COLUMN idempotency_hash bytea;
CREATE UNIQUE INDEX document_idempotency ON document (ref_id, idempotency_hash)
  WHERE idempotency_hash IS NOT NULL AND removed_at IS NULL AND deleted_at IS NULL AND superseded_at IS NULL AND scan <> 'INFECTED';
