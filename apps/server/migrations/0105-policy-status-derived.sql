-- contract: the status of a policy follows from its cover, payment and leaving.
DROP FUNCTION IF EXISTS home_is_taken(jsonb, text);
DROP FUNCTION IF EXISTS home_is_taken(jsonb, text, boolean);
DROP FUNCTION IF EXISTS home_is_held(jsonb, text);
DROP FUNCTION IF EXISTS home_is_held(jsonb, text, boolean);
DROP FUNCTION IF EXISTS home_is_covered(jsonb, text, boolean);
-- Also drops the indexes and checks that name it.
ALTER TABLE policy DROP COLUMN status;
ALTER TABLE policy ADD CONSTRAINT policy_covered CHECK (cover_state IN ('ENDED', 'WITHDRAWN')
  OR ((cover_start IS NULL) = (cover_state IN ('SIGNED', 'DECLINED')))) NOT VALID;
ALTER TABLE policy ADD CONSTRAINT policy_kept_once_over
  CHECK ((kept_until IS NULL) = (cover_state NOT IN ('ENDED', 'DECLINED', 'WITHDRAWN'))) NOT VALID;
ALTER TABLE policy ADD CONSTRAINT policy_pays_while_accepted
  CHECK (next_premium_at IS NULL OR cover_state = 'ACCEPTED') NOT VALID;
ALTER TABLE policy ADD CONSTRAINT policy_leaves_while_accepted
  CHECK (leaving_state = 'STAYING' OR cover_state = 'ACCEPTED') NOT VALID;
