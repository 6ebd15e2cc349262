-- The scan of what was agreed in writing about a payee.
ALTER TABLE agreed_payee ADD COLUMN document_id text;
ALTER TABLE agreed_payee ADD CONSTRAINT agreed_payee_document FOREIGN KEY (document_id) REFERENCES document NOT VALID;
