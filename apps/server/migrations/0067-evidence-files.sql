-- Files that belong to a claim rather than to an application: what a landlord brings for it, and a tenant against it
-- (decision 0144).
ALTER TABLE document
  ADD COLUMN claim_id uuid REFERENCES claim ON DELETE SET NULL,
  -- Null for documents that the risk check asked for.
  ADD COLUMN brought_by text CHECK (brought_by IN ('tenant', 'landlord')),
  -- Once the contract is forgotten its claims are gone, and the file is on its way out.
  ADD CHECK (claim_id IS NULL OR brought_by IS NOT NULL);
ALTER TABLE document DROP CONSTRAINT document_type_check;
ALTER TABLE document ADD CONSTRAINT document_type_check CHECK (
  CASE WHEN brought_by IS NULL THEN type IN ('PASSPORT', 'STUDENT_DOCUMENT', 'WORK_CONTRACT') ELSE type = 'CLAIM_FILE' END);
CREATE INDEX document_claim_id ON document (claim_id, created_at) WHERE claim_id IS NOT NULL;

ALTER TABLE upload
  ADD COLUMN claim_id uuid REFERENCES claim ON DELETE SET NULL,
  ADD COLUMN brought_by text CHECK (brought_by IN ('tenant', 'landlord'));
