ALTER TABLE document VALIDATE CONSTRAINT document_check3;
