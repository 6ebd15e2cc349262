-- A policy's cover, its payment and its leaving apart. Its one status follows from them (policyStatus).
ALTER TABLE policy ADD COLUMN cover_state text NOT NULL DEFAULT 'SIGNED';
-- PAST_DUE: a premium is unpaid whose charge failed. UNCHARGED: no charge has succeeded or failed.
ALTER TABLE policy ADD COLUMN payment_state text NOT NULL DEFAULT 'UNCHARGED';
ALTER TABLE policy ADD COLUMN leaving_state text NOT NULL DEFAULT 'STAYING';
ALTER TABLE policy ADD CONSTRAINT policy_cover_state
  CHECK (cover_state IN ('SIGNED', 'ACCEPTED', 'ENDED', 'DECLINED', 'WITHDRAWN')) NOT VALID;
ALTER TABLE policy ADD CONSTRAINT policy_payment_state
  CHECK (payment_state IN ('UNCHARGED', 'PAID', 'PAST_DUE')) NOT VALID;
ALTER TABLE policy ADD CONSTRAINT policy_leaving_state
  CHECK (leaving_state IN ('STAYING', 'CANCELLATION_REQUESTED')) NOT VALID;
