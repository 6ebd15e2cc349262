-- What follows when every charge of a premium failed, if UNPAID is QUALIFIED_REMINDER (docs/money.md, 'Reminders').
CREATE TABLE unpaid_reminder (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  -- CASE: waits for the desk. WAITING: the desk looks at it again on `due_at`. TERMINATED: cover ends after `ends_on`, unless
  -- everything is paid by then. OVER: everything was paid, or the contract ended in another way.
  state text NOT NULL DEFAULT 'PLANNED' CHECK (state IN ('PLANNED', 'SENT', 'CASE', 'WAITING', 'TERMINATED',
    'OVER', 'INSTALMENTS', 'ENDED')),
  -- When the reminder is sent, its two weeks are over, or the desk looks again; null for a case and once it is over.
  due_at timestamptz,
  -- What the reminder named, and the last day to pay.
  amount_cents integer,
  sent_at timestamptz,
  until_day date,
  -- Since when it waits for the desk.
  case_at timestamptz,
  -- The last day with cover, and the agreed end before.
  ends_on date,
  agreed_end date,
  CHECK (state IN ('PLANNED', 'OVER') OR sent_at IS NOT NULL),
  CHECK ((sent_at IS NULL) = (until_day IS NULL) AND (sent_at IS NULL) = (amount_cents IS NULL)),
  CHECK ((due_at IS NULL) = (state IN ('CASE', 'OVER', 'INSTALMENTS', 'ENDED'))),
  CHECK (state <> 'CASE' OR case_at IS NOT NULL),
  CHECK (state NOT IN ('TERMINATED', 'ENDED') OR ends_on IS NOT NULL)
);
CREATE UNIQUE INDEX unpaid_reminder_open ON unpaid_reminder (ref_id)
  WHERE state IN ('PLANNED', 'SENT', 'CASE', 'WAITING', 'TERMINATED');
CREATE INDEX unpaid_reminder_ref_id ON unpaid_reminder (ref_id);
CREATE INDEX unpaid_reminder_due ON unpaid_reminder (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX unpaid_reminder_case ON unpaid_reminder (case_at) WHERE state = 'CASE';

ALTER TABLE desk_assignment DROP CONSTRAINT desk_assignment_kind;
ALTER TABLE desk_assignment ADD CONSTRAINT desk_assignment_kind CHECK (kind IN ('CASE', 'CLAIM', 'MOVING_OUT', 'AMENDMENT',
  'UNPAID', 'QUESTION', 'WITHDRAWAL', 'MAIL', 'LETTER', 'FOLLOW_UP', 'NOTICE', 'APPROVAL', 'FAILED_WORK')) NOT VALID;
