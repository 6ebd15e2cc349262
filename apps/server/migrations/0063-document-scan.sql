-- What becomes of an uploaded file: scanned before it counts, taken back by the tenant, deleted in the end (decisions 0135, 0136).
ALTER TABLE document
  -- WAITING: in quarantine, because no scanner could be asked.
  ADD COLUMN scan text NOT NULL DEFAULT 'CLEAN' CHECK (scan IN ('WAITING', 'CLEAN', 'INFECTED')),
  ADD COLUMN scan_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN leased_until timestamptz,
  -- Before this, no job tries again to have it scanned or to delete its bytes.
  ADD COLUMN try_at timestamptz,
  -- The tenant took it back.
  ADD COLUMN removed_at timestamptz,
  -- The bytes are gone; what stays says that there was one, and of which kind.
  ADD COLUMN deleted_at timestamptz,
  ADD CHECK (deleted_at IS NULL OR file_name = '');
CREATE INDEX document_to_scan ON document (try_at) WHERE scan = 'WAITING' AND removed_at IS NULL;
CREATE INDEX document_refused ON document (try_at) WHERE deleted_at IS NULL AND (removed_at IS NOT NULL OR scan = 'INFECTED');
CREATE INDEX document_kept ON document (created_at) WHERE deleted_at IS NULL;

-- A file that arrives is a row before its first byte is stored: whoever dies over it leaves nothing that nobody knows of, and
-- files that come at once are counted.
CREATE TABLE upload (
  storage_key text PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  begun_at timestamptz NOT NULL,
  -- By the database's clock: still not ended then, its server is dead.
  alive_until timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX upload_ref_id ON upload (ref_id, begun_at);
CREATE INDEX upload_open ON upload (alive_until) WHERE ended_at IS NULL;
CREATE INDEX upload_ended ON upload (ended_at) WHERE ended_at IS NOT NULL;
