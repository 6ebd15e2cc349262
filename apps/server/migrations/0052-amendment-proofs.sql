-- Proofs of a change of a contract are documents too, deleted some time after the decision.
ALTER TABLE document DROP CONSTRAINT document_check3, ADD CONSTRAINT document_check3 CHECK (CASE
    WHEN brought_by IS NULL THEN type IN ('PASSPORT', 'STUDENT_DOCUMENT', 'WORK_CONTRACT')
    ELSE type IN ('CLAIM_FILE', 'MOVING_OUT_PROOF', 'DECLARATION', 'AMENDMENT_PROOF')
  END) NOT VALID;
