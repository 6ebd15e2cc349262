-- Withdrawals without login that a person handled: matched to a contract, or closed with a note.
ALTER TABLE withdrawal_request ADD COLUMN written_at timestamptz;
ALTER TABLE withdrawal_request ADD COLUMN handled_at timestamptz;
ALTER TABLE withdrawal_request ADD COLUMN handled_by uuid;
ALTER TABLE withdrawal_request ADD COLUMN outcome text;
ALTER TABLE withdrawal_request ADD COLUMN note text;
-- The number of the contract that it was matched to.
ALTER TABLE withdrawal_request ADD COLUMN matched_to text;
ALTER TABLE withdrawal_request ADD CONSTRAINT withdrawal_request_handled CHECK (
  num_nonnulls(handled_at, handled_by, outcome) IN (0, 3) AND (outcome IS DISTINCT FROM 'CLOSED' OR note IS NOT NULL)
  AND (NOT (outcome IS DISTINCT FROM 'MATCHED')) = (matched_to IS NOT NULL)) NOT VALID;
ALTER TABLE withdrawal_request ADD CONSTRAINT withdrawal_request_outcome
  CHECK (outcome IN ('MATCHED', 'CLOSED')) NOT VALID;
ALTER TABLE withdrawal_request ADD CONSTRAINT withdrawal_request_handled_by
  FOREIGN KEY (handled_by) REFERENCES staff_account NOT VALID;

-- When a posted letter came back. It is then refused like a mail.
ALTER TABLE mail ADD COLUMN returned_at timestamptz;
ALTER TABLE mail DROP CONSTRAINT mail_belongs;
ALTER TABLE mail ADD CONSTRAINT mail_belongs CHECK (ref_id IS NOT NULL OR kind IN ('tenant-invitation',
  'tenant-invitation-reminder', 'invitation-confirmation', 'data-deleted', 'withdrawal-received', 'withdrawal-answered',
  'staff-link', 'work-assigned', 'partner-welcome', 'partner-login-link', 'webhook-off')) NOT VALID;

-- When somebody was in touch with a tenant, why, and with what outcome. Replaces `desk_contact`.
CREATE TABLE follow_up_contact (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  -- The failed charge, the overdue instalment or the letter that came back.
  subject_id uuid NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('REACHED', 'NOT_REACHED', 'WROTE', 'WILL_PAY', 'HAS_TRANSFERRED')),
  -- The day on which it waits again if its reason still holds; null if it does not.
  returns_on date
);
CREATE INDEX follow_up_contact_subject ON follow_up_contact (subject_id, at);
CREATE INDEX follow_up_contact_ref_id ON follow_up_contact (ref_id);

-- The kinds of work that somebody can take. `subject_id` is the refId of a case, the account of a follow-up, or the row's id.
ALTER TABLE desk_assignment DROP CONSTRAINT desk_assignment_kind_check;
ALTER TABLE desk_assignment ADD CONSTRAINT desk_assignment_kind CHECK (kind IN ('CASE', 'CLAIM', 'MOVING_OUT', 'QUESTION',
  'WITHDRAWAL', 'MAIL', 'LETTER', 'FOLLOW_UP', 'NOTICE', 'APPROVAL', 'FAILED_WORK')) NOT VALID;

-- A list's filters, order and columns that a colleague keeps under a name.
CREATE TABLE desk_view (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_account,
  list text NOT NULL,
  name text NOT NULL,
  -- The list's query without search and page.
  query jsonb NOT NULL,
  shared boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX desk_view_name ON desk_view (staff_id, list, lower(name));
CREATE INDEX desk_view_shared ON desk_view (list) WHERE shared;
