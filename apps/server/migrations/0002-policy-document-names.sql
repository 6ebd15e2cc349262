-- The code calls the PDFs that we produce policy documents, so the tables do too.
ALTER TABLE paper RENAME TO policy_document;
ALTER TABLE policy_document RENAME CONSTRAINT paper_pkey TO policy_document_pkey;
ALTER TRIGGER paper_append_only ON policy_document RENAME TO policy_document_append_only;

ALTER TABLE given_paper RENAME TO given_document;
ALTER TABLE given_document RENAME CONSTRAINT given_paper_pkey TO given_document_pkey;
ALTER INDEX given_paper_sha256 RENAME TO given_document_sha256;
ALTER TRIGGER given_paper_append_only ON given_document RENAME TO given_document_append_only;

ALTER TABLE policy_paper RENAME TO signed_document;
ALTER TABLE signed_document RENAME CONSTRAINT policy_paper_pkey TO signed_document_pkey;
ALTER INDEX policy_paper_sha256 RENAME TO signed_document_sha256;
ALTER TRIGGER policy_paper_append_only ON signed_document RENAME TO signed_document_append_only;
