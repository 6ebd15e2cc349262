-- Documents that tenants uploaded. The file itself is in the storage, under a key that says nothing.
CREATE TABLE document (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  ref_id text NOT NULL REFERENCES application,
  type text NOT NULL CHECK (type IN ('PASSPORT', 'STUDENT_DOCUMENT', 'WORK_CONTRACT')),
  file_name text NOT NULL,
  content_type text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL,
  storage_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX document_ref_id ON document (ref_id, created_at);
