-- Somebody can take a change of a contract that waits for the desk.
ALTER TABLE desk_assignment DROP CONSTRAINT desk_assignment_kind;
ALTER TABLE desk_assignment ADD CONSTRAINT desk_assignment_kind CHECK (kind IN ('CASE', 'CLAIM', 'MOVING_OUT', 'AMENDMENT',
  'QUESTION', 'WITHDRAWAL', 'MAIL', 'LETTER', 'FOLLOW_UP', 'NOTICE', 'APPROVAL', 'FAILED_WORK')) NOT VALID;
