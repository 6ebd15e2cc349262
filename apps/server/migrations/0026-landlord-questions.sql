-- What a landlord asks us on the page, and what the desk answers by mail.
CREATE TABLE landlord_question (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  message text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- SHA-256 of caller and Idempotency-Key; a repeated request finds the first question.
  request_key bytea,
  answer text,
  answered_at timestamptz,
  staff_id uuid REFERENCES staff_account,
  CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (staff_id IS NULL))
);
CREATE INDEX landlord_question_ref_id ON landlord_question (ref_id, asked_at);
CREATE UNIQUE INDEX landlord_question_of_request ON landlord_question (ref_id, request_key);
CREATE INDEX landlord_question_open ON landlord_question (asked_at) WHERE answered_at IS NULL;
